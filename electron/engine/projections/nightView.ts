import { isFields, type Json } from '../../../shared/lib/json'
import type { HomebrewHints } from '../../../shared/grimoire/homebrewHints'
import type { GrimoireView, InformationAdvice, NightStep, StepAdvice } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { bluffRefusals, evilInformationFor, isDeluded } from '../night/evilInformation'
import { deathsTonight } from '../night/moments'
import { tellingAdvice } from '../night/telling'
import { planOf } from '../night/plan'
import type { PlannedStep } from '../night/plan'
import { characterChoice, mayDecline, playerChoice, targetRefusal } from '../rules/choice'
import { hintsFor } from '../rules/madeAbility'
import { diedAsking, impairmentsOf, learnsNow } from '../rules/information'
import type { CharacterChoice, PlayerChoice } from '../rules/acting'
import type { Game } from '../rules/reading'

/** The night panel: every row with what it asks, what is true, and what would come of it (SPEC P, I). */
export function nightView(game: Game, plan: readonly PlannedStep[]): GrimoireView['night'] {
  const steps = plan.map((step) => nightStep(game, step))
  const current = steps.find(({ status }) => status === 'todo') ?? steps.find(({ status }) => status === 'optional')
  return { number: game.state.phase.number, steps, currentKey: current?.key ?? null }
}

function nightStep(game: Game, step: PlannedStep): NightStep {
  const { key, entry, seats, isAsleep, instance, status, reason, isManual } = step
  return {
    key,
    entry,
    seats: [...seats],
    isAsleep,
    instance: instance?.id ?? null,
    status,
    isPretend: isPretend(game, step),
    isManual,
    reason,
    advice: instance ? abilityAdvice(game, instance) : evilAdvice(game, step),
    shows: showsOf(game, step),
    outcome: outcomeOf(game, step),
  }
}

/** Nothing need be true or come of it. The dead are told the truth where they asked while they lived. */
function isPretend(game: Game, { instance, seats }: PlannedStep): boolean {
  if (instance === null) return seats.some((seat) => isDeluded(game, seat))
  return !game.functions(instance) && !diedAsking(game, instance)
}

function abilityAdvice(game: Game, instance: AbilityInstance): StepAdvice {
  const night = moduleOf(instance.character)?.night
  const hints = moduleOf(instance.character) ? undefined : hintsFor(game.state, instance.character)
  const players = hints ? hints.targets : playerChoice(game, instance, night)
  const naming = namedCharacters(game, instance, hints)
  return {
    targets: players ? targets(game, instance, players) : null,
    characters: naming ? characters(game, instance, naming) : null,
    answers: [...(night?.answers ?? [])],
    canDecline: hints !== undefined || mayDecline(game, instance, night),
    information: offeringBluffs(game, tellingAdvice(game, instance)),
    learns: learnsNow(game, instance),
    malfunction: impairmentsOf(game, instance),
    willPlace: (night?.places ?? []).map((label) => ({ character: instance.character, label })),
    chosen: chosenTonight(game, instance),
  }
}

function namedCharacters(
  game: Game,
  instance: AbilityInstance,
  hints: HomebrewHints | undefined,
): CharacterChoice | undefined {
  if (!hints) return characterChoice(game, instance, moduleOf(instance.character)?.night)
  return hints.choosesCharacter ? { min: 1, max: 1 } : undefined
}

function chosenTonight(game: Game, instance: AbilityInstance): StepAdvice['chosen'] {
  const choice = game.state.tonight.choices.findLast((one) => one.instance === instance.id)
  return choice ? { targets: choice.targets, characters: choice.characters, answer: choice.answer } : null
}

function targets(game: Game, instance: AbilityInstance, players: PlayerChoice): NonNullable<StepAdvice['targets']> {
  const judged = game.seats.map(({ seat }) => ({ seat, code: targetRefusal(game, instance, players, seat) }))
  return {
    min: players.min,
    max: players.max,
    legal: judged.filter(({ code }) => code === null).map(({ seat }) => seat),
    refused: judged.flatMap(({ seat, code }) => (code === null ? [] : [{ seat, code }])),
  }
}

