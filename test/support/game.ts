import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { decide } from '../../electron/engine/commands/decide'
import { fold } from '../../electron/engine/events/evolve'
import { viewOf } from '../../electron/cli/desk'
import { factSchema, type Fact } from '../../electron/engine/events/facts'
import { nightPlan } from '../../electron/engine/night/plan'
import { nightView } from '../../electron/engine/projections/nightView'
import { gameOf } from '../../electron/engine/rules/game'
import { initialState, type State } from '../../electron/engine/state'
import type { CharacterId } from '../../shared/domain/ids'
import type { Alignment } from '../../shared/domain/vocabulary'
import { command as commandSchema, type CommandInput, type CommandKind } from '../../shared/grimoire/commands'
import type { Decision, GrimoireView, InformationAdvice, NightStep, Notice, SeatView } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import type { TownSquareView } from '../../shared/townsquare/view'
import { GamePosition, type PositionSeat } from './gamePosition'

type DayUse = Partial<CommandInput<'useByDay'>>

/**
 * A game for a test, in seat order from 1: `aGame(['chef', 'drunk as empath', 'imp', …]).atNight(2)`. Night n has just begun and
 * nobody acted; on day n the dead are announced and nobody nominated. Without a script every official character is possible.
 */
export function aGame(characters: readonly string[]): TestGame {
  return new TestGame(characters.map(seatFrom))
}

/** An empty table of so many chairs, before the line-up is chosen. */
export function aTable(players: number, travellers = 0): TestGame {
  return new TestGame([]).send('newTable', { players, travellers })
}

function seatFrom(text: string, index: number): PositionSeat {
  const [character, shown] = text.split(' as ')
  return {
    seat: index + 1,
    name: `Player ${index + 1}`,
    character: character ?? text,
    ...(shown !== undefined && { shown }),
  }
}

const positions = new Map<string, { readonly state: State; readonly facts: readonly Fact[] }>()

/**
 * Drives the engine by the window's commands and reads it by the window's view. Every method that acts returns the game. A
 * refusal that the test does not look at (`lastRefusal`, `lastRefusals`) fails it at the next step or read.
 */
export class TestGame extends GamePosition {
  private current: State = initialState({ id: 'test', name: 'Test', seed: 'test', createdAt: 0 })
  private sent = 0
  private refusal: { codes: readonly string[]; canOverride: boolean; isSeen: boolean } | null = null
  private notices: readonly Notice[] = []
  private seen: { state: State; sent: number; view: GrimoireView } | null = null
  private readonly recorded: Fact[] = []

  /** Another game that stands where this one stands, and goes its own way from there. */
  copy(): TestGame {
    const copy = new TestGame([])
    copy.current = this.state
    copy.isBegun = true
    copy.sent = this.sent
    return copy
  }

  // Commands

