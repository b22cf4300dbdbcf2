import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GrimoireApi } from '../../../shared/grimoire/api'
import type { OfficialPack } from '../../../shared/grimoire/pack'
import { overlay } from '../texts/catalogueTexts'
import { useLibraryStore } from './libraryStore'

/** Official texts and icons that lie over ours on this machine. */
export const usePackStore = defineStore('pack', () => {
  const pack = shallowRef<OfficialPack | null>(null)
  let bridge: GrimoireApi | null = null

  function lay(next: OfficialPack | null): void {
    pack.value = next
    overlay(next)
  }

  async function connect(api: GrimoireApi): Promise<void> {
    bridge = api
    const kept = await api.pack.get()
    if (kept.ok) lay(kept.value)
  }

  async function choose(): Promise<void> {
    const answer = await bridge?.pack.choose()
    if (answer?.ok && answer.value) lay(answer.value)
    if (answer && !answer.ok) useLibraryStore().failure = answer.error
  }

  async function remove(): Promise<void> {
    const answer = await bridge?.pack.remove()
    if (answer?.ok) lay(null)
    else if (answer) useLibraryStore().failure = answer.error
  }

  return { pack, connect, choose, remove }
})
