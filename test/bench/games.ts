import { randomUUID } from 'node:crypto'
import { decide } from '../../electron/engine/commands/decide'
import { fold } from '../../electron/engine/events/evolve'
import type { Fact } from '../../electron/engine/events/facts'
import { initialState, type GameHeader, type State } from '../../electron/engine/state'
import { command as commandSchema, type CommandInput, type CommandKind } from '../../shared/grimoire/commands'

/** How full the full table is: what requests about large games speak of. */
export const FULL_TABLE = { seats: 20, reminders: 60 } as const

const CHARACTERS = [
  ...['washerwoman', 'librarian', 'investigator', 'chef', 'empath', 'fortuneteller', 'undertaker', 'monk'],
  ...['ravenkeeper', 'virgin', 'slayer', 'soldier', 'mayor', 'butler', 'drunk', 'recluse'],
  ...['poisoner', 'spy', 'baron', 'imp'],
]

/** Three tokens for each seat: one that acts, and two marks. */
const REMINDERS = [
  { character: 'monk', label: 'Safe' },
  { character: 'slayer', label: 'No ability' },
  { character: 'poisoner', label: 'Poisoned' },
]

/** Twenty players on day 2, each with three reminder tokens. */
export const fullTable: CommandInput<'startFromPosition'> = {
  phase: { kind: 'day', number: 2 },
  seats: CHARACTERS.map((character, index) => ({
    seat: index + 1,
    name: `Player ${index + 1}`,
    character,
    ...(character === 'drunk' && { shown: 'chef' }),
    reminders: [...REMINDERS],
  })),
}

export const header = (): GameHeader => ({ id: randomUUID(), name: 'Bench', seed: 'bench', createdAt: 0 })

/** A game in memory that takes the window's commands, overridden where the rules advise against them. */
export class Played {
  state: State = initialState(header())
  readonly facts: Fact[] = []

  send<Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>): void {
    const command = commandSchema.parse({ id: randomUUID(), expectedHead: null, at: 0, kind, data, override: true })
    const decided = decide(this.state, command)
    if (!decided.ok) return
    this.state = fold(this.state, decided.facts)
    this.facts.push(...decided.facts)
  }
}

const LONGEST_PLAYED = 10_000

/**
 * The facts of a game of twelve, night after night and day after day. The first ten thousand come of commands; beyond
 * them the same nights and days come again, since a fold looks at nothing but the facts.
 */
export function factsOfGame(count: number): readonly Fact[] {
  const { facts } = playedGame(Math.min(count, LONGEST_PLAYED))
  const nights = facts.slice(facts.findIndex(({ kind }) => kind === 'phaseBegan'))
  while (facts.length < count) facts.push(...nights)
  return facts.slice(0, count)
}

/** A game that has come to at least so many facts. */
function playedGame(count: number): Played {
  const game = new Played()
  game.send('newTable', { players: 12, names: CHARACTERS.slice(0, 12) })
  for (const [index, seat] of game.state.circle.entries())
    game.send('assign', { seat, character: [...CHARACTERS.slice(0, 9), 'recluse', 'poisoner', 'imp'][index] ?? 'imp' })
  game.send('startGame', {})
  for (let round = 0; game.facts.length < count; round += 1) playRound(game, round)
  return game
}

/** One night and one day: choices, a death, a token, two votes, a life given back. */
function playRound(game: Played, round: number): void {
  const seat = (offset: number): number => game.state.circle[(round + offset) % game.state.circle.length] ?? 1
  game.send('choose', { seat: 11, ability: 'poisoner', targets: [seat(1)] })
  game.send('choose', { seat: 8, ability: 'monk', targets: [seat(2)] })
  game.send('choose', { seat: 12, ability: 'imp', targets: [seat(3) === 12 ? 1 : seat(3)] })
  game.send('kill', { target: seat(4), cause: { kind: 'storyteller', ability: 'storyteller' } })
  game.send('note', { text: `round ${round}` })
  game.send('dawn', {})
  for (const offset of [5, 7]) {
    game.send('nominate', { by: seat(offset), nominee: seat(offset + 3) })
    const hands = Object.fromEntries([0, 1, 2, 3].map((hand) => [seat(hand), 1]))
    game.send('closeVote', { hands })
  }
  game.send('closeDay', {})
  for (const { seat: dead, isAlive } of Object.values(game.state.seats))
    if (!isAlive) game.send('revive', { seat: dead })
}
