import { editionCharacters, type Edition } from '../../../shared/domain/catalogue/catalogue'
import { commandData, type CommandKind } from '../../../shared/grimoire/commands'
import type { Desk, Outcome } from '../desk'
import { evidenceFor } from './evidence'
import type { ScenarioStep } from './scenario'

type Names = Readonly<Record<string, string>>
const player: Names = { by: 'seat', to: 'seat', as: 'ability' }
const source: Names = { as: 'character' }
const token: Names = { ...source, role: 'character', text: 'label' }
const belief: Names = { perceived: 'shown', feignedDeath: 'feignsDeath', ghostVote: 'voteToken', abilityUsed: 'spent' }

/** Steps that are one command, by the name it has and what it calls their fields; a step of a command's own name needs no row. */
const commands: Readonly<Record<string, readonly [CommandKind, Names?]>> = {
  include: ['setLineup'],
  lineup: ['setLineup'],
  assign: ['assign', { perceived: 'shown' }],
  nightChoose: ['choose', player],
  nightAnswer: ['choose', player],
  nightDecline: ['decline', player],
  nominate: ['nominate', { target: 'nominee' }],
  exileSupport: ['closeExile'],
  dayAbility: ['useByDay', { ...player, public: 'isPublic', guess: 'text', stAnswer: 'answer' }],
  kill: ['kill', { as: 'ability' }],
  impair: ['impair', source],
  restore: ['restore', source],
  addStorytellerCharacter: ['addToCentre'],
}

const unnamed = (characters: unknown): object => ({ name: '', characters })
const looked: Outcome = { refusals: [], notices: [] }

/** Steps whose data is more than other names, and those that only look. */
const others: Readonly<Record<string, (desk: Desk, step: ScenarioStep) => Outcome>> = {
  given: (desk, { phase, players, script }) => {
    const seats = (players as object[]).map((one) => renamed(one, { ...token, ...belief }))
    const position = { phase: { number: 0, ...(phase as object) }, seats, script: script && unnamed(script) }
    const { refusals } = seats.length === 0 ? looked : desk.send('startFromPosition', position)
    if (refusals.length > 0) throw new Error(`the position was refused: ${refusals.join(', ')}`)
    return looked
  },
  loadScript: (desk, { script }) => desk.send('chooseScript', { script: unnamed(script) }),
  newGame: (desk, { players, travellers, edition }) => {
    const characters = editionCharacters(edition as Edition).map(({ id }) => id)
    if (characters.length > 0) desk.send('chooseScript', { script: { ...unnamed(characters), edition } })
    return desk.send('newTable', { players, travellers })
  },
  nightInfo: (desk, step) => {
    const { malfunction, isAnything, allowed = [] } = evidenceFor(step, desk.view, []).information ?? {}
    const isFixed = malfunction === null && !isAnything && allowed.length === 1
    const { value = isFixed ? allowed[0] : null, ...told } = renamed(step, player)
    return value === null ? looked : desk.send('tell', { ...told, value })
  },
  liveOrDie: (desk, { seat, choice }) =>
    desk.send('choose', { seat, ability: desk.view.awaiting[0]?.ability ?? 'nobody', answer: choice }),
  stChoose: (desk, { ability, to, ...fields }) => {
    const [topic, value] = Object.entries(fields).find(([key]) => key !== 'step') ?? []
    return desk.send('decide', { ability, to: to ?? undefined, topic, value })
  },
  vote: (desk, { nominee, voters, hands }) => {
    const raised = Object.fromEntries((voters as number[]).map((seat) => [seat, 1]))
    return desk.send('closeVote', { nominee, hands: { ...raised, ...(hands as object | undefined) } })
  },
  rulesQuestion: () => looked,
  view: () => looked,
}

/** Carries out one step. @throws for a step that is not in the vocabulary. */
export function take(desk: Desk, step: ScenarioStep): Outcome {
  const other = others[step.step]
  if (other) return other(desk, step)
  const [command, names = {}] = commands[step.step] ?? [step.step as CommandKind]
  if (!(command in commandData)) throw new Error(`unknown step ${step.step}`)
  return desk.send(command, renamed(step, names))
}

/** The same data under other names, at every depth. */
function renamed(data: object, names: Names): Record<string, unknown> {
  const inside = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(inside) : value instanceof Object ? renamed(value, names) : value
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [names[key] ?? key, inside(value)]))
}
