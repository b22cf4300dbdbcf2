import type { SeatId } from '../../../shared/domain/ids'
import type { InformationAdvice, InformationForm, StateCause } from '../../../shared/grimoire/view'
import { canonicalJson, fieldsIn, sameJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import { matchesPattern } from './patterns'
import { ambiguousSeats, atFirstSight, inEveryWorld, inTruth } from './registration'
import type { Information } from './learning'
import type { Game } from './reading'
import type { RefusalCode } from './refusalCodes'

const SUGGESTIONS = 12

/**
 * What an ability may be told (SPEC I): the truth, every answer some registration makes true, and whether drunkenness, poison or
 * another ability opens or forces falsehood. Null when it learns nothing at all, ever.
 * @see rulebook, Sober & Drunk; almanac, Recluse
 */
export function adviceFor(game: Game, instance: AbilityInstance, targets: readonly SeatId[]): InformationAdvice | null {
  const information = moduleOf(instance.character)?.information
  return information && learnsNow(game, instance) ? advice(game, instance, information, targets) : null
}

/** Does the ability learn something at this time? */
export function learnsNow(game: Game, instance: AbilityInstance): boolean {
  const information = moduleOf(instance.character)?.information
  return information !== undefined && (information.when?.(game, instance) ?? true)
}

/** Has the ability chosen tonight, and does what hangs on it have still to be told? */
export function isAnswerDue(game: Game, instance: AbilityInstance): boolean {
  const { choices, informed } = game.state.tonight
  const isBy = (one: { readonly instance: string | null }): boolean => one.instance === instance.id
  return game.state.phase.kind === 'night' && choices.some(isBy) && !informed.some(isBy) && learnsNow(game, instance)
}

/** Chose while alive and was to learn something by it; death alone does not make that untrue (SPEC P19). */
export function diedAsking(game: Game, instance: AbilityInstance): boolean {
  const isDead = instance.seat !== null && !game.seat(instance.seat).isAlive
  return isDead && isAnswerDue(game, instance) && impairmentsOf(game, instance).length === 0
}

function advice(
  game: Game,
  instance: AbilityInstance,
  information: Information,
  targets: readonly SeatId[],
): InformationAdvice {
  if (information.isFree?.(game, instance) === true) return freeAdvice(game, instance, information)
  const worlds = inEveryWorld(game, instance, targets, (check) => information.answers(check))
  const legal = distinct(worlds.flat())
  const truths = atFirstSight(game, instance, targets, (check) => information.answers(check))
  const truth = truths[0] ?? null
  const registering = isAsInTruth(worlds, truths) ? [] : ambiguousSeats(game, instance)
  const base = { truth, form: formOf(game, instance, information), registering }
  const malfunction = malfunctionOf(game, instance, information)
  const learnsNothing = legal.length === 0 || (legal.length === 1 && legal[0] === null)
  if (!malfunction || learnsNothing)
    return { ...base, allowed: legal, isAnything: false, malfunction: null, suggested: legal.slice(0, SUGGESTIONS) }
  if (malfunction.level === 'must') return falseAdvice(game, instance, targets, information, { ...base, malfunction })
  const domain = information.domain(game, instance)
  const isAnything = domain === 'anything'
  const allowed = isAnything ? [] : distinct(domain)
  const suggested = distinct([truth, ...allowed]).slice(0, SUGGESTIONS)
  return { ...base, allowed, isAnything, malfunction, suggested }
}

function isAsInTruth(worlds: readonly Json[][], truths: readonly Json[]): boolean {
  return worlds.length === 1 && sameJson(worlds[0] ?? [], [...truths])
}

/** Is the answer true, as far as the ability can tell, with everybody registering as they do at first sight? Often several are. */
export function isTrueAnswer(game: Game, instance: AbilityInstance, targets: readonly SeatId[], value: Json): boolean {
  const information = moduleOf(instance.character)?.information
  if (!information) return false
  const truths = atFirstSight(game, instance, targets, (check) => information.answers(check))
  return truths.some((truth) => matchesAnswer(game, truth, value))
}

/** Falsehood is forced: whatever is true of the real world, misregistrations aside, may not be told (almanac, Vortox). */
function falseAdvice(
  game: Game,
  instance: AbilityInstance,
  targets: readonly SeatId[],
  information: Information,
  base: Pick<InformationAdvice, 'form' | 'registering' | 'malfunction'>,
): InformationAdvice {
  const forbidden = distinct(inTruth(game, instance, targets, (check) => information.answers(check)))
  const domain = information.domain(game, instance)
  const isAnything = domain === 'anything'
  const isTrue = (value: Json): boolean => forbidden.some((truth) => matchesPattern(truth, value))
  const allowed = isAnything ? [] : distinct(domain.filter((value) => !isTrue(value)))
  const suggested = allowed.slice(0, SUGGESTIONS)
  return { ...base, truth: forbidden[0] ?? null, forbidden, allowed, isAnything, suggested }
}

/** The Storyteller words the answer: all of the domain is open, whether it has to be true or false. */
function freeAdvice(game: Game, instance: AbilityInstance, information: Information): InformationAdvice {
  const domain = information.domain(game, instance)
  const isAnything = domain === 'anything'
  const allowed = isAnything ? [] : [...domain]
  const malfunction = malfunctionOf(game, instance, information)
  const form = formOf(game, instance, information)
  return { truth: null, form, registering: [], allowed, isAnything, malfunction, suggested: allowed }
}

function formOf(game: Game, instance: AbilityInstance, { form }: Information): InformationForm {
  return typeof form === 'function' ? form(game, instance) : form
}

/** Why the learner may, or must, be told something false. */
function malfunctionOf(
  game: Game,
  instance: AbilityInstance,
  information: Information,
): InformationAdvice['malfunction'] {
  const others = game.state.instances.filter((one) => game.functions(one))
  if (others.some((other) => moduleOf(other.character)?.ensuresTruth?.(game, other, instance) === true)) return null
  const liars = others.filter((other) => moduleOf(other.character)?.falsifies?.(game, other, instance) === true)
  if (liars.length > 0) return { level: 'must', causes: liars.map(asCause) }
  const misleading = others.filter((other) => moduleOf(other.character)?.mayMislead?.(game, other, instance) === true)
  const isMeddledWith = information.isUnaffected !== true && !game.functions(instance) && !diedAsking(game, instance)
  if (!isMeddledWith && misleading.length === 0) return null
  return { level: 'may', causes: [...misleading.map(asCause), ...impairmentsOf(game, instance)] }
}

function asCause({ character, seat }: AbilityInstance): StateCause {
  return { character, seat, until: 'sourceEnds', effect: null }
}

/** What keeps an ability from working: drunkenness, poison, or that it is only believed in. */
export function impairmentsOf(game: Game, instance: AbilityInstance): StateCause[] {
  if (game.functions(instance) || instance.seat === null) return []
  const { seat } = instance
  const causes = (['drunk', 'poisoned', 'noAbility'] as const).flatMap((state) => game.causes(seat, state))
  const believed =
    instance.origin === 'believed'
      ? [
          {
            character: game.seat(instance.seat).character ?? instance.character,
            seat: instance.seat,
            until: 'forever' as const,
            effect: null,
          },
        ]
      : []
  return [...believed, ...causes]
}

/** Does an answer name somebody who does not sit at the table? No word of the Storyteller's can make that true. */
export function namesStranger(game: Game, instance: AbilityInstance, value: Json): boolean {
  const information = moduleOf(instance.character)?.information
  const named = information ? seatsNamed(formOf(game, instance, information), value) : []
  return named.some((seat) => typeof seat === 'number' && !(seat in game.state.seats))
}

function seatsNamed({ kind }: InformationForm, value: Json): Json[] {
  if (kind === 'seat') return [value].flat()
  if (kind !== 'seatsAndCharacter') return []
  const { seat = [], seats = [] } = fieldsIn(value)
  return [seat, seats].flat()
}

/** Codes why an answer may not be told; empty when it may (must-be-true, must-be-false, unknown-answer, wrong-count …). */
export function answerRefusals(
  game: Game,
  instance: AbilityInstance,
  advice: InformationAdvice,
  value: Json,
): RefusalCode[] {
  const information = moduleOf(instance.character)?.information
  const shape = information?.malformed?.(value) ?? null
  if (shape !== null) return [shape]
  if (isAllowed(game, advice, value)) return []
  const isNoAnswer = information !== undefined && !isSayable(game, instance, information, value)
  const codes: RefusalCode[] = []
  if (!isNoAnswer || advice.malfunction === null) codes.push(untrueCode(game, instance, advice, value))
  if (isNoAnswer) codes.push('unknown-answer')
  return codes
}

/** Could the ability ever say it, truly or falsely? */
function isSayable(game: Game, instance: AbilityInstance, information: Information, value: Json): boolean {
  const answers = information.domain(game, instance)
  return answers === 'anything' || answers.some((pattern) => matchesAnswer(game, pattern, value))
}

function isAllowed(game: Game, advice: InformationAdvice, value: Json): boolean {
  if (advice.forbidden?.some((pattern) => matchesAnswer(game, pattern, value))) return false
  return advice.isAnything || advice.allowed.some((pattern) => matchesAnswer(game, pattern, value))
}

function untrueCode(
  game: Game,
  instance: AbilityInstance,
  { malfunction }: InformationAdvice,
  value: Json,
): RefusalCode {
  if (malfunction?.level === 'must') return 'must-be-false'
  return moduleOf(instance.character)?.information?.untrue?.(game, instance, value) ?? 'must-be-true'
}

/** Does a concrete answer fit an allowed one, where that may hold a placeholder such as `anyMinionOrDemon`? */
function matchesAnswer(game: Game, pattern: Json, value: Json): boolean {
  return matchesPattern(pattern, value, (character) => game.facts(character).team)
}

function distinct(values: readonly Json[]): Json[] {
  if (values.length < 2) return [...values]
  return [...new Map(values.map((value) => [canonicalJson(value), value])).values()]
}
