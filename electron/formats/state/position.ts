import { isGoodTeam } from '../../../shared/domain/catalogue/catalogue'
import type { Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import { opposite } from '../../../shared/domain/vocabulary'
import type { Alignment, Phase } from '../../../shared/domain/vocabulary'
import type { CommandInput } from '../../../shared/grimoire/commands'
import type { ReportWriter } from '../importReport'
import type { CharacterResolver } from './resolver'

/** What a saved state becomes: the data of the command that takes a game over. */
export type PositionInput = CommandInput<'startFromPosition'>
/** A seat of {@link PositionInput}. */
export type SeatInput = PositionInput['seats'][number]
/** A reminder on a seat. */
export type ReminderInput = NonNullable<SeatInput['reminders']>[number]

/** A player outside the official set has no label to match; these tokens stand for a Storyteller's own words. */
export const OWN_TEXT = 'custom'

const LONGEST_NAME = 80

/** A seat with what every dialect says; the rest is added by the dialect's reader. */
export function seatOf(number: number, name: string, character: CharacterId | null, isAlive: boolean): SeatInput {
  return { seat: number, name: name.trim().slice(0, LONGEST_NAME).trim(), character, alive: isAlive }
}

/** The side that belongs to a character's team, or the other one. */
export function sideOf(team: Team, isFlipped: boolean): Alignment {
  const side = isGoodTeam(team) || team === 'traveller' ? 'good' : 'evil'
  return isFlipped ? opposite(side) : side
}

/** No dialect writes the phase; whoever is dead died at the earliest before the first day's dusk. */
export function guessPhase(seats: readonly SeatInput[], writer: ReportWriter): Phase {
  const isEmpty = seats.every(({ character }) => character === null)
  const phase: Phase = isEmpty ? { kind: 'setup', number: 0 } : { kind: 'day', number: 1 }
  writer.tell('warning', isEmpty ? 'phase-taken-as-setup' : 'phase-taken-as-day', {}, {})
  return phase
}

/** The official spelling of a reminder's label where the character has such a token. */
export function labelOf(resolver: CharacterResolver, character: CharacterId, written: string): string {
  const key = written.trim().toLowerCase()
  return (
    resolver.labels(character).find((label) => label.toLowerCase() === key) ?? written.trim().slice(0, LONGEST_NAME)
  )
}
