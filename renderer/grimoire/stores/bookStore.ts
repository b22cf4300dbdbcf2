import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { Script } from '../../../shared/grimoire/script'
import { openBook } from '../../sheet/scriptBook'
import { bookTexts } from '../texts/catalogueTexts'
import { useGameStore } from './gameStore'
import { usePictureStore } from './pictureStore'

/** Views are made afresh in the main process, so a script is known by what it says. */
function sameScript(one: Script, other: Script): boolean {
  return (
    one === other ||
    (one.name === other.name &&
      one.characters.length === other.characters.length &&
      one.homebrew.length === other.homebrew.length &&
      JSON.stringify(one) === JSON.stringify(other))
  )
}

/** The book of the open game's script: opened anew only when the script or the language is another. */
export const useBookStore = defineStore('book', () => {
  const game = useGameStore()
  // Views come with every command, the script hardly ever.
  const script = computed<Script | null>((before) => {
    const now = game.view?.script ?? null
    return before && now && sameScript(before, now) ? before : now
  })
  watch(script, (now) => void usePictureStore().look(now), { immediate: true })
  const book = computed(() => openBook(script.value ?? { homebrew: [] }, bookTexts()))
  return { script, book }
})
