import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GrimoireApi, LibraryList } from '../../../shared/grimoire/api'
import type { RecordFormat } from '../../../shared/grimoire/recordFormats'
import type { Failure, Result } from '../../../shared/lib/result'

/** The games on this machine and the files that come in and go out. */
export const useLibraryStore = defineStore('library', () => {
  const list = shallowRef<LibraryList>({ games: [], trash: [] })
  const failure = shallowRef<Failure | null>(null)
  let bridge: GrimoireApi | null = null

  async function connect(api: GrimoireApi): Promise<void> {
    bridge = api
    await refresh()
  }

  /** The value of an answer; a failure is kept to be told. */
  function valueOf<Value>(answer: Result<Value> | undefined): Value | null {
    if (!answer) return null
    if (answer.ok) return answer.value
    failure.value = answer.error
    return null
  }

  async function refresh(): Promise<void> {
    const next = valueOf(await bridge?.library.list())
    if (next) list.value = next
  }

  async function act(change: (api: GrimoireApi['library']) => Promise<Result<null>>): Promise<boolean> {
    if (!bridge) return false
    const answer = await change(bridge.library)
    if (!answer.ok) failure.value = answer.error
    await refresh()
    return answer.ok
  }

  const create = (name: string): Promise<boolean> => act((library) => library.create({ name }))
  const open = (id: string, takeOver = false): Promise<boolean> =>
    act((library) => library.open(takeOver ? { id, takeOver } : { id }))
  const close = (): Promise<boolean> => act((library) => library.close())
  const rename = (id: string, name: string): Promise<boolean> => act((library) => library.rename({ id, name }))
  const remove = (id: string): Promise<boolean> => act((library) => library.remove({ id }))
  const restore = (id: string): Promise<boolean> => act((library) => library.restore({ id }))
  const newWithSameTable = (id: string, name: string): Promise<boolean> =>
    act((library) => library.newWithSameTable({ id, name }))

  const exportRecord = async (format: RecordFormat): Promise<string | null> =>
    valueOf(await bridge?.record.export({ format }))?.path ?? null

  return {
    list,
    failure,
    connect,
    refresh,
    create,
    open,
    close,
    rename,
    remove,
    restore,
    newWithSameTable,
    exportRecord,
  }
})
