import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { GrimoireApi } from '../../../shared/grimoire/api'
import { farPictures } from '../../../shared/grimoire/farPictures'
import type { KeptPictures, PictureHarvest } from '../../../shared/grimoire/pictures'
import type { Script } from '../../../shared/grimoire/script'
import { hangPictures } from '../texts/catalogueTexts'
import { useLibraryStore } from './libraryStore'

/** Pictures of scripts that lie on other computers: which are kept here, and what came of asking for the others. */
export const usePictureStore = defineStore('pictures', () => {
  const kept = shallowRef<KeptPictures>({})
  const failures = shallowRef<PictureHarvest['failures']>([])
  const isFetching = ref(false)
  let bridge: GrimoireApi | null = null

  function take(found: KeptPictures): void {
    kept.value = { ...kept.value, ...found }
    hangPictures(found)
  }
  const connect = (api: GrimoireApi): void => void (bridge = api)

  /** Looks on this machine for the pictures of a script; asks nobody else. */
  async function look(script: Pick<Script, 'homebrew'> | null): Promise<void> {
    const addresses = farPictures(script ?? { homebrew: [] }).filter((address) => kept.value[address] === undefined)
    if (addresses.length === 0) return
    const answer = await bridge?.pictures.known({ addresses: addresses.slice(0, MOST_ASKED) })
    if (answer?.ok) take(answer.value)
  }

  /** The Storyteller allows it: asks the other computers, once. */
  async function fetchFor(script: Pick<Script, 'homebrew'>): Promise<void> {
    isFetching.value = true
    const answer = await bridge?.pictures.fetch({ addresses: farPictures(script).slice(0, MOST_ASKED) })
    isFetching.value = false
    if (answer?.ok) {
      take(answer.value.kept)
      failures.value = answer.value.failures
    } else if (answer) useLibraryStore().failure = answer.error
  }

  return { kept, failures, isFetching, connect, look, fetchFor }
})

/** As many as may be asked for at a time. */
const MOST_ASKED = 1000