function characters(
  game: Game,
  instance: AbilityInstance,
  choice: CharacterChoice,
): NonNullable<StepAdvice['characters']> {
  const legal = game.possible
    .filter(({ id }) => (choice.refuses?.(game, instance, id) ?? null) === null)
    .map(({ id }) => id)
  return { min: choice.min, max: choice.max, legal }
}

function evilAdvice(game: Game, { entry, seats }: PlannedStep): StepAdvice | null {
  const [first] = seats
  if (first === undefined || (entry !== 'minioninfo' && entry !== 'demoninfo')) return null
  const due = evilInformationFor(game, entry, first)
  const truth = entry === 'minioninfo' ? { demons: due.demons, minions: due.minions } : { minions: due.minions }
  const form =
    entry === 'minioninfo' ? ({ kind: 'demonsAndMinions' } as const) : ({ kind: 'minionsAndBluffs' } as const)
  const told = isDeluded(game, first)
    ? { truth: null, allowed: [], isAnything: true, suggested: [] }
    : {
        truth,
        allowed: [truth],
        isAnything: false,
        suggested: [entry === 'demoninfo' ? withBluffs(game, truth) : truth],
      }
  const information = { ...told, malfunction: null, form, registering: [] }
  return {
    targets: null,
    characters: null,
    answers: [],
    canDecline: false,
    information,
    learns: true,
    malfunction: [],
    willPlace: [],
    chosen: null,
  }
}

/** The Demon is shown the bluffs in the same go, where they will do. */
function withBluffs(game: Game, truth: { readonly [key: string]: Json }): Json {
  const bluffs = game.state.bluffs[0]?.characters ?? []
  return bluffRefusals(game, bluffs).length > 0 ? truth : { ...truth, bluffs: [...bluffs] }
}

/** An ability that shows the Demon bluffs instead, such as the Poppy Grower's, offers those that were picked. */
function offeringBluffs(game: Game, information: InformationAdvice | null): InformationAdvice | null {
  if (information?.form.kind !== 'minionsAndBluffs') return information
  return {
    ...information,
    suggested: information.suggested.map((one) => withBluffs(game, isFields(one) ? one : {})),
  }
}

function showsOf(game: Game, { entry, seats }: PlannedStep): NightStep['shows'] {
  if (entry !== 'minioninfo' && entry !== 'demoninfo') return []
  return seats.map((seat) => {
    const { demons, minions } = evilInformationFor(game, entry, seat)
    return { seat, value: entry === 'minioninfo' ? { demons, minions } : { minions } }
  })
}

/** By day: what the coming night would bring. */
export function upcomingNight(game: Game): GrimoireView['upcoming'] {
  const { phase } = game.state
  const night = phase.number + 1
  if (phase.kind === 'night') return { night, steps: [] }
  return {
    night,
    steps: planOf(game, night).map(({ entry, seats, status }) => ({ entry, seats: [...seats], status })),
  }
}

/** What came of a step, for the rows above the current one. */
function outcomeOf(game: Game, { key, entry, instance, seats }: PlannedStep): NightStep['outcome'] {
  const acted = instance?.id ?? key
  const choice = game.state.tonight.choices.findLast((one) => one.instance === acted)
  const informed = game.state.tonight.informed.findLast((one) => one.ability === entry && seats.includes(one.seat))
  const declined = instance !== null && game.state.tonight.declined.includes(instance.id)
  return [
    ...(choice
      ? [{ code: 'chose', params: { targets: choice.targets, characters: choice.characters, answer: choice.answer } }]
      : []),
    ...(informed ? [{ code: 'told', params: { value: informed.told, truth: informed.truth } }] : []),
    ...(declined ? [{ code: 'declined', params: {} }] : []),
    ...(instance ? livesTouched(game, instance) : []),
  ]
}

/** Who died tonight by an ability, and who was saved from it. */
function livesTouched(game: Game, { id }: AbilityInstance): NightStep['outcome'] {
  const dead = deathsTonight(game).filter(({ cause }) => cause.instance === id)
  return [
    ...(dead.length > 0 ? [{ code: 'killed', params: { seats: dead.map(({ seat }) => seat) } }] : []),
    ...game.state.tonight.spared
      .filter(({ from }) => from === id)
      .map(({ seat, by }) => ({ code: 'spared', params: { seat, by } })),
  ]
}
