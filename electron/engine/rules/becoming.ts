import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Alignment } from '../../../shared/domain/vocabulary'
import { isGoodTeam, type Team } from '../../../shared/domain/catalogue/catalogue'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { react } from './reactions'
import type { Flow, Turn } from './doing'

/**
 * Makes a player another character: the old abilities and what hangs on them go, the new one begins; alignment, life and states
 * stay (SPEC S). Who is not to know the new one goes on believing in the old (SPEC S9).
 * @see rulebook, States: changing your character keeps your states
 */
export function* becomeCharacter(turn: Turn, seat: SeatId, to: CharacterId, isTold: boolean): Flow {
  const { character: from, shown } = turn.game.seat(seat)
  const belief = isUnaware(turn, to) ? (shown ?? from) : null
  const known = turn.game.instancesOf(seat).find(({ character }) => character === belief)
  const change = turn.emit({ kind: 'characterSet', seat, character: to })
  yield* turn.because(change, function* () {
    leaveAbilities(turn, seat)
    clearMarkers(turn, seat)
    countAs(turn, seat, turn.game.facts(to).team)
    if (turn.game.seat(seat).shown !== belief) turn.emit({ kind: 'shownSet', seat, character: belief })
    const own = turn.gain(seat, to, 'own')
    if (belief !== null) believe(turn, own, seat, belief, known)
    else if (isTold && !isUnaware(turn, to)) turn.tell(seat, 'youAre', to, 'rules')
    yield* react(turn, 'characterChanged', { seat, from, to })
  })
}

/** Puts a player on a side; character and states stay. The player learns it, unless the ability says otherwise. */
export function* changeSide(turn: Turn, seat: SeatId, to: Alignment, isTold: boolean): Flow {
  if (turn.game.seat(seat).alignment === to) return
  const change = turn.emit({ kind: 'alignmentSet', seat, alignment: to })
  yield* turn.because(change, function* () {
    if (isTold) turn.tell(seat, 'alignment', to, 'rules')
    yield* []
  })
}

/**
 * Gives a token to a player at set-up: the ability of the character, and that of the character the player believes in. The side
 * is the character's usual one unless given.
 */
export function dealCharacter(
  turn: Turn,
  seat: SeatId,
  character: CharacterId | null,
  shown: CharacterId | null,
  side?: Alignment,
): void {
  turn.emit({ kind: 'characterSet', seat, character })
  leaveAbilities(turn, seat)
  clearMarkers(turn, seat)
  turn.emit({ kind: 'shownSet', seat, character: shown })
  if (character === null) return
  const { team } = turn.game.facts(character)
  const usual = team === 'traveller' ? turn.game.seat(seat).alignment : isGoodTeam(team) ? 'good' : 'evil'
  turn.emit({ kind: 'alignmentSet', seat, alignment: side ?? usual })
  countAs(turn, seat, team)
  const own = turn.gain(seat, character, 'own')
  if (shown !== null && shown !== character) believe(turn, own, seat, shown)
}

/** A Traveller's character is public and theirs alone: who has another is none (SPEC S10). */
function countAs(turn: Turn, seat: SeatId, team: Team): void {
  const isTraveller = team === 'traveller'
  if (isTraveller !== turn.game.seat(seat).isTraveller) turn.emit({ kind: 'travellerSet', seat, isTraveller })
}

/** The player takes themself for another; an ability they had before goes on as they know it, and does not start anew. */
function believe(turn: Turn, own: AbilityInstance, seat: SeatId, shown: CharacterId, known?: AbilityInstance): void {
  turn.gain(seat, shown, 'believed', null, known)
  const marker = markerOf(turn, own.character)
  if (marker !== undefined) turn.place(own, marker, seat, { outlivesSource: true })
}

/** Is it a character whose player is not to know it (rulebook, Good & Evil: the Drunk and the Lunatic)? */
function isUnaware(turn: Turn, character: CharacterId): boolean {
  return markerOf(turn, character) !== undefined || moduleOf(character)?.actsOutBelief === true
}

/** The token that tells the Storyteller who is really behind a shown token (almanac, Drunk). */
function markerOf(turn: Turn, character: CharacterId): string | undefined {
  const { setup } = turn.game.facts(character)
  return setup && 'marker' in setup ? setup.marker : undefined
}

function clearMarkers(turn: Turn, seat: SeatId): void {
  for (const { id, target, character, label } of turn.game.state.effects)
    if (target === seat && markerOf(turn, character) === label) turn.endEffect(id)
}

/** Back from the dead, a player has the ability as if for the first time, used or not (almanac, Professor). */
export function renewAbilities(turn: Turn, seat: SeatId): void {
  const kept = turn.game.instancesOf(seat).filter(({ via }) => via === null)
  leaveAbilities(turn, seat)
  for (const { character, origin } of kept) turn.gain(seat, character, origin)
}

function leaveAbilities(turn: Turn, seat: SeatId): void {
  for (const instance of turn.game.instancesOf(seat)) if (turn.game.instance(instance.id)) turn.lose(instance)
}
