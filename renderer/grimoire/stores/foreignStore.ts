import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { GrimoireApi } from '../../../shared/grimoire/api'
import type { ForeignFile, Paper } from '../../../shared/grimoire/foreign'
import type { Script } from '../../../shared/grimoire/script'
import type { Result } from '../../../shared/lib/result'
import { useGameStore } from './gameStore'
import { useLibraryStore } from './libraryStore'

/** What somebody brought, until the Storyteller has decided about it; scripts being built and taken away. */
export const useForeignStore = defineStore('foreign', () => {
  const file = shallowRef<ForeignFile | null>(null)
  const isBuilding = ref(false)
  const drafted = shallowRef<Script | null>(null)
  let bridge: GrimoireApi | null = null

  function valueOf<Value>(answer: Result<Value> | undefined): Value | null {
    if (!answer) return null
    if (answer.ok) return answer.value
    useLibraryStore().failure = answer.error
    return null
  }

  function lay(next: ForeignFile | null): void {
    if (next) file.value = next
  }
  async function connect(api: GrimoireApi): Promise<void> {
    bridge = api
    const take = async (): Promise<void> => lay(valueOf(await api.foreign.takeOffered()))
    api.foreign.onOffered(() => void take())
    await take()
  }

  const read = async (text: string, fileName?: string): Promise<void> =>
    lay(valueOf(await bridge?.foreign.read(fileName === undefined ? { text } : { text, fileName })))
  const openFile = async (): Promise<void> => lay(valueOf(await bridge?.foreign.openFile()))
  const attachScript = async (): Promise<void> => lay(valueOf(await bridge?.foreign.attachScript()))
  /** Opens the record that was read last as a game of its own. */
  async function openRecord(): Promise<void> {
    const opened = await bridge?.foreign.openRecord()
    if (opened && !opened.ok) useLibraryStore().failure = opened.error
    await useLibraryStore().refresh()
    if (opened?.ok) close()
  }
  function close(): void {
    file.value = null
  }

  /** Opens the builder, on a copy of a script or on an empty one. */
  function build(script: Script | null): void {
    drafted.value = script
    isBuilding.value = true
  }

  /** The path written; what the official tools may not take goes to the notices. */
  async function save(script: Script): Promise<string | null> {
    const saved = valueOf(await bridge?.script.save({ script }))
    if (saved && saved.notices.length > 0) useGameStore().notices = saved.notices
    return saved?.path ?? null
  }
  const savePdf = async (script: Script, paper: Paper, hasNightOrders: boolean): Promise<string | null> =>
    valueOf(await bridge?.script.savePdf({ script, paper, hasNightOrders }))?.path ?? null

  return {
    file,
    isBuilding,
    drafted,
    connect,
    read,
    openFile,
    attachScript,
    openRecord,
    close,
    build,
    save,
    savePdf,
  }
})
