import { moduleOf } from '../../electron/engine/characters/registry'
import { gameOf } from '../../electron/engine/rules/game'
import { meaningOf } from '../../electron/engine/rules/meaning'
import type { State } from '../../electron/engine/state'
import type { SeatId } from '../../shared/domain/ids'
import type { CommandInput } from '../../shared/grimoire/commands'

type Position = CommandInput<'startFromPosition'>
type Seat = Position['seats'][number]
type Token = NonNullable<Seat['reminders']>[number]
type Instance = State['instances'][number]

/** What abilities keep in mind that their tokens tell as well, or that is over with its night or day. */
const TOLD_BY_TOKENS = ['met', 'turnedEvil', 'types', 'killedInNight', 'lastNight', 'takenOver', 'outsiders']

/** Tokens that tell whom an ability chose last night; on a table they lie until it chooses anew. */
const OF_LAST_NIGHT = { exorcist: 'Chosen', devilsadvocate: 'Survives Execution', shabaloth: 'Dead' } as const

/** Whose ability hangs on more of the day than a token of theirs says. */
const MINDS_THE_DAY = ['gossip', 'juggler', 'yaggababble', 'mastermind', 'moonchild']

/**
 * What somebody would enter who sits down with this table's Grimoire at the start of a night or day; null where the game hangs on
 * what no token and no field of a position can say.
 */
export function positionOf(state: State): Position | null {
  if (!canBeSaid(state)) return null
  const { phase, script, centre, circle } = state
  return { phase, script, centre: [...centre], seats: circle.map((seat) => seatOf(state, seat)) }
}

function canBeSaid(state: State): boolean {
  const { phase, instances, effects, circle } = state
  const day = phase.kind === 'day' ? phase.number : phase.number - 1
  const isOf = (characters: readonly string[]): boolean => instances.some((one) => characters.includes(one.character))
  const isUndecided = state.questions.length + state.dismissed.length + state.claims.length > 0
  const isRegistered = state.decisions.some((one) => one.topic === 'registersAs' && one.phase.number >= day)
  const hasToldMore = state.today.actions.length > 0 && isOf(MINDS_THE_DAY)
  const hasFailed = state.wrong.length > 0 && isOf(['mathematician'])
  return !(
    phase.number < 2 ||
    isUndecided ||
    gameOf(state).winner !== null ||
    isRegistered ||
    hasToldMore ||
    hasFailed ||
    instances.some((one) => isBeyondWords(state, one, day)) ||
    effects.some(isUnlikeItsToken) ||
    circle.some((seat) => instances.filter((one) => one.seat === seat).length > 2)
  )
}

/** In the centre, greyed, or without the source that somebody who sees it would take it to have. */
function isUnlikeItsToken({ target, isInert, kind, until, sourceInstance }: State['effects'][number]): boolean {
  return target === null || isInert || (kind !== 'mark' && until === 'sourceEnds' && sourceInstance === null)
}

/** New, remembering what no token says, the Storyteller's, or believed in without being the shown character. */
function isBeyondWords({ seats }: State, { seat, since, memory, origin, character }: Instance, day: number): boolean {
  if (seat === null || (since.kind !== 'setup' && since.number >= day)) return true
  const isShown = seats[seat]?.shown === character
  return (origin === 'believed') !== isShown || Object.keys(memory).some((key) => !TOLD_BY_TOKENS.includes(key))
}

function seatOf(state: State, place: SeatId): Seat {
  const { seat, name, character, shown, alignment, isAlive, feignsDeath, voteToken } = gameOf(state).seat(place)
  const gained = state.instances.find((one) => one.seat === seat && isGift(state, one))
  const hidden = state.effects.filter(({ isHidden, kind, target }) => isHidden && kind === 'spent' && target === seat)
  return {
    seat,
    name,
    character,
    alignment,
    alive: isAlive,
    feignsDeath,
    voteToken,
    ...(shown !== null && { shown }),
    ...(gained && { gainedAbility: gained.character }),
    spent: hidden.map((effect) => effect.character),
    drunk: statesOn(state, seat, 'drunk'),
    poisoned: statesOn(state, seat, 'poisoned'),
    reminders: tokensOn(state, seat),
  }
}

/** Given by an ability, not brought along by a character. */
function isGift({ instances }: State, { origin, via }: Instance): boolean {
  const giver = instances.find(({ id }) => id === via)
  return origin === 'granted' && giver !== undefined && moduleOf(giver.character)?.brings === undefined
}

/** States that no token of the box stands for. */
function statesOn(state: State, place: SeatId, kind: 'drunk' | 'poisoned'): NonNullable<Seat['drunk']> {
  return state.effects
    .filter((one) => one.target === place && one.kind === kind && !isOfTheBox(state, one))
    .map(({ character, sourceSeat }) => ({ character, ...(sourceSeat !== null && { seat: sourceSeat }) }))
}

function isOfTheBox(state: State, { character, label, kind }: State['effects'][number]): boolean {
  return meaningOf(gameOf(state).facts(character), label).kind === kind
}

function tokensOn(state: State, place: SeatId): Token[] {
  const lying = state.effects
    .filter((one) => one.target === place && !one.isHidden && isOfTheBox(state, one))
    .map(({ character, label }) => ({ character, label }))
  const chosen = Object.entries(OF_LAST_NIGHT)
    .filter(([character]) => lastNight(state).some((one) => one.ability === character && has(one.targets, place)))
    .map(([character, label]) => ({ character, label }))
  return [...lying, ...chosen.filter((one) => !lying.some(({ label }) => label === one.label))]
}

function lastNight({ phase, tonight, pastChoices }: State): State['tonight']['choices'] {
  return phase.kind === 'day' ? tonight.choices : pastChoices.filter(({ night }) => night === phase.number - 1)
}

const has = (seats: readonly number[], seat: number): boolean => seats.includes(seat)
