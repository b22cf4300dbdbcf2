import { believing } from './believing'
import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { CommandData } from '../../../shared/grimoire/commands'
import { dealCharacter } from '../rules/becoming'
import { react } from '../rules/reactions'
import type { Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { inBag, ordinarySeats } from '../setup/givenOut'
import {
  bagFor,
  hasForbiddenDuplicate,
  hidingPlaces,
  lineupProblems,
  pickAll,
  randomLineup,
  staysOutOfBag,
  takesNoSeat,
} from '../setup/lineup'
import { isSeated, nonsense, simply } from './plan'
import type { Handlers } from './plan'
import { startFromPosition } from './position'
import { ordinaryPlayers, tellTraveller } from './tableCommands'
import type { RefusalCode } from '../rules/refusalCodes'

/** Commands of set-up (SPEC B). */
export const setupCommands: Handlers<
  | 'setLineup'
  | 'randomLineup'
  | 'fillBag'
  | 'drawToken'
  | 'dealBag'
  | 'assign'
  | 'swapCharacters'
  | 'startGame'
  | 'startFromPosition'
> = {
  setLineup: (game, { characters }) => ({
    ...simply((turn) => {
      turn.emit({ kind: 'lineupSet', characters })
    }),
    notices: characters.length === 0 ? [] : lineupProblems(game, ordinaryPlayers(game), characters),
  }),
  randomLineup: (_game, { keep }) =>
    simply((turn) => {
      turn.emit({ kind: 'lineupSet', characters: randomLineup(turn, ordinaryPlayers(turn.game), keep) })
    }),
  fillBag: (game) => {
    const problems = lineupProblems(game, ordinaryPlayers(game), game.state.lineup)
    return simply((turn) => {
      turn.emit({ kind: 'bagFilled', characters: bagFor(turn, game.state.lineup) })
    }, problems)
  },
  drawToken: (game, { seat, character }) => {
    if (!isSeated(game, seat)) return nonsense('no-such-seat')
    const left = inBag(game)
    if (left.length === 0 || (character !== undefined && !left.includes(character))) return nonsense('not-in-the-bag')
    return simply(
      (turn) => {
        draw(turn, seat, character ?? pickAll(turn, left)[0] ?? null)
        // Not before: who sits where must be known, and nobody at the laptop may see their token change.
        if (left.length === 1) hideBehindTokens(turn)
      },
      game.seat(seat).character === null ? [] : ['seat-has-a-character'],
    )
  },
  dealBag: (game) => {
    const empty = game.seats.filter(({ character, isTraveller }) => character === null && !isTraveller)
    if (inBag(game).length === 0) return nonsense('not-in-the-bag')
    return simply((turn) => {
      pickAll(turn, inBag(game)).forEach((character, index) => {
        const seat = empty[index]
        if (seat) draw(turn, seat.seat, character)
      })
      hideBehindTokens(turn)
    })
  },
  assign: (game, data) => {
    if (!isSeated(game, data.seat)) return nonsense('no-such-seat')
    const { seat, character, shown, alignment } = data
    const plan = simply((turn) => {
      dealCharacter(turn, seat, character, shown ?? null, alignment)
    })
    return {
      ...plan,
      ...(shown !== undefined && believing(game, seat, character, shown)),
      notices: assigned(game, data),
    }
  },
  swapCharacters: (game, { first, second }) => {
    if (!isSeated(game, first) || !isSeated(game, second)) return nonsense('no-such-seat')
    const [one, other] = [game.seat(first), game.seat(second)]
    return simply((turn) => {
      dealCharacter(turn, first, other.character, other.shown, other.alignment)
      dealCharacter(turn, second, one.character, one.shown, one.alignment)
    })
  },
  startGame: (game) => {
    if (game.state.phase.kind !== 'setup') return nonsense('wrong-phase')
    const refusals: RefusalCode[] = []
    if (game.seats.length < 5) refusals.push('too-few-players')
    if (game.seats.some(({ character }) => character === null)) refusals.push('seat-without-character')
    return {
      refusals,
      run: function* (turn) {
        yield* turn.because(null, function* () {
          for (const id of game.state.lineup) if (takesNoSeat(game.facts(id))) turn.gain(null, id, 'own')
          yield* []
        })
        turn.emit({ kind: 'phaseBegan', phase: { kind: 'night', number: 1 } })
        for (const { seat, isTraveller } of turn.game.seats) if (isTraveller) tellTraveller(turn, seat)
        yield* react(turn, 'nightBegins', {})
      },
    }
  },
  startFromPosition: (game, data) => {
    if (game.seats.length > 0) return nonsense('table-not-empty')
    const seats = data.seats.map(({ seat }) => seat)
    return new Set(seats).size < seats.length
      ? nonsense('no-such-seat')
      : { run: (turn) => startFromPosition(turn, data) }
  },
}

function draw(turn: Turn, seat: SeatId, character: CharacterId | null): void {
  if (character === null) return
  turn.emit({ kind: 'tokenDrawn', character })
  dealCharacter(turn, seat, character, null)
}

/** Characters of the line-up that stayed out of the bag go behind a token that was put in for them. */
function hideBehindTokens(turn: Turn): void {
  for (const hidden of turn.game.state.lineup.filter((id) => staysOutOfBag(turn.game.facts(id)))) {
    const seat = pickAll(turn, hidingPlaces(turn.game, turn.game.facts(hidden)))[0]
    if (seat) dealCharacter(turn, seat.seat, hidden, seat.character)
  }
}

/** Worth knowing of a character given by hand: duplicate-character. */
function assigned(game: Game, { seat, character }: CommandData<'assign'>): string[] {
  const others = ordinarySeats(game).filter((one) => one.seat !== seat)
  const held = others.flatMap((one) => one.character ?? [])
  const isNew = character !== null && held.includes(character) && !game.seat(seat).isTraveller
  return isNew && hasForbiddenDuplicate(game, [...held, character]) ? ['duplicate-character'] : []
}
