import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { GrimoireApi } from '../../../shared/grimoire/api'
import type { Chronicle, GameSummary } from '../../../shared/grimoire/statistics'
import type { Result } from '../../../shared/lib/result'
import { useLibraryStore } from './libraryStore'

/** What the library tells of its games; read when the library is opened, not before. */
export const useChronicleStore = defineStore('chronicle', () => {
  const book = shallowRef<Chronicle | null>(null)
  const library = useLibraryStore()
  const byId = computed(() => new Map<string, GameSummary>(book.value?.summaries.map((one) => [one.id, one])))
  let bridge: GrimoireApi['chronicle'] | null = null

  const connect = (api: GrimoireApi): void => void (bridge = api.chronicle)

  /** The value of an answer; a failure is told with those of the library. */
  function valueOf<Value>(answer: Result<Value> | undefined): Value | null {
    if (!answer) return null
    if (answer.ok) return answer.value
    library.failure = answer.error
    return null
  }

  async function read(): Promise<void> {
    book.value = valueOf(await bridge?.read()) ?? book.value
  }
  async function note(id: string, text: string): Promise<void> {
    valueOf(await bridge?.note({ id, text }))
    await Promise.all([read(), library.refresh()])
  }
  const exportCounts = async (): Promise<string | null> => valueOf(await bridge?.export())?.path ?? null

  return { book, byId, connect, read, note, exportCounts }
})
