import { decide } from '../../electron/engine/commands/decide'
import { fold } from '../../electron/engine/events/evolve'
import type { Fact } from '../../electron/engine/events/facts'
import { viewOf as deskView } from '../../electron/cli/desk'
import { initialState, type State } from '../../electron/engine/state'
import { character, editionCharacters } from '../../shared/domain/catalogue/catalogue'
import {
  command as commandSchema,
  type Command,
  type CommandInput,
  type CommandKind,
} from '../../shared/grimoire/commands'
import type { GrimoireView, Refusal, StepAdvice } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import { wilfulGesture } from './wilfulGesture'

/** Words that stand nowhere but in secrets; the room must never read one. */
export const SECRET = 'SECRET'

/** What one command of a random game came to. */
export interface Played {
  readonly before: State
  readonly after: State
  readonly kind: CommandKind
  readonly command: Command
  readonly facts: readonly Fact[]
  readonly refusal: Refusal | null
}

/** Takes numbers from a list, over and over; the list alone decides how the game goes. */
export class Choices {
  private next = 0
  constructor(private readonly numbers: readonly number[]) {}

  below(count: number): number {
    const number = this.numbers[this.next % this.numbers.length] ?? 0
    this.next += 1
    return count > 0 ? (number + this.next) % count : 0
  }

  of<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)]
  }
}

/** The editions that random games are played of. */
export const EDITIONS = {
  tb: 'Trouble Brewing',
  snv: 'Sects & Violets',
  bmr: 'Bad Moon Rising',
  carousel: 'The Carousel',
} as const
export type Edition = keyof typeof EDITIONS

const header = { id: 'random', name: 'Random', seed: 'random', createdAt: 0 }

const seen = new WeakMap<State, GrimoireView>()

/** The Storyteller's view of a state in a random game. */
export function viewOf(state: State): GrimoireView {
  const view = seen.get(state) ?? deskView(state)
  seen.set(state, view)
  return view
}

/** What a Storyteller of chance does about the rules: overrides without being asked, or once refused, always. */
type Temper = 'careless' | 'insistent'

/** A game from the empty table on: a random line-up, then `steps` commands, lawful and not, by these numbers. */
export function randomGame(
  players: number,
  numbers: readonly number[],
  steps: number,
  edition: Edition = 'tb',
  temper: Temper = 'careless',
): Played[] {
  const choices = new Choices(numbers)
  const played: Played[] = []
  let state = initialState({ ...header, seed: String(numbers[0] ?? 0) })
  const send = <Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>): void => {
    const override = temper === 'careless' && choices.below(5) === 0
    const command = commandSchema.parse({ id: String(played.length), expectedHead: null, at: 0, kind, data, override })
    const first = playedOn(state, command)
    const isInsisted = temper === 'insistent' && first.refusal?.canOverride === true
    played.push(first, ...(isInsisted ? [playedOn(state, { ...command, override: true })] : []))
    state = played.at(-1)?.after ?? state
  }
  deal(send, players, edition)
  for (let step = 0; step < steps; step += 1)
    if (temper === 'insistent' && choices.below(3) === 0) wilfulGesture(send, choices, viewOf(state))
    else gesture(send, choices, viewOf(state))
  return played
}

/** What a command comes to on a state. */
export function playedOn(before: State, command: Command): Played {
  const decided = decide(before, command)
  return {
    before,
    after: decided.ok ? fold(before, decided.facts) : before,
    kind: command.kind,
    command,
    facts: decided.ok ? decided.facts : [],
    refusal: decided.ok ? null : decided.refusal,
  }
}

export type Send = <Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>) => void

function deal(send: Send, players: number, edition: Edition): void {
  const names = Array.from({ length: players }, (_none, index) => `Player ${index + 1}`)
  const characters = editionCharacters(edition).map(({ id }) => id)
  const bluffs = characters.filter((id) => character(id)?.team === 'townsfolk').slice(0, 3)
  send('chooseScript', {
    script: { name: EDITIONS[edition], edition: edition === 'carousel' ? 'custom' : edition, characters },
  })
  send('newTable', { players, names })
  send('randomLineup', {})
  send('fillBag', {})
  send('dealBag', {})
  send('setBluffs', { characters: bluffs, title: `${SECRET} bluffs` })
  send('startGame', {})
}

/** One thing a Storyteller does: mostly what is due, now and then anything at all. */
export function gesture(send: Send, choices: Choices, view: GrimoireView): void {
  const [decision] = view.decisions
  if (decision && choices.below(4) > 0) {
    if (decision.isOptional && choices.below(2) === 0) send('leaveOpen', { decision: decision.id })
    else
      send('decide', {
        ability: decision.ability,
        topic: decision.topic,
        value: choices.of(decision.options) ?? null,
        ...(decision.seat !== null && { seat: decision.seat }),
      })
    return
  }
  if (choices.below(6) === 0) byHand(send, choices, view)
  else if (view.victor) afterTheEnd(send, choices)
  else if (view.phase.kind === 'night') atNight(send, choices, view)
  else byDay(send, choices, view)
}

