import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Notice } from '../../../shared/grimoire/view'
import { useGameStore } from './gameStore'

/** Which of the things that Belfry noticed the Storyteller has put aside. */
export const useWatchStore = defineStore('watch', () => {
  const game = useGameStore()
  const aside = shallowRef<ReadonlySet<string>>(new Set())
  const keyOf = ({ code, params }: Notice): string => JSON.stringify([game.view?.game.id, code, params])
  const now = computed(() => new Set(game.view?.notices.map(keyOf)))

  // What is no longer so is forgotten: should it come again, it is said again.
  watch(now, (keys) => {
    const left = [...aside.value].filter((key) => keys.has(key))
    if (left.length < aside.value.size) aside.value = new Set(left)
  })

  function putAside(notice: Notice): void {
    aside.value = new Set([...aside.value, keyOf(notice)])
  }
  function takeBack(): void {
    aside.value = new Set()
  }
  return { isAside: (notice: Notice): boolean => aside.value.has(keyOf(notice)), putAside, takeBack }
})
