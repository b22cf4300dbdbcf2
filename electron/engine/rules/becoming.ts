import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Alignment } from '../../../shared/domain/vocabulary'
import { isGoodTeam } from '../../../shared/domain/catalogue/catalogue'
import { react } from './reactions'
import type { Flow, Turn } from './doing'

/**
 * Makes a player another character: the old abilities and what hangs on them go, the new one begins; alignment, life and states
 * stay (SPEC S).
 * @see rulebook, States: changing your character keeps your states
 */
export function* becomeCharacter(turn: Turn, seat: SeatId, to: CharacterId, isTold: boolean): Flow {
  const from = turn.game.seat(seat).character
  const change = turn.emit({ kind: 'characterSet', seat, character: to })
  yield* turn.because(change, function* () {
    leaveAbilities(turn, seat)
    clearMarkers(turn, seat)
    if (turn.game.seat(seat).shown !== null) turn.emit({ kind: 'shownSet', seat, character: null })
    turn.gain(seat, to, 'own')
    if (isTold) turn.tell(seat, 'youAre', to, 'rules')
    yield* react(turn, 'characterChanged', { seat, from, to })
  })
}

/** Puts a player on a side; character and states stay. The player learns it, unless the ability says otherwise. */
export function* changeSide(turn: Turn, seat: SeatId, to: Alignment, isTold: boolean): Flow {
  if (turn.game.seat(seat).alignment === to) return
  const change = turn.emit({ kind: 'alignmentSet', seat, alignment: to })
  yield* turn.because(change, function* () {
    if (isTold) turn.tell(seat, 'alignment', to, 'rules')
    yield* react(turn, 'alignmentChanged', { seat, to })
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
  if ((team === 'traveller') !== turn.game.seat(seat).isTraveller)
    turn.emit({ kind: 'travellerSet', seat, isTraveller: team === 'traveller' })
  const own = turn.gain(seat, character, 'own')
  if (shown === null || shown === character) return
  turn.gain(seat, shown, 'believed')
  const marker = markerOf(turn, character)
  if (marker !== undefined) turn.place(own, marker, seat, { outlivesSource: true })
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
