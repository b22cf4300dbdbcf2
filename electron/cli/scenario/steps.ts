import { editionCharacters, type Edition } from '../../../shared/domain/catalogue/catalogue'
import type { CommandKind } from '../../../shared/grimoire/commands'
import type { Json } from '../../../shared/lib/json'
import { informationFor } from './readings'
import type { Scenario, ScenarioStep } from './scenario'
import type { Outcome, World } from './world'

type Fields = Record<string, unknown>
type Source = { as: string; seat?: number } | undefined

const done: Outcome = { codes: [], notices: [], isRefused: false }
const bare = (characters: unknown): Fields => ({ name: '', characters })
const from = (source: unknown): Fields => ({ character: (source as Source)?.as, seat: (source as Source)?.seat })

/** Steps that are one command of the window: its name, and the step's fields in the command's words. */
const commands: Record<string, (step: ScenarioStep) => [CommandKind, Fields]> = {
  loadScript: ({ script }) => ['chooseScript', { script: bare(script) }],
  include: ({ characters }) => ['setLineup', { characters }],
  lineup: ({ characters }) => ['setLineup', { characters }],
  fillBag: () => ['fillBag', {}],
  assign: ({ seat, character, perceived }) => ['assign', { seat, character, shown: perceived }],
  nightChoose: ({ by, as, targets, characters, ordered }) => [
    'choose',
    { seat: by, ability: as, targets, characters, ordered },
  ],
  nightDecline: ({ by, as }) => ['decline', { seat: by, ability: as }],
  nightAnswer: ({ by, as, answer }) => ['choose', { seat: by, ability: as, answer }],
  dawn: () => ['dawn', {}],
  nominate: ({ by, target }) => ['nominate', { by, nominee: target }],
  vote: ({ nominee, voters, hands }) => ['closeVote', { nominee, hands: handsOf(voters, hands) }],
  execute: ({ target, reason }) => ['execute', { target, reason }],
  closeDay: () => ['closeDay', {}],
  callExile: ({ by, target }) => ['callExile', { by, target }],
  exileSupport: ({ target, supporters }) => ['closeExile', { target, supporters }],
  dayAbility: ({ by, as, public: isPublic, targets, guesses, question, statementTrue, guess, stAnswer }) => [
    'useByDay',
    { seat: by, ability: as, isPublic, targets, guesses, question, statementTrue, text: guess, answer: stAnswer },
  ],
  kill: ({ target, cause }) => {
    const { kind, as, by } = cause as Fields
    return ['kill', { target, cause: { kind, ability: as, by } }]
  },
  impair: ({ target, kind, source, until }) => ['impair', { target, kind, until, source: from(source) }],
  restore: ({ target, kind, source }) => ['restore', { target, kind, source: from(source) }],
  changeCharacter: ({ target, to }) => ['changeCharacter', { target, to }],
  changeAlignment: ({ target, to }) => ['changeAlignment', { target, to }],
  addTraveller: ({ character, alignment, seat }) => [
    'addTraveller',
    { character, alignment, index: typeof seat === 'number' ? seat - 1 : undefined },
  ],
  removeTraveller: ({ seat }) => ['removeSeat', { seat }],
  addStorytellerCharacter: ({ character }) => ['addToCentre', { character }],
  endGame: ({ winner }) => ['endGame', { winner }],
}

/** Steps that look at the view first, or only look. */
const others: Record<string, (world: World, step: ScenarioStep) => Outcome> = {
  newGame: (world, { players, travellers, edition }) => {
    const characters = editionCharacters(edition as Edition).map(({ id }) => id)
    if (characters.length > 0) world.send('chooseScript', { script: { ...bare(characters), edition } })
    return world.send('newTable', { players, travellers })
  },
  nightInfo: (world, { to, as, value }) => {
    const shown = value === undefined ? onlyAnswer(world, to, as) : value
    return shown === null ? done : world.send('tell', { seat: to, ability: as, value: shown })
  },
  liveOrDie: (world, { seat, choice }) =>
    world.send('choose', { seat, ability: world.view.awaiting[0]?.ability ?? 'nobody', answer: choice }),
  stChoose: (world, step) => {
    const { ability, to } = step
    const [topic, value] = Object.entries(step).find(([key]) => !['step', 'ability', 'to'].includes(key)) ?? ['', null]
    const asker = typeof to === 'number' ? to : null
    return world.answer({ ability: String(ability), topic, value: value as Json, to: asker })
  },
  rulesQuestion: () => done,
  view: () => done,
}

/** Carries out one step. @throws for a step that is not in the vocabulary. */
export function take(world: World, step: ScenarioStep): Outcome {
  const command = commands[step.step]?.(step)
  if (command) return world.send(...command)
  const other = others[step.step]
  if (!other) throw new Error(`unknown step ${step.step}`)
  return other(world, step)
}

/** Puts the given position on the table. @throws when it is refused. */
export function begin(world: World, { phase, players, script }: Scenario['given']): void {
  if (players.length === 0) return
  const seats = players.map(
    ({ perceived, ghostVote, feignedDeath, drunk, poisoned, abilityUsed, reminders, ...seat }) => ({
      ...seat,
      shown: perceived,
      voteToken: ghostVote,
      feignsDeath: feignedDeath,
      drunk: drunk?.map(from),
      poisoned: poisoned?.map(from),
      spent: abilityUsed,
      reminders: reminders?.map(({ role, text }) => ({ character: role, label: text })),
    }),
  )
  const position = { phase: { number: 0, ...phase }, seats, script: script && bare(script) }
  const { isRefused, codes } = world.send('startFromPosition', position)
  if (isRefused) throw new Error(`the position was refused: ${codes.join(', ')}`)
}

function handsOf(voters: unknown, hands: unknown): Fields {
  return {
    ...Object.fromEntries((voters as number[]).map((seat) => [String(seat), 1])),
    ...(hands as Fields | undefined),
  }
}

/** What may be shown, where there is no choice; null where there is one, or nothing to show. */
function onlyAnswer({ view }: World, to: unknown, as: unknown): Json {
  const information = informationFor(view, to, as)
  const isFixed = information && !information.malfunction && !information.isAnything && information.allowed.length === 1
  return isFixed ? (information.allowed[0] ?? null) : null
}
