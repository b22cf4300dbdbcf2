import { z } from 'zod'
import { editionCharacters } from '../../../shared/domain/catalogue/catalogue'
import type { Json } from '../../../shared/lib/json'
import type { Scenario, ScenarioStep } from './scenario'
import type { Outcome, World } from './world'

const target = z.union([z.int(), z.string()])
const list = z.array(z.int())
const source = z.object({ as: z.string(), seat: z.int().optional() })
const done: Outcome = { codes: [], notices: [], isRefused: false }

/** Reads the fields of a step, then sends the commands it stands for. */
function reading<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (world: World, fields: z.infer<z.ZodObject<Shape>>) => Outcome,
): (world: World, step: ScenarioStep) => Outcome {
  const schema = z.object(shape)
  return (world, step) => run(world, schema.parse(step))
}

function bareScript(characters: string[]): { name: string; characters: string[] } {
  return { name: '', characters }
}

/** One entry per step of the vocabulary: the commands the window sends for it. */
const steps: Record<string, (world: World, step: ScenarioStep) => Outcome> = {
  loadScript: reading({ script: z.array(z.string()) }, (world, { script }) =>
    world.send('chooseScript', { script: bareScript(script) }),
  ),
  newGame: reading(
    { players: z.int(), travellers: z.int(), edition: z.enum(['tb', 'bmr', 'snv', 'custom']).optional() },
    (world, { players, travellers, edition }) => {
      if (edition && edition !== 'custom')
        world.send('chooseScript', {
          script: { ...bareScript(editionCharacters(edition).map(({ id }) => id)), edition },
        })
      return world.send('newTable', { players, travellers })
    },
  ),
  include: reading({ characters: z.array(z.string()) }, (world, data) => world.send('setLineup', data)),
  lineup: reading({ characters: z.array(z.string()) }, (world, data) => world.send('setLineup', data)),
  fillBag: reading({}, (world) => world.send('fillBag', {})),
  assign: reading(
    { seat: z.int(), character: z.string(), perceived: z.string().optional() },
    (world, { seat, character, perceived }) =>
      world.send('assign', { seat, character, ...(perceived !== undefined && { shown: perceived }) }),
  ),
  nightChoose: reading(
    {
      by: z.int(),
      as: z.string(),
      targets: list,
      characters: z.array(z.string()).optional(),
      ordered: z.boolean().optional(),
    },
    (world, { by, as, targets, characters, ordered }) =>
      world.send('choose', {
        seat: by,
        ability: as,
        targets,
        ...(characters && { characters }),
        ...(ordered !== undefined && { ordered }),
      }),
  ),
  nightDecline: reading({ by: z.int(), as: z.string() }, (world, { by, as }) =>
    world.send('decline', { seat: by, ability: as }),
  ),
  nightAnswer: reading({ by: z.int(), as: z.string(), answer: z.string() }, (world, { by, as, answer }) =>
    world.send('choose', { seat: by, ability: as, answer }),
  ),
  nightInfo: reading({ to: z.int(), as: z.string(), value: z.json().optional() }, (world, { to, as, value }) => {
    const shown = value ?? onlyAnswer(world, to, as)
    return shown === null ? done : world.send('tell', { seat: to, ability: as, value: shown })
  }),
  liveOrDie: reading({ seat: z.int(), choice: z.string() }, (world, { seat, choice }) => {
    const [awaited] = world.view.awaiting
    return awaited
      ? world.send('choose', { seat, ability: awaited.ability, answer: choice })
      : { codes: ['not-triggered'], notices: [], isRefused: true }
  }),
  stChoose: (world, step) => {
    const { ability, to } = step
    const [topic, value] = Object.entries(step).find(([key]) => !['step', 'ability', 'to'].includes(key)) ?? ['', null]
    return world.answer({
      ability: String(ability),
      topic,
      value: value as Json,
      to: typeof to === 'number' ? to : null,
    })
  },
  dawn: reading({}, (world) => world.send('dawn', {})),
  nominate: reading({ by: z.int(), target }, (world, { by, target: nominee }) =>
    world.send('nominate', { by, nominee }),
  ),
  vote: reading(
    { nominee: target, voters: list, hands: z.record(z.string(), z.int()).optional() },
    (world, { nominee, voters, hands }) =>
      world.send('closeVote', {
        nominee,
        hands: { ...Object.fromEntries(voters.map((seat) => [String(seat), 1])), ...hands },
      }),
  ),
  execute: reading(
    { target: z.int().optional(), reason: z.enum(['madness', 'storyteller']).optional() },
    (world, data) => world.send('execute', data),
  ),
  closeDay: reading({}, (world) => world.send('closeDay', {})),
  callExile: reading({ by: z.int(), target }, (world, data) => world.send('callExile', data)),
  exileSupport: reading({ target, supporters: list }, (world, data) => world.send('closeExile', data)),
  dayAbility: reading(
    {
      by: z.int(),
      as: z.string(),
      public: z.boolean(),
      targets: list.optional(),
      guesses: z.array(z.object({ seat: z.int(), character: z.string() })).optional(),
      question: z.json().optional(),
      statementTrue: z.boolean().optional(),
      guess: z.string().optional(),
      stAnswer: z.json().optional(),
    },
    (world, { by, as, public: isPublic, targets, guesses, question, statementTrue, guess, stAnswer }) =>
      world.send('useByDay', {
        seat: by,
        ability: as,
        isPublic,
        ...(targets && { targets }),
        ...(guesses && { guesses }),
        ...(question !== undefined && { question }),
        ...(statementTrue !== undefined && { statementTrue }),
        ...(guess !== undefined && { text: guess }),
        ...(stAnswer !== undefined && { answer: stAnswer }),
      }),
  ),
  kill: reading(
    { target, cause: z.object({ kind: z.enum(['ability', 'storyteller']), as: z.string(), by: z.int().optional() }) },
    (world, { target: victim, cause }) =>
      world.send('kill', {
        target: victim,
        cause: { kind: cause.kind, ability: cause.as, ...(cause.by !== undefined && { by: cause.by }) },
      }),
  ),
  impair: reading(
    { target, kind: z.enum(['drunk', 'poisoned']), source, until: z.enum(['dusk', 'sourceEnds']) },
    (world, { target: victim, kind, source: from, until }) =>
      world.send('impair', {
        target: victim,
        kind,
        until,
        source: { character: from.as, ...(from.seat !== undefined && { seat: from.seat }) },
      }),
  ),
  restore: reading(
    { target: z.int(), kind: z.enum(['drunk', 'poisoned']), source },
    (world, { target: victim, kind, source: from }) =>
      world.send('restore', {
        target: victim,
        kind,
        source: { character: from.as, ...(from.seat !== undefined && { seat: from.seat }) },
      }),
  ),
  changeCharacter: reading({ target: z.int(), to: z.string() }, (world, data) => world.send('changeCharacter', data)),
  changeAlignment: reading({ target: z.int(), to: z.enum(['good', 'evil']) }, (world, data) =>
    world.send('changeAlignment', data),
  ),
  addTraveller: reading(
    { character: z.string(), alignment: z.enum(['good', 'evil']), seat: z.int().optional() },
    (world, { character, alignment, seat }) =>
      world.send('addTraveller', { character, alignment, ...(seat !== undefined && { index: seat - 1 }) }),
  ),
  removeTraveller: reading({ seat: z.int() }, (world, data) => world.send('removeSeat', data)),
  addStorytellerCharacter: reading({ character: z.string() }, (world, data) => world.send('addToCentre', data)),
  rulesQuestion: () => done,
  endGame: reading({ winner: z.enum(['good', 'evil']) }, (world, data) => world.send('endGame', data)),
  view: () => done,
}