function afterTheEnd(send: Send, choices: Choices): void {
  if (choices.below(4) === 0) send('endGame', { winner: 'evil' })
  else send('playOn', {})
}

const seatIn = (choices: Choices, view: GrimoireView): number => choices.of(view.seats)?.seat ?? 1

function atNight(send: Send, choices: Choices, view: GrimoireView): void {
  const step = view.night.steps.find(({ status }) => status === 'todo' || status === 'optional')
  const seat = step?.seats[0]
  if (!step || seat === undefined || choices.below(8) === 0) {
    send('dawn', {})
    return
  }
  const { entry, advice } = step
  const choice = advice && !advice.chosen ? choiceOf(choices, view, advice) : null
  if (choice) send('choose', { seat, ability: entry, ...choice })
  else if (advice?.information)
    send('tell', { seat, ability: entry, value: answerOf(choices, advice.information.suggested) })
  else send('finishStep', { key: step.key })
}

/** Players and characters for a step that asks for them; null for one that asks for none. */
function choiceOf(choices: Choices, view: GrimoireView, { targets, characters }: StepAdvice): Choice | null {
  if (!targets && !characters) return null
  return {
    targets: Array.from({ length: targets ? targets.min + choices.below(2) : 0 }, () => seatIn(choices, view)),
    characters: characters ? [choices.of(characters.legal) ?? 'imp'] : [],
  }
}

type Choice = Required<Pick<CommandInput<'choose'>, 'targets' | 'characters'>>

function answerOf(choices: Choices, suggested: readonly Json[]): Json {
  return choices.below(6) === 0 ? 99 : (choices.of(suggested) ?? `${SECRET} answer`)
}

function byDay(send: Send, choices: Choices, view: GrimoireView): void {
  const { open, actions } = view.day
  if (open) {
    const hands = Object.fromEntries(view.seats.map(({ seat }) => [String(seat), choices.below(2)]))
    if (choices.below(3) === 0) send('setHand', { seat: seatIn(choices, view), hands: choices.below(3) })
    else if (open.kind === 'exile')
      send('closeExile', {
        target: open.nominee,
        supporters: view.seats.filter(() => choices.below(2) === 0).map(({ seat }) => seat),
      })
    else send('closeVote', { hands })
    return
  }
  const action = choices.of(actions)
  const gestures = [
    () => send('nominate', { by: seatIn(choices, view), nominee: seatIn(choices, view) }),
    () => send('nominate', { by: seatIn(choices, view), nominee: seatIn(choices, view) }),
    () => send('callExile', { by: seatIn(choices, view), target: seatIn(choices, view) }),
    () => send('execute', {}),
    () => send('closeDay', {}),
    () => action && send('useByDay', { seat: action.seat, ability: action.ability, targets: [seatIn(choices, view)] }),
    () => send('announce', { kind: 'custom', text: 'Aloud' }),
  ]
  choices.of(gestures)?.()
}

function byHand(send: Send, choices: Choices, view: GrimoireView): void {
  const seat = seatIn(choices, view)
  const character = choices.of(view.script.characters) ?? 'chef'
  const side = choices.of(['drunk', 'poisoned'] as const) ?? 'drunk'
  const reminder = view.seats.flatMap(({ reminders }) => reminders)[0]?.id ?? 0
  const gestures = [
    () => send('kill', { target: seat, cause: { kind: 'ability', ability: character } }),
    () => send('revive', { seat }),
    () => send('impair', { target: seat, kind: side, source: { character, seat: seatIn(choices, view) } }),
    () => send('placeReminder', { seat, character, label: `${SECRET} token` }),
    () => send('placeReminder', { seat, character: 'poisoner', label: 'Poisoned', source: seatIn(choices, view) }),
    () => send('moveReminder', { reminder, seat }),
    () => send('removeReminder', { reminder }),
    () => send('changeCharacter', { target: seat, to: character }),
    () => send('changeAlignment', { target: seat, to: choices.of(['good', 'evil'] as const) ?? 'good' }),
    () => send('setShown', { seat, character }),
    () => send('setVoteToken', { seat, has: choices.below(2) === 0 }),
    () => send('turnTable', { first: seat, isReversed: choices.below(2) === 0 }),
    () => send('swapSeats', { first: seat, second: seatIn(choices, view) }),
    () => send('addTraveller', { character: 'scapegoat', alignment: 'evil', name: 'Late' }),
    () => send('note', { text: `${SECRET} note`, seat }),
    () => send('addStep', { seat, ability: character }),
    () => send('repeatStep', { key: view.night.steps[0]?.key ?? 'none' }),
  ]
  choices.of(gestures)?.()
}
