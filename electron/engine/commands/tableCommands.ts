import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import type { FactData } from '../events/facts'
import { openNomination } from '../day/moments'
import { dealCharacter } from '../rules/becoming'
import { swapChairs } from '../rules/seating'
import type { Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { FEWEST_PLAYERS, MOST_ORDINARY_PLAYERS } from '../setup/counts'
import { isSeated, nonsense, simply } from './plan'
import type { Handlers } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'

/** Commands about who sits where. */
export const tableCommands: Handlers<
  | 'newTable'
  | 'chooseScript'
  | 'addSeat'
  | 'removeSeat'
  | 'renameSeat'
  | 'moveSeat'
  | 'swapSeats'
  | 'turnTable'
  | 'addTraveller'
  | 'removeTraveller'
  | 'setTraveller'
  | 'addToCentre'
  | 'removeFromCentre'
  | 'setBluffs'
> = {
  newTable: (game, { players, travellers, names }) => {
    const edition = game.state.script.edition
    const needsSeven = (edition === 'bmr' || edition === 'snv') && players < 7
    const refusals: RefusalCode[] = []
    if (players < FEWEST_PLAYERS) refusals.push('too-few-players')
    if (players > MOST_ORDINARY_PLAYERS) refusals.push('excess-players-must-be-travellers')
    const plan = simply((turn) => {
      turn.emit({ kind: 'tableSet', players, travellers })
      for (let index = turn.game.seats.length; index < players + travellers; index += 1)
        addSeat(turn, { name: names[index] ?? '', index: turn.game.seats.length, isTraveller: index >= players })
    }, refusals)
    return needsSeven ? { ...plan, notices: ['edition-needs-7-players'] } : plan
  },
  chooseScript: (_game, { script }) =>
    simply((turn) => {
      turn.emit({ kind: 'scriptChosen', script })
    }),
  addSeat: (_game, { name, index }) =>
    simply((turn) => {
      addSeat(turn, { name, index: index ?? turn.game.seats.length, isTraveller: false })
      resize(turn)
    }),
  removeSeat: (game, { seat }) =>
    isSeated(game, seat)
      ? simply((turn) => {
          leave(turn, seat)
        })
      : nonsense('no-such-seat'),
  renameSeat: (game, { seat, name }) =>
    isSeated(game, seat)
      ? simply((turn) => {
          turn.emit({ kind: 'seatRenamed', seat, name })
        })
      : nonsense('no-such-seat'),
  moveSeat: (game, { seat, index }) =>
    isSeated(game, seat) && index < game.seats.length
      ? simply((turn) => {
          turn.emit({ kind: 'seatMoved', seat, index })
        })
      : nonsense('no-such-seat'),
  swapSeats: (game, { first, second }) => {
    if (!isSeated(game, first) || !isSeated(game, second)) return nonsense('no-such-seat')
    return simply((turn) => {
      swapChairs(turn, first, second)
    })
  },
  turnTable: (game, { first, isReversed }) =>
    isSeated(game, first)
      ? simply((turn) => {
          turn.emit({ kind: 'tableTurned', first, isReversed })
        })
      : nonsense('no-such-seat'),
  addTraveller: (game, { character, alignment, name, index, seat: chair }) => {
    if (game.facts(character).team !== 'traveller') return nonsense('not-a-traveller')
    if (chair !== undefined && isSeated(game, chair)) return nonsense('seat-taken')
    return simply((turn) => {
      const seat = addSeat(turn, { name, index: index ?? placeOf(turn.game, chair), isTraveller: true }, chair)
      dealCharacter(turn, seat, character, null, alignment)
      tellTraveller(turn, seat)
    })
  },
  removeTraveller: (game, { seat }) => {
    if (!isSeated(game, seat)) return nonsense('no-such-seat')
    return simply(
      (turn) => {
        leave(turn, seat)
      },
      game.seat(seat).isTraveller ? [] : ['not-a-traveller'],
    )
  },
  setTraveller: (game, { seat, isTraveller }) =>
    isSeated(game, seat)
      ? simply((turn) => {
          turn.emit({ kind: 'travellerSet', seat, isTraveller })
        })
      : nonsense('no-such-seat'),
  addToCentre: (game, { character }) => {
    const { team } = game.facts(character)
    return team === 'fabled' || team === 'loric'
      ? simply((turn) => {
          bringToCentre(turn, character)
        })
      : nonsense('not-fabled-or-loric')
  },
  removeFromCentre: (_game, { character }) =>
    simply((turn) => {
      turn.emit({ kind: 'centreRemoved', character })
      for (const one of turn.game.state.instances) if (one.seat === null && one.character === character) turn.lose(one)
    }),
  setBluffs: (_game, { group, characters, title }) =>
    simply((turn) => {
      turn.emit({ kind: 'bluffsSet', group, characters, title: title ?? '' })
    }),
}

/** Puts a Fabled or Loric into the centre, with what it changes; the Storyteller holds its ability (rulebook, Fabled). */
export function bringToCentre(turn: Turn, character: CharacterId): void {
  if (turn.game.state.centre.includes(character)) return
  turn.emit({ kind: 'centreAdded', character })
  if (moduleOf(character)) turn.gain(null, character, 'own')
}

function leave(turn: Turn, seat: SeatId): void {
  breakOff(turn, seat)
  for (const instance of turn.game.instancesOf(seat)) if (turn.game.instance(instance.id)) turn.lose(instance)
  for (const effect of turn.game.state.effects) if (effect.target === seat) turn.endEffect(effect.id)
  turn.emit({ kind: 'seatRemoved', seat })
  resize(turn)
}

/** Whoever leaves takes along what the table was doing with them: a vote, a place on the block, a question. */
function breakOff(turn: Turn, seat: SeatId): void {
  const { today, questions } = turn.game.state
  const open = openNomination(turn.game)
  if (open?.by === seat || open?.nominee === seat) turn.emit({ kind: 'nominationCancelled' })
  if (today.aboutToDie?.nominee === seat) turn.emit({ kind: 'aboutToDieSet', nominee: null, votes: 0 })
  for (const { id, question } of questions)
    if ([question.seat, question.to, ...question.options].includes(seat)) turn.emit({ kind: 'questionClosed', id })
}

/** Where in the ring a chair of that number stands: behind the next lower one; without a number, at the end. */
function placeOf({ state: { circle } }: Game, chair: SeatId | undefined): number {
  if (chair === undefined) return circle.length
  const lower = circle.filter((seat) => seat < chair)
  return lower.length === 0 ? 0 : circle.indexOf(Math.max(...lower) as SeatId) + 1
}

/** Adds a chair to the ring and returns who sits on it; `chair` = a free number to have again. */
function addSeat(turn: Turn, who: Omit<FactData<'seatAdded'>, 'seat'>, chair?: SeatId): SeatId {
  const seat = chair ?? (turn.game.state.nextSeat as SeatId)
  turn.emit({ kind: 'seatAdded', seat, ...who })
  return seat
}

/** A Traveller learns their side; an evil one the Demon as well (rulebook, Traveler Characters). */
export function tellTraveller(turn: Turn, seat: SeatId): void {
  const { alignment } = turn.game.seat(seat)
  turn.tell(seat, 'alignment', alignment, 'rules')
  if (alignment === 'evil') for (const demon of turn.game.demons) turn.tell(seat, 'demon', demon.seat, 'rules')
}

/** Keeps the size of the table with the chairs while the game is set up. */
function resize(turn: Turn): void {
  if (turn.game.state.phase.kind !== 'setup') return
  const travellers = turn.game.seats.filter(({ isTraveller }) => isTraveller).length
  turn.emit({ kind: 'tableSet', players: turn.game.seats.length - travellers, travellers })
}

/** Ordinary players of the game: the table's number during set-up, else the chairs without Travellers. */
export function ordinaryPlayers(game: Game): number {
  return game.state.table.players > 0
    ? game.state.table.players
    : game.seats.filter(({ isTraveller }) => !isTraveller).length
}