/** Puts the given position on the table. */
export function begin(world: World, { phase, players, script }: Scenario['given']): void {
  if (players.length === 0) return
  const seats = players.map((player) => {
    const { seat, name, character, alignment, perceived, gainedAbility, ghostVote } = player
    const sources = (list_: z.infer<typeof source>[] | undefined) =>
      (list_ ?? []).map(({ as, seat: from }) => ({ character: as, ...(from !== undefined && { seat: from }) }))
    return {
      seat,
      name,
      character,
      ...(alignment && { alignment }),
      ...(perceived !== undefined && { shown: perceived }),
      alive: player.alive ?? true,
      ...(ghostVote !== undefined && { voteToken: ghostVote }),
      feignsDeath: player.feignedDeath ?? false,
      drunk: sources(player.drunk),
      poisoned: sources(player.poisoned),
      spent: player.abilityUsed ?? [],
      ...(gainedAbility !== undefined && { gainedAbility }),
      reminders: (player.reminders ?? []).map(({ role, text }) => ({ character: role, label: text })),
    }
  })
  const outcome = world.send('startFromPosition', {
    phase: { kind: phase.kind, number: phase.number ?? 0 },
    seats,
    ...(script && { script: bareScript(script) }),
  })
  if (outcome.isRefused) throw new Error(`the position was refused: ${outcome.codes.join(', ')}`)
}

/** Carries out one step. @throws for a step that is not in the vocabulary, or lacks a field. */
export function take(world: World, step: ScenarioStep): Outcome {
  const run = steps[step.step]
  if (!run) throw new Error(`unknown step ${step.step}`)
  return run(world, step)
}

/** What may be shown, where there is no choice; null where there is one, or nothing to show. */
function onlyAnswer(world: World, to: number, as: string): Json {
  const row = world.view.night.steps.find(({ entry, seats }) => entry === as && seats.some((seat) => seat === to))
  const shown = row?.shows.find(({ seat }) => seat === to)
  if (shown) return shown.value
  const information =
    row?.advice?.information ??
    world.view.day.actions.find(({ seat, ability }) => seat === to && ability === as)?.information
  return information && !information.malfunction && information.allowed.length === 1 && !information.isAnything
    ? (information.allowed[0] ?? null)
    : null
}
