import type { GrimoireApi } from '../../../shared/grimoire/api'
import type { Subject } from '../../../shared/grimoire/subject'
import type { LogLine } from '../../../shared/grimoire/view'

/** Reads the story of the game that is open; nothing where none is. */
export function createStory(api: () => GrimoireApi['game'] | undefined) {
  /** `count` lines from line `from` on, the oldest being 0. */
  async function readLog(from: number, count: number): Promise<LogLine[]> {
    const answer = await api()?.getLog({ from, count })
    return answer?.ok ? answer.value : []
  }

  /** Why something is as it is, the nearest cause first. */
  async function readCauses(subject: Subject): Promise<LogLine[]> {
    const answer = await api()?.getCauses(subject)
    return answer?.ok ? answer.value : []
  }

  return { readLog, readCauses }
}
