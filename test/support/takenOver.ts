import { expect } from 'vitest'
import { initialState, type State } from '../../electron/engine/state'
import { command as commandSchema, type CommandInput, type CommandKind } from '../../shared/grimoire/commands'
import type { DayView, GrimoireView, SeatView } from '../../shared/grimoire/view'
import { positionOf } from './positionOf'
import { Choices, gesture, playedOn, viewOf, type Played } from './randomGame'

const GESTURES = 6

/** Commands that name something as one table alone counts it. */
const NAMED_APART: readonly CommandKind[] = ['moveReminder', 'removeReminder', 'repeatStep', 'leaveOpen']

const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).sort()

/** What a Storyteller goes by, in whatever order it is listed; not what was said, laid or asked before. */
function essence({ phase, seats, night, day, decisions, victor, awaiting, townSquare }: GrimoireView): object {
  return {
    phase,
    victor,
    awaiting,
    seats: seats.map(essenceOfSeat),
    night: sorted(
      night.steps.map(({ entry, seats: woken, status, advice }) => [
        entry,
        woken,
        status,
        advice && [advice.targets, advice.characters?.legal, advice.canDecline],
      ]),
    ),
    day: phase.kind === 'day' && essenceOfDay(day),
    decisions: sorted(decisions.map(({ ability, seat, topic, options }) => [ability, seat, topic, sorted(options)])),
    room: townSquare.seats.map(({ seat, life, voteToken, traveller }) => [seat, life, voteToken, traveller]),
  }
}

function essenceOfSeat({ abilities, learns, ...seat }: SeatView): object {
  const { character, alignment, isAlive, isShrouded, voteToken, canNominate, canBeNominated, mayBePunished } = seat
  return {
    ...{ character, alignment, isAlive, isShrouded, voteToken, canNominate, canBeNominated, mayBePunished },
    states: [seat.drunk, seat.poisoned, seat.mad].map((causes) => causes.length > 0),
    wakes: seat.wokeForOwnAbility,
    abilities: sorted(abilities.map(({ character: of, isFunctioning, isSpent }) => [of, isFunctioning, isSpent])),
    learns: sorted(
      learns.map(({ ability, information: { truth, allowed, isAnything } }) => [
        ability,
        truth,
        sorted(allowed),
        isAnything,
      ]),
    ),
  }
}

function essenceOfDay({
  nominationsOpen,
  votesNeeded,
  nominations,
  aboutToDie,
  executedToday,
  actions,
}: DayView): object {
  return {
    ...{ nominationsOpen, votesNeeded, nominations, aboutToDie, executedToday },
    actions: sorted(actions.map(({ seat, ability, status, targets }) => [seat, ability, status, targets])),
  }
}

function sent(before: State, kind: CommandKind, data: object): Played {
  const command = { id: 'one', expectedHead: null, at: 0, kind, data, override: false }
  return playedOn(before, commandSchema.parse(command))
}

/** The same row of the night on another table. */
function sameRow(data: object, here: State, there: State): object {
  if (!('key' in data)) return data
  const row = viewOf(here).night.steps.find(({ key }) => key === data.key)
  const like = viewOf(there).night.steps.find(({ entry, seats }) => entry === row?.entry && seats[0] === row.seats[0])
  return { key: like?.key ?? 'none' }
}

const codesOf = ({ refusal }: Played): unknown => refusal?.params['codes'] ?? refusal?.code ?? null

/** Tokens laid or moved by hand may be anybody's: from there on the table tells less than the game knows. */
const BY_HAND: readonly CommandKind[] = ['placeReminder', 'moveReminder', 'removeReminder', 'impair']

/**
 * Takes a random game over at starts of its nights and days, as its table shows them, and plays on there and at a table of that
 * position; says how often. Both have to look alike after every command.
 */
export function playsOnAlike(played: readonly Played[], most: number): number {
  const laid = played.findIndex(({ kind, facts }) => BY_HAND.includes(kind) && facts.length > 0)
  const plain = laid < 0 ? played : played.slice(0, laid)
  const starts = plain.filter(({ facts }) => facts.some(({ kind }) => kind === 'phaseBegan'))
  const tables = starts.flatMap(({ after }) => {
    const position = positionOf(after)
    return position ? [{ after, position }] : []
  })
  const chosen = tables.slice(-most)
  for (const { after, position } of chosen)
    playOnBoth(after, position, new Choices([played.length, 271, 828, 182, 845, 904, 523, 536]))
  return chosen.length
}

function playOnBoth(table: State, position: CommandInput<'startFromPosition'>, choices: Choices): void {
  const empty = initialState({ id: 'taken', name: 'Taken over', seed: table.seed, createdAt: 0 })
  let [here, there] = [table, sent(empty, 'startFromPosition', position).after]
  const looksAlike = (): void => {
    expect(essence(viewOf(there))).toEqual(essence(viewOf(here)))
  }
  const send = (kind: CommandKind, data: object): void => {
    if (NAMED_APART.includes(kind)) return
    const [one, other] = [sent(here, kind, data), sent(there, kind, sameRow(data, here, there))]
    expect([kind, data, codesOf(other)]).toEqual([kind, data, codesOf(one)])
    ;[here, there] = [one.after, other.after]
    looksAlike()
  }
  looksAlike()
  for (let step = 0; step < GESTURES; step += 1) gesture(send, choices, viewOf(here))
}
