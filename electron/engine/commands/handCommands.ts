import type { CharacterId, SeatOrCharacter, SeatId } from '../../../shared/domain/ids'
import type { Cause } from '../events/facts'
import { isCertain } from '../winning/certainty'
import { dealCharacter } from '../rules/becoming'
import type { Game } from '../rules/reading'
import { believing } from './believing'
import { impair, placeByHand } from './byHand'
import { atPlayers, isSeated, nonsense, simply } from './plan'
import type { Handlers, Plan } from './plan'

/** Commands by which the Storyteller changes the game by hand, at any time (SPEC S). */
export const handCommands: Handlers<
  | 'kill'
  | 'revive'
  | 'impair'
  | 'restore'
  | 'placeReminder'
  | 'moveReminder'
  | 'removeReminder'
  | 'changeCharacter'
  | 'changeAlignment'
  | 'setShown'
  | 'setVoteToken'
  | 'endGame'
  | 'playOn'
  | 'reveal'
  | 'showSheet'
  | 'note'
> = {
  kill: (game, { target, cause }) =>
    onSeat(game, target, (seat) => ({
      run: function* (turn) {
        yield* turn.kill(seat, causeFor(game, cause), { isUnstoppable: cause.kind === 'storyteller' })
      },
    })),
  revive: (game, { seat }) =>
    onSeat(game, seat, () => ({
      refusals: game.state.seats[seat]?.isAlive ? ['already-alive'] : [],
      run: (turn) => turn.revive(seat),
    })),
  impair: (game, { target, kind, source, until }) =>
    onSeat(game, target, (seat) =>
      simply((turn) => {
        impair(turn, seat, { kind, character: source.character, from: source.seat, until })
      }),
    ),
  restore: (game, { target, kind, source }) => {
    const effect = game.state.effects.find(
      (one) =>
        one.target === target &&
        one.kind === kind &&
        one.character === source.character &&
        (source.seat === undefined || one.sourceSeat === source.seat),
    )
    return effect
      ? simply((turn) => {
          turn.endEffect(effect.id)
        })
      : nonsense('no-such-effect')
  },
  placeReminder: (game, { seat, character, label, source }) =>
    seat === null || isSeated(game, seat)
      ? simply((turn) => {
          placeByHand(turn, seat, { character, label, from: source })
        })
      : nonsense('no-such-seat'),
  moveReminder: (game, { reminder, seat }) => {
    if (!game.state.effects.some(({ id }) => id === reminder)) return nonsense('no-such-effect')
    return seat === null || isSeated(game, seat)
      ? simply((turn) => {
          turn.emit({ kind: 'effectMoved', effect: reminder, target: seat })
        })
      : nonsense('no-such-seat')
  },
  removeReminder: (game, { reminder }) =>
    game.state.effects.some(({ id }) => id === reminder)
      ? simply((turn) => {
          turn.endEffect(reminder)
        })
      : nonsense('no-such-effect'),
  changeCharacter: (game, { target, to }) =>
    onSeat(game, target, (seat) => ({ run: (turn) => turn.changeCharacter(seat, to) })),
  changeAlignment: (game, { target, to }) =>
    onSeat(game, target, (seat) => ({ run: (turn) => turn.changeAlignment(seat, to) })),
  setShown: (game, { seat, character }) =>
    onSeat(game, seat, () => ({
      ...simply((turn) => {
        dealCharacter(turn, seat, game.seat(seat).character, character, game.seat(seat).alignment)
      }),
      ...(character !== null && believing(game, seat, game.seat(seat).character, character)),
    })),
  setVoteToken: (game, { seat, has }) =>
    onSeat(game, seat, () =>
      simply((turn) => {
        turn.emit({ kind: 'voteTokenSet', seat, has })
        if (!has && game.seat(seat).givenTokens > 0) turn.emit({ kind: 'givenTokensSet', seat, count: 0 })
      }),
    ),
  endGame: (game, { winner, reason }) =>
    simply(
      (turn) => {
        turn.emit({ kind: 'gameEnded', winner, ...(reason !== '' && { reason }) })
      },
      isCertain(game, winner) ? [] : ['not-certain'],
    ),
  playOn: (game) =>
    simply((turn) => {
      turn.emit({
        kind: 'claimsDismissed',
        reasons: game.claims.filter(({ blockedBy }) => blockedBy.length === 0).map(({ reason }) => reason),
      })
      if (game.state.reveal !== null) turn.emit({ kind: 'revealSet', seats: null })
    }),
  reveal: (_game, { seats }) =>
    simply((turn) => {
      turn.emit({ kind: 'revealSet', seats })
    }),
  showSheet: (_game, { isShown }) =>
    simply((turn) => {
      turn.emit({ kind: 'sheetShown', isShown })
    }),
  note: (game, { text, seat }) =>
    seat === null || isSeated(game, seat)
      ? simply((turn) => {
          turn.emit({ kind: 'noted', seat, text })
        })
      : nonsense('no-such-seat'),
}

function onSeat(game: Game, target: SeatOrCharacter, plan: (seat: SeatId) => Plan): Plan {
  return atPlayers(game, [target], ([seat]) => (seat === undefined ? nonsense('no-such-seat') : plan(seat)))
}

function causeFor(
  game: Game,
  { kind, ability, by }: { kind: 'ability' | 'storyteller'; ability: string; by?: SeatId | undefined },
): Cause {
  const seat = by ?? (kind === 'ability' ? onlyHolder(game, ability) : null)
  const instance = seat === null ? undefined : game.abilityOf(seat, ability)
  const isDemon = kind === 'ability' && game.facts(ability).team === 'demon'
  return { ability, seat, instance: instance?.id ?? null, kind: isDemon ? 'demon' : kind }
}

/** Whose ability it is where nobody says so and it is clear. */
function onlyHolder(game: Game, character: CharacterId): SeatId | null {
  const [holder, other] = game.holders(character)
  return other === undefined ? (holder?.seat ?? null) : null
}