  /** Any command as the window sends it. */
  send<Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>, how: { override?: boolean } = {}): this {
    this.begin()
    this.mustBeSeen()
    const parsed = commandSchema.parse({ id: String((this.sent += 1)), expectedHead: null, at: 0, kind, data, ...how })
    const decided = decide(this.current, parsed)
    if (decided.ok) this.commit(decided.facts, decided.notices)
    else this.refuse(decided.refusal.params['codes'] ?? [decided.refusal.code], decided.refusal.canOverride)
    return this
  }

  /** A player points at players: `choose(7, 'imp', 1)`, or names characters or signs: `choose(2, 'ojo', { characters: ['chef'] })`. */
  choose(seat: number, ability: CharacterId, ...targets: (number | Partial<CommandInput<'choose'>>)[]): this {
    const more = targets.filter((target) => typeof target !== 'number')
    return this.send('choose', {
      seat,
      ability,
      targets: targets.filter((target) => typeof target === 'number'),
      ...more[0],
    })
  }

  decline(seat: number, ability: CharacterId): this {
    return this.send('decline', { seat, ability })
  }

  tell(seat: number, ability: string, value: Json): this {
    return this.send('tell', { seat, ability, value })
  }

  /** Answers the open decision on that topic; fails when there is none. */
  decide(topic: string, value: Json): this {
    const { ability, seat, to } = this.decision(topic)
    return this.send('decide', { ability, topic, value, ...(seat !== null && { seat }), ...(to !== null && { to }) })
  }

  /** Leaves the open decision on that topic: a "might" that does not happen. */
  leave(topic: string): this {
    return this.send('leaveOpen', { decision: this.decision(topic).id })
  }

  dawn(): this {
    return this.send('dawn', {})
  }

  nominate(by: number, nominee: number | string): this {
    return this.send('nominate', { by, nominee })
  }

  /** Counts the open nomination with these hands up: seats, or `{ seat: hands }`. */
  vote(...voters: (number | Record<number, number>)[]): this {
    return this.send('closeVote', {
      hands: Object.assign({}, ...voters.map((one) => (typeof one === 'number' ? { [one]: 1 } : one))) as Record<
        string,
        number
      >,
    })
  }

  /** Executes whoever is about to die, or a player by the Storyteller's word. */
  execute(target?: number, reason: 'madness' | 'storyteller' = 'storyteller'): this {
    return this.send('execute', target === undefined ? {} : { target, reason })
  }

  /** Nominates, votes with every living player, and executes. */
  executeByVote(by: number, nominee: number): this {
    return this.nominate(by, nominee)
      .vote(...this.living)
      .execute()
  }

  closeDay(): this {
    return this.send('closeDay', {})
  }

  /** Calls for an exile and counts its supporters. */
  exile(by: number, target: number, ...supporters: number[]): this {
    return this.send('callExile', { by, target }).send('closeExile', { target, supporters })
  }

  /** `useByDay(2, 'slayer', 5)`, or with more: `useByDay(2, 'artist', { question: … })`. */
  useByDay(seat: number, ability: CharacterId, ...targets: (number | DayUse)[]): this {
    const more = targets.filter((target) => typeof target !== 'number')
    return this.send('useByDay', {
      seat,
      ability,
      targets: targets.filter((target) => typeof target === 'number'),
      ...more[0],
    })
  }

  /** Kills by an ability of somebody, as the Storyteller does by hand. */
  kill(target: number, ability: CharacterId = 'storyteller', by?: number): this {
    const kind = ability === 'storyteller' ? 'storyteller' : 'ability'
    return this.send('kill', { target, cause: { kind, ability, ...(by !== undefined && { by }) } })
  }

  become(target: number, to: CharacterId): this {
    return this.send('changeCharacter', { target, to })
  }

  turn(target: number, to: Alignment): this {
    return this.send('changeAlignment', { target, to })
  }

  // Reads

  get state(): State {
    this.begin()
    this.mustBeSeen()
    return this.current
  }

  /** What the Storyteller's window shows. */
  get view(): GrimoireView {
    const { state, sent } = this
    if (this.seen?.state !== state || this.seen.sent !== sent) this.seen = { state, sent, view: viewOf(state, sent) }
    return this.seen.view
  }

  /** What the room sees. */
  get room(): TownSquareView {
    return this.view.townSquare
  }

  seat(seat: number): SeatView {
    return this.view.seats.find((one) => one.seat === seat) ?? expect.fail(`no seat ${seat}`)
  }

  /** First code of the last refusal; null when the last command committed. */
  get lastRefusal(): string | null {
    return this.lastRefusals[0] ?? null
  }

  get lastRefusals(): readonly string[] {
    if (this.refusal) this.refusal.isSeen = true
    return this.refusal?.codes ?? []
  }

  /** Codes of what the last command was worth saying. */
  get lastNotices(): readonly string[] {
    return this.notices.map(({ code }) => code)
  }

  /** Every fact stated so far. */
  get facts(): readonly Fact[] {
    return this.recorded
  }

  factsOf<Kind extends Fact['kind']>(kind: Kind): Extract<Fact, { kind: Kind }>[] {
    return this.recorded.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind)
  }

  get winner(): Alignment | null {
    return gameOf(this.state).winner
  }

  get living(): number[] {
    return gameOf(this.state).living.map(({ seat }) => seat)
  }

  /** Tonight's row of a seat for an ability or entry; undefined when it is not woken. */
  step(seat: number, entry: string): NightStep | undefined {
    return this.rows(entry).find((step) => step.seats.some((one) => one === seat))
  }

  /** Tonight's rows of an entry; the rest of the window is not drawn for them. */
  rows(entry: string): NightStep[] {
    const game = gameOf(this.state)
    const plan = this.state.phase.kind === 'night' ? nightPlan(game) : []
    return nightView(
      game,
      plan.filter((step) => step.entry === entry),
    ).steps
  }

  /** Whether tonight, from now on, still brings a waking. */
  wakes(seat: number, entry: string): boolean | 'optional' {
    const status = this.step(seat, entry)?.status
    return status === 'todo' || (status === 'optional' && 'optional')
  }

  /** What the ability may be told now, by night or by day. */
  information(seat: number, ability: string): InformationAdvice | null {
    const atNight = this.step(seat, ability)?.advice?.information
    const byDay = this.view.day.actions.find(
      (action) => action.seat === seat && action.ability === ability,
    )?.information
    return atNight ?? byDay ?? null
  }

  /** Labels of the tokens in force on a seat; marks always are. */
  tokens(seat: number): string[] {
    return this.seat(seat).reminders.flatMap(({ label, isActive }) => (isActive ? [label] : []))
  }

  /** Values of one kind that the player was shown in secret. */
  told(seat: number, kind: SeatView['told'][number]['kind']): Json[] {
    return this.seat(seat).told.flatMap((item) => (item.kind === kind ? [item.value] : []))
  }

  /** The open decision on that topic. */
  decision(topic: string): Decision {
    const open = this.view.decisions
    return (
      open.find((one) => one.topic === topic) ??
      expect.fail(`no decision on ${topic}; open: ${open.map((one) => one.topic).join(', ') || 'none'}`)
    )
  }

  get openTopics(): string[] {
    return this.view.decisions.map(({ topic }) => topic)
  }

  /** Does this seat's ability work now? */
  works(seat: number, character: CharacterId): boolean {
    return this.seat(seat).abilities.some(
      (ability) => ability.character === character && ability.isFunctioning && !ability.isSpent,
    )
  }

  // Inside

  /** States never change, so one position is laid out once, however many games start from it. */
  private begin(): void {
    if (this.isBegun) return
    this.isBegun = true
    if (this.position.seats.length === 0) return
    const key = JSON.stringify(this.position)
    const laidOut = positions.get(key)
    if (laidOut) {
      this.sent += 1
      this.current = laidOut.state
      this.recorded.push(...laidOut.facts)
    } else {
      this.send('startFromPosition', this.position).mustBeSeen()
      positions.set(key, { state: this.current, facts: [...this.recorded] })
    }
  }

  private commit(facts: readonly Fact[], notices: readonly Notice[]): void {
    facts.forEach(mustComeBack)
    this.current = fold(this.current, facts)
    this.recorded.push(...facts)
    this.notices = notices
    this.refusal = null
  }

  private refuse(codes: Json, canOverride: boolean): void {
    this.refusal = { codes: codes as string[], canOverride, isSeen: false }
    this.notices = []
  }

  private mustBeSeen(): void {
    if (this.refusal && !this.refusal.isSeen)
      expect.fail(`refused, and nobody looked: ${this.refusal.codes.join(', ')}`)
  }
}

const sound = new Set<string>()

/** What the schema does not know would not come back from the disk; the same fact is looked at once. */
function mustComeBack(fact: Fact): void {
  const text = JSON.stringify(fact)
  if (sound.has(text)) return
  const read = factSchema.parse(fact)
  if (!isDeepStrictEqual(read, fact)) expect(read).toEqual(fact)
  sound.add(text)
}
