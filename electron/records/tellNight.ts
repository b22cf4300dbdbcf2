import type { SeatId } from '../../shared/domain/ids'
import type { Json } from '../../shared/lib/json'
import type { EffectKind } from '../../shared/domain/vocabulary'
import type { Notice } from '../../shared/grimoire/view'
import { moduleOf } from '../engine/characters/registry'
import type { Fact } from '../engine/events/facts'
import { fitsAnswer } from '../engine/rules/patterns'
import type { State } from '../engine/state'
import type { Tellers } from './tell'

const say = (code: string, params: Record<string, Json> = {}): Notice => ({ code, params })

/** Told of several who are drunk by one ability at once. */
export const DRUNK_TOGETHER = 'became-drunk-together'

/** Told of a choice by the ability of somebody else, such as the Demon's by that of a dead Barber. */
const CHOSE_THROUGH = 'chose-players-through'

/** What is said of the night, abilities, effects and what players were shown. */
export const nightTellers: Tellers<
  | 'instanceGained'
  | 'effectAdded'
  | 'effectMoved'
  | 'effectEnded'
  | 'phaseBegan'
  | 'stepAdded'
  | 'stepMoved'
  | 'stepDone'
  | 'stepSkipped'
  | 'stepReopened'
  | 'chose'
  | 'declined'
  | 'informed'
  | 'toldTo'
  | 'decided'
  | 'deathPrevented'
  | 'deathRedirected'
  | 'died'
  | 'revived'
  | 'livesAnnounced'
> = {
  instanceGained: ({ instance: { seat, character, origin } }) =>
    origin === 'granted' && seat !== null ? say('ability-gained', { seat, ability: character }) : null,
  effectAdded,
  effectMoved: ({ effect, target }, before) => {
    const moved = before.effects.find(({ id }) => id === effect)
    return moved ? reminder('moved', target, moved.character, moved.label) : null
  },
  effectEnded: ({ effect }, before) => {
    const ended = before.effects.find(({ id }) => id === effect)
    if (!ended || ended.isHidden) return null
    const { target, character, label, kind, isInert } = ended
    const state = isInert || target === null ? undefined : STATES_ENDED[kind]
    return state === undefined ? say('reminder-removed', { character, label }) : say(state, { target, character })
  },
  phaseBegan: ({ phase: { kind, number } }) => (kind === 'setup' ? null : say(`${kind}-began`, { number })),
  stepAdded: ({ seat, ability }) =>
    seat === null ? say('step-added', { ability }) : say('step-added-for', { seat, ability }),
  stepMoved: (fact, before) => step('step-moved', fact.key, before),
  stepDone: ({ key }, before) => nobodyChosen(key, before) ?? step('step-done', key, before),
  stepSkipped: (fact, before) => step('step-skipped', fact.key, before),
  stepReopened: (fact, before) => step('step-reopened', fact.key, before),
  chose,
  declined: ({ seat, ability }) => say('declined', { seat, ability }),
  // What evil players see of each other is told by what each was shown.
  informed: (fact, before) => (['minioninfo', 'demoninfo'].includes(fact.ability) ? null : informed(fact, before)),
  toldTo: ({ seat, item, value }) =>
    Array.isArray(value) && value.length === 0
      ? null
      : say(`told-${kebab(item)}`, { seat, [TOLD_AS[item] ?? 'value']: value }),
  decided: ({ ability, topic, value }) =>
    typeof value === 'number'
      ? say('decided-player', { ability, topic, player: value })
      : say('decided', { ability, topic, value }),
  deathPrevented: ({ seat, by }) => say('death-prevented', { seat, ability: by }),
  deathRedirected: ({ from, to, by }) => say('death-redirected', { from, to, ability: by }),
  died: ({ seat, feigned, cause }) => {
    if (feigned) return say('death-feigned', { seat })
    const { kind, ability, seat: by } = cause ?? { kind: 'rules', ability: '', seat: null }
    if (kind === 'rules') return say('died', { seat })
    const isOwn = by === seat && (kind === 'ability' || kind === 'demon')
    return say(`died-by-${isOwn ? 'own-ability' : kind}`, { seat, ability })
  },
  revived: ({ seat }) => say('revived', { seat }),
  livesAnnounced: ({ seats }) => (seats.length === 0 ? say('no-deaths-announced') : say('deaths-announced', { seats })),
}

/** What a token makes of a player is told as such; what it only reminds of, as a token. */
const STATES: Readonly<Partial<Record<EffectKind, string>>> = {
  drunk: 'became-drunk',
  poisoned: 'became-poisoned',
  mad: 'became-mad',
  spent: 'ability-spent',
}

