import type { SeatId } from '../../../shared/domain/ids'
import { fieldsIn, type Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { EvilInformationRules } from '../rules/ability'
import type { Game } from '../rules/reading'
import { knowingMinions } from './moments'
import { rankOf } from './order'
import type { PlannedStep } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'

/** Fewest ordinary players for Minion and Demon info (rulebook, First night, 7+ players). */
export const PLAYERS_FOR_EVIL_INFORMATION = 7

/** Entries of the night sheet that belong to no ability. */
export type EvilEntry = 'minioninfo' | 'demoninfo'

/** What Minions, or the Demon, are shown. Seats. */
export interface EvilInformation {
  demons: SeatId[]
  minions: SeatId[]
}

function rulesInForce(game: Game): { instance: AbilityInstance; rules: EvilInformationRules }[] {
  return game.state.instances.flatMap((instance) => {
    const rules = moduleOf(instance.character)?.evilInformation
    return rules && instance.origin !== 'believed' ? [{ instance, rules }] : []
  })
}

/** Whether an ability keeps Minions and Demon from learning who the others are, as a Poppy Grower's does. */
export function isEvilWithheld(game: Game): boolean {
  return rulesInForce(game).some(
    ({ instance, rules: { withholds } }) => game.functions(instance) && withholds?.(game, instance) === true,
  )
}

/** The night in which evil learns who is who: the first, or the one that an ability put it off to. */
export function nightOfEvilInformation(game: Game): number {
  return Math.max(1, ...rulesInForce(game).map(({ instance, rules }) => rules.putOffTo?.(instance) ?? 1))
}

/** Rows for Minion info and Demon info where they are due (SPEC P). */
export function evilInformationSteps(game: Game, night: number): PlannedStep[] {
  const rules = rulesInForce(game)
  const isLate = rules.some(({ instance, rules: { isDueNow } }) => isDueNow?.(game, instance) === true)
  const isLargeEnough =
    game.seats.filter(({ isTraveller }) => !isTraveller).length >= PLAYERS_FOR_EVIL_INFORMATION ||
    rules.some(({ instance, rules: { ignoresSize } }) => ignoresSize === true && game.functions(instance))
  const isUsual = night === 1 && isLargeEnough
  if (!(isUsual && !isEvilWithheld(game)) && !isLate) return []
  const minions = knowingMinions(game)
  const demons = game.demons.map(({ seat }) => seat)
  if (demons.length === 0) return []
  const rows: PlannedStep[] = []
  if (minions.length > 0) rows.push(row(game, 'minioninfo', minions, isLate))
  rows.push(row(game, 'demoninfo', demons, isLate))
  for (const seat of deludedSeats(game))
    rows.push({ ...row(game, 'demoninfo', [seat], isLate), key: `demoninfo.${seat}` })
  return rows
}

/** Living players who take themselves for the Demon: what they are shown is up to the Storyteller. */
function deludedSeats(game: Game): SeatId[] {
  return rulesInForce(game).flatMap(({ instance, rules }) =>
    rules.believesToBeDemon === true && instance.seat !== null && game.seat(instance.seat).isAlive
      ? [instance.seat]
      : [],
  )
}

/** Is the player one who only believes to be shown the truth? */
export function isDeluded(game: Game, seat: SeatId): boolean {
  return deludedSeats(game).includes(seat)
}

function row(game: Game, entry: EvilEntry, seats: SeatId[], isLate: boolean): PlannedStep {
  const rank = rankOf(game.state, entry, true) ?? 0
  return {
    key: entry,
    entry,
    seats,
    isAsleep: false,
    instance: null,
    rank: isLate ? 900 + rank / 100 : rank,
    status: 'todo',
    reason: null,
    isManual: false,
  }
}

/** What a player is to be shown by Minion info or Demon info, after all abilities that change it. */
export function evilInformationFor(game: Game, entry: EvilEntry, seat: SeatId): EvilInformation {
  const pretenders = (rule: 'showsToMinionsAsDemon' | 'showsToDemonAsMinion'): SeatId[] =>
    rulesInForce(game).flatMap(({ instance, rules }) =>
      rules[rule] === true && instance.seat !== null && game.functions(instance) ? [instance.seat] : [],
    )
  if (isDeluded(game, seat)) return { demons: [], minions: [] }
  const demons = game.demons.map((demon) => demon.seat)
  const minions = knowingMinions(game).filter((other) => other !== seat)
  if (entry === 'minioninfo')
    return { demons: inCircle(game, [...demons, ...pretenders('showsToMinionsAsDemon')]), minions }
  return {
    demons: demons.filter((other) => other !== seat),
    minions: inCircle(game, [...minions, ...pretenders('showsToDemonAsMinion')]),
  }
}

function inCircle(game: Game, seats: SeatId[]): SeatId[] {
  return game.state.circle.filter((seat) => seats.includes(seat))
}

/** Why a showing of bluffs is refused: bluff-count, bluff-in-play, bluff-not-good; empty when it stands. */
export function bluffRefusals(game: Game, bluffs: readonly string[]): RefusalCode[] {
  const codes: RefusalCode[] = []
  if (bluffs.length !== 3 || new Set(bluffs).size < bluffs.length) codes.push('bluff-count')
  const inPlay = game.seats.map(({ character }) => character)
  if (bluffs.some((id) => inPlay.includes(id))) codes.push('bluff-in-play')
  if (bluffs.some((id) => !['townsfolk', 'outsider'].includes(game.facts(id).team))) codes.push('bluff-not-good')
  return codes
}

/** Why an answer for Minion info or Demon info is refused: must-be-true, magician-missing, and those of bluffs. */
export function evilInformationRefusals(game: Game, entry: EvilEntry, seat: SeatId, value: Json): RefusalCode[] {
  if (isDeluded(game, seat)) return []
  const shown = asShown(value)
  const due = evilInformationFor(game, entry, seat)
  const isTrue = sameSeats(shown.minions, due.minions) && (entry === 'demoninfo' || sameSeats(shown.demons, due.demons))
  const codes: RefusalCode[] = isTrue ? [] : ['must-be-true', ...missingPretender(game, entry, shown)]
  return entry === 'demoninfo' && shown.bluffs ? [...codes, ...bluffRefusals(game, shown.bluffs)] : codes
}

function missingPretender(game: Game, entry: EvilEntry, shown: { demons: SeatId[]; minions: SeatId[] }): RefusalCode[] {
  return rulesInForce(game).flatMap(({ instance, rules }) => {
    if (instance.seat === null || !game.functions(instance)) return []
    const isMissing =
      entry === 'minioninfo'
        ? rules.showsToMinionsAsDemon === true && !shown.demons.includes(instance.seat)
        : rules.showsToDemonAsMinion === true && !shown.minions.includes(instance.seat)
    return isMissing ? (rules.leftOut ?? []) : []
  })
}

/** Reads what the Storyteller says was shown; absent parts are empty. */
export function asShown(value: Json): { demons: SeatId[]; minions: SeatId[]; bluffs: string[] | null } {
  const parts = fieldsIn(value)
  const seats = (part: Json | undefined): SeatId[] =>
    Array.isArray(part) ? part.filter((one) => typeof one === 'number').map((one) => one as SeatId) : []
  const bluffs = Array.isArray(parts['bluffs']) ? parts['bluffs'].filter((one) => typeof one === 'string') : null
  return { demons: seats(parts['demons']), minions: seats(parts['minions']), bluffs }
}

function sameSeats(left: readonly SeatId[], right: readonly SeatId[]): boolean {
  return left.length === right.length && left.every((seat) => right.includes(seat))
}
