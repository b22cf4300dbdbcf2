import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId, SeatOrCharacter } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, Use } from '../../rules/doing'
import type { Check } from '../../rules/learning'
import type { Reactions } from '../../rules/occasions'
import type { Game } from '../../rules/reading'
import { isSeat, trueCharacter } from './truth'

/** Somebody who did something today, with the character they were then. */
export interface Doer {
  readonly seat: SeatId
  readonly character: CharacterId | null
}

/** Everybody whose vote for an execution was counted today, once per vote. */
export function votersToday(game: Game): Doer[] {
  return game.state.today.nominations
    .filter(({ kind }) => kind === 'execution')
    .flatMap(({ voterCharacters }) =>
      Object.entries(voterCharacters).map(([seat, character]) => ({ seat: Number(seat) as SeatId, character })),
    )
}

/** Did the player nominate that one for execution today? */
export function hasNominated({ state }: Game, by: SeatId, nominee: SeatOrCharacter): boolean {
  return state.today.nominations.some((one) => one.kind === 'execution' && one.by === by && one.nominee === nominee)
}

/** Everybody who nominated today. */
export function nominatorsToday(game: Game): Doer[] {
  return game.state.today.nominations
    .filter(({ kind }) => kind === 'execution')
    .map(({ by, nominatorCharacter }) => ({ seat: by, character: nominatorCharacter }))
}

/** The type they were of then; whoever has not changed since may register as another. */
export function teamThen(check: Check, doer: Doer): Team | null {
  if (isUnchanged(check, doer)) return check.team(doer.seat)
  return doer.character === null ? null : check.game.facts(doer.character).team
}

/** The character they were then; whoever has not changed since may register as another. */
export function characterThen(check: Check, doer: Doer): CharacterId | null {
  return isUnchanged(check, doer) ? check.character(doer.seat) : doer.character
}

/** Still at the table, and what they were. */
function isUnchanged({ game }: Check, { seat, character }: Doer): boolean {
  return isSeat(game, seat) && trueCharacter(game, seat) === character
}

/** Keeps one of two tokens on the owner by day: `no` from dawn on, `yes` once a doer was of that type. */
export function marksToday(no: string, yes: string, doers: (game: Game) => Doer[], team: Team): Reactions {
  const isOfTeam =
    (game: Game) =>
    ({ character }: Doer): boolean =>
      character !== null && game.facts(character).team === team
  function* mark(use: Use): Flow {
    if (!use.game.seat(use.seat).isAlive) return
    const label = doers(use.game).some(isOfTeam(use.game)) ? yes : no
    if (use.game.token(use.seat, use.character, label)) return
    use.clear(no)
    use.place(label, use.seat)
    yield* []
  }
  function* believeToken(use: Use): Flow {
    if (use.game.token(use.seat, use.character, yes)) use.remember(TAKEN_OVER, { day: dayOf(use.game), seat: null })
    yield* []
  }
  return { dayBegins: mark, nominated: mark, voteClosed: mark, takenOver: believeToken }
}

/** Key of what a token said of the day in whose course, or in the night after which, the game was taken over (SPEC B10). */
export const TAKEN_OVER = 'takenOver'

/** What a token said of today when the game was taken over, and of whom; null when none did. */
export function saidOfToday(game: Game, { memory }: AbilityInstance): { readonly seat: SeatId | null } | null {
  const said = memory[TAKEN_OVER] as { readonly day: number; readonly seat: SeatId | null } | undefined
  return said?.day === dayOf(game) ? said : null
}

/** The day that runs, or that was before this night. */
export function dayOf({ state: { phase } }: Game): number {
  return phase.kind === 'night' ? phase.number - 1 : phase.number
}