/** The end of a state is told as such too. */
const STATES_ENDED: Readonly<Partial<Record<EffectKind, string>>> = {
  drunk: 'no-longer-drunk',
  poisoned: 'no-longer-poisoned',
  mad: 'no-longer-mad',
}

function effectAdded({ effect }: Fact<'effectAdded'>): Notice | null {
  const { target, character, label, isHidden, isInert, kind, data } = effect
  // The death itself is told.
  if (isHidden || label === 'Dead') return null
  const state = STATES[kind]
  if (state === undefined || isInert || target === null) {
    const placed = reminder('placed', target, character, label)
    return isInert ? { ...placed, code: `${placed.code}-in-vain` } : placed
  }
  if (kind === 'mad' && typeof data === 'string') return say('became-mad-about', { target, character, claim: data })
  return say(state, { target, character })
}

/** Parameters under which a reader knows that numbers are seats. */
const TOLD_AS: Readonly<Record<string, string>> = { player: 'player', demon: 'demon', minions: 'minions' }

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function reminder(deed: 'placed' | 'moved', target: number | null, character: string, label: string): Notice {
  if (target === null) return say(`reminder-${deed}-centre`, { character, label })
  return say(`reminder-${deed}`, { target, character, label })
}

/** A step is named after the ability that wakes; keys of the rules themselves (dusk, dawn …) are names already. */
function step(code: string, key: string, before: State): Notice {
  const instance = before.instances.find(({ id }) => id === key)
  const added = before.tonight.added.find((one) => one.key === key)
  return say(code, { ability: instance?.character ?? added?.ability ?? key })
}

/** A step that asks for a choice passed without one. */
function nobodyChosen(key: string, { instances, tonight }: State): Notice | null {
  const instance = instances.find(({ id }) => id === key)
  const night = instance ? moduleOf(instance.character)?.night : undefined
  if (!instance || instance.seat === null || night?.players === undefined) return null
  if (night.isStorytellers !== undefined || isStorytellersChoice(instance.character)) return null
  const isSettled =
    tonight.choices.some((choice) => choice.instance === key) || tonight.declined.some((declined) => declined === key)
  return isSettled ? null : say('chose-nothing', { seat: instance.seat, ability: instance.character })
}

/** Whose ability it was, where somebody else acts or learns by it. */
function lenderOf(
  { instance, seat }: Pick<Fact<'chose'> | Fact<'informed'>, 'instance' | 'seat'>,
  { instances }: State,
): SeatId | null {
  const owner = instances.find(({ id }) => id === instance)?.seat ?? null
  return owner === seat ? null : owner
}

/** The Storyteller chooses in the owner's place. */
const isStorytellersChoice = (ability: string): boolean => moduleOf(ability)?.night?.isStorytellersChoice === true

function chose(fact: Fact<'chose'>, before: State): Notice {
  const { seat, ability, targets, characters, answer } = fact
  const lender = lenderOf(fact, before)
  if (lender !== null) return say(CHOSE_THROUGH, { seat, ability, owner: lender, targets })
  if (targets.length > 0 && characters.length > 0)
    return say('chose-players-and-characters', { seat, ability, targets, characters })
  const code = isStorytellersChoice(ability) ? 'chose-players-for' : 'chose-players'
  if (targets.length > 0) return say(code, { seat, ability, targets })
  if (characters.length > 0) return say('chose-characters', { seat, ability, characters })
  return answer === null ? say('chose-nothing', { seat, ability }) : say('chose-answer', { seat, ability, answer })
}

function informed(fact: Fact<'informed'>, before: State): Notice {
  const { seat, ability, told, truth } = fact
  if (told === null) return say('informed-of-nothing', { seat, ability })
  const ofPlayers = arePlayers(ability, told)
  const whose = ofPlayers ? '-of-players' : ''
  const answer = ofPlayers ? { players: told } : { answer: told }
  if (truth !== null && fact.isTrue !== true && !fitsAnswer(truth, told))
    return say(`misinformed${whose}`, { seat, ability, ...answer, ...(ofPlayers ? { player: truth } : { truth }) })
  const owner = lenderOf(fact, before)
  if (owner !== null) return say(`informed-through${whose}`, { seat, ability, owner, ...answer })
  return say(`informed${whose}`, { seat, ability, ...answer })
}

/** Whether an answer of numbers is one of seats: no form that changes with the night counts anything. */
function arePlayers(ability: string, told: Json): boolean {
  const form = moduleOf(ability)?.information?.form
  if (typeof form !== 'function') return form?.kind === 'seat'
  return typeof (Array.isArray(told) ? told[0] : told) === 'number'
}
