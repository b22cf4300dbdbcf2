import { failed, ok, type Result } from '../../shared/lib/result'
import type { Fact } from '../engine/events/facts'
import { createFold } from '../engine/history/fold'
import { evolve } from '../engine/events/evolve'
import { initialState } from '../engine/state'
import type { ReadRecord } from '../records/readRecord'
import type { SavedGame } from './ports'

/** Reads the bytes of a game's own file, as another machine may hold one. Codes: those of the library. */
export type ReadGameFile = (bytes: Uint8Array) => Result<SavedGame<Fact>>

/** Whether a text begins as the file of a game does. */
export const isGameFile = (text: string): boolean =>
  /^\ufeff?\s*\{[^\n]*"format":"belfry-game"/.test(text.slice(0, 2000))

/** A game's own file as if it were the record of it; code: `record-damaged` where its history does not hold together. */
export function recordOfGame({ header, history, problems }: SavedGame<Fact>): Result<ReadRecord> {
  try {
    const state = createFold({ initial: initialState(header), evolve }).stateAt(history)
    const told = problems.some(({ code }) => code !== 'game-migrated') ? 'game-file-damaged' : null
    return ok({
      header,
      history,
      state,
      hasNames: true,
      pictures: [],
      problems: [
        { severity: 'note', code: 'game-file-copied', params: {} },
        ...(told === null ? [] : [{ severity: 'warning' as const, code: told, params: {} }]),
      ],
    })
  } catch {
    return failed({ code: 'record-damaged', message: 'the history of this game does not hold together' })
  }
}
