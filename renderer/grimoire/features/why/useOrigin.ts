import type { SeatId } from '../../../../shared/domain/ids'
import type { LogLine, Notice, ReminderView } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** Lines read at once when the story is searched further back. */
const PAGE = 200

/** Finds the moment of the story at which something came about, and tells it. */
export function useOrigin() {
  const game = useGameStore()
  const { phase, fact } = useWords()

  async function allLines(): Promise<LogLine[]> {
    const recent = game.view?.log ?? []
    const first = recent[0]?.commit ?? 0
    const read: LogLine[] = []
    while ((game.view?.game.commits ?? 0) > recent.length) {
      const page = await game.readLog(read.length, PAGE)
      read.push(...page.filter(({ commit }) => commit < first))
      if (page.length < PAGE || page.some(({ commit }) => commit >= first)) break
    }
    return [...read, ...recent]
  }

  function tell({ phase: when, entries }: LogLine): string {
    const sentences = entries.map((entry) => `${fact(entry)}.`.replace(/([.?!。？！])\.$/, '$1'))
    return `${phase(when)}: ${sentences.join(' ')}`
  }

  /** The last moment with such an entry. */
  async function momentOf(isIt: (entry: Notice) => boolean): Promise<string[]> {
    const line = (await allLines()).findLast(({ entries }) => entries.some(isIt))
    return line ? [tell(line)] : []
  }

  const originOfReminder = (target: SeatId | null, { character, label }: ReminderView): Promise<string[]> =>
    momentOf(
      ({ code, params }) =>
        /^(reminder-placed|reminder-moved|became-|ability-spent)/.test(code) &&
        (params['target'] ?? null) === target &&
        params['character'] === character &&
        (params['label'] ?? label) === label,
    )

  const originOfDeath = (seat: SeatId): Promise<string[]> =>
    momentOf(
      ({ code, params }) =>
        params['seat'] === seat && (code.startsWith('died') || code === 'death-feigned' || code === 'life-dead'),
    )

  return { originOfReminder, originOfDeath }
}
