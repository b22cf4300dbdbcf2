import type { CommandInput, CommandKind } from '../../shared/grimoire/commands'
import type { GrimoireView } from '../../shared/grimoire/view'
import type { SeatId } from '../../shared/domain/ids'

type ScriptedCommand = { [Kind in CommandKind]: { kind: Kind; data: CommandInput<Kind> } }[CommandKind]

/** What a Storyteller does next. */
export type ScriptedGesture = ScriptedCommand | { kind: 'undo' } | { kind: 'redo' }

const CHARACTERS = ['washerwoman', 'empath', 'monk', 'virgin', 'saint', 'poisoner', 'imp']

/**
 * The next gesture of a game for seven that never ends: seats, characters, nights with deaths, days with votes, notes, undo
 * and redo. It depends on what the Grimoire shows, and on how many gestures came before.
 */
export function nextGesture(view: GrimoireView, count: number): ScriptedGesture {
  if (view.seats.length === 0)
    return { kind: 'newTable', data: { players: 7, names: CHARACTERS.map((name) => `Player of ${name}`) } }
  if (count % 11 === 7 && view.game.canUndo) return { kind: 'undo' }
  if (count % 11 === 8 && view.game.canRedo) return { kind: 'redo' }
  const unassigned = view.seats.find(({ character }) => character === null)
  if (unassigned)
    return {
      kind: 'assign',
      data: { seat: unassigned.seat, character: CHARACTERS[view.seats.indexOf(unassigned)] ?? 'imp' },
    }
  if (view.phase.kind === 'setup') return { kind: 'startGame', data: {} }
  return view.phase.kind === 'night' ? byNight(view, count) : byDay(view, count)
}

function byNight(view: GrimoireView, count: number): ScriptedGesture {
  const dead = view.seats.find(({ isAlive }) => !isAlive)
  if (count % 5 === 1) return { kind: 'note', data: { text: `gesture ${String(count)} – 夜 밤` } }
  if (count % 5 === 2 && dead) return { kind: 'revive', data: { seat: dead.seat } }
  if (count % 5 === 3)
    return {
      kind: 'kill',
      data: { target: seatAt(view, count), cause: { kind: 'storyteller', ability: 'storyteller' } },
    }
  return count % 5 === 4
    ? { kind: 'dawn', data: {} }
    : { kind: 'placeReminder', data: { seat: seatAt(view, count), character: 'monk', label: 'Safe' } }
}

function byDay(view: GrimoireView, count: number): ScriptedGesture {
  if (view.day.open) return { kind: 'closeVote', data: { hands: { [seatAt(view, count)]: 1 } } }
  if (count % 4 === 1) return { kind: 'nominate', data: { by: seatAt(view, count), nominee: seatAt(view, count + 3) } }
  return count % 4 === 3 ? { kind: 'closeDay', data: {} } : { kind: 'note', data: { text: `gesture ${String(count)}` } }
}

function seatAt(view: GrimoireView, count: number): SeatId {
  const seat = view.seats[count % view.seats.length]?.seat
  if (seat === undefined) throw new Error('nobody sits here')
  return seat
}
