import type { TypeCounts } from '../../../shared/domain/vocabulary'
import type { GrimoireView, SeatView } from '../../../shared/grimoire/view'
import { present } from '../../../shared/lib/invariant'
import { allAmong, among, equals, fits, sameSet, type Match } from '../../../shared/lib/matching'
import { fitsAnswer } from '../../engine/rules/patterns'
import { evidenceFor, type Evidence } from './evidence'
import { isNothing, leaks, seen } from './room'
import type { ScenarioFact } from './scenario'

/** What a fact wants, what the view has there, and how both are compared where not by `fits`. */
export type Reading = readonly [wanted: unknown, got: unknown, match?: Match]

const usable = { isFunctioning: true, isSpent: false }

/** One row per fact: the field of the view it stands for. */
const facts: Readonly<Record<string, (fact: ScenarioFact, at: Evidence) => Reading>> = {
  legal: (_, { outcome }) => [[], outcome.refusals],
  illegal: ({ reason }, { outcome }) => [reason, outcome.refusals, among],
  warning: ({ reason }, { outcome }) => [{ code: reason }, outcome.notices, among],
  handRefused: ({ seat, reason }, { outcome }) => [{ code: reason, params: { seat } }, outcome.notices, among],
  alive: (_, { seat }) => [true, seat.isAlive],
  dead: (_, { seat }) => [false, seat.isAlive],
  trulyAlive: ({ value }, { seat }) => [value, seat.isAlive],
  present: ({ seat, character, where, value }, { view, everybody }) => [
    value,
    among({ seat, character }, where === 'centre' ? view.centre : everybody),
  ],
  votesNeeded: ({ value }, { view }) => [value, view.day.votesNeeded],
  exileNeeded: ({ value }, { view }) => [value, view.day.exileNeeded],
  rulesAnswer: ({ seat, values }, { view, taken }) => {
    const asked = taken.findLast(({ step }) => step.step === 'rulesQuestion' && step['by'] === seat)?.step['question']
    return [values, Object.entries(view.day).find(([field]) => fits({ rule: field }, asked))?.[1], sameSet]
  },
  tally: ({ value }, { nomination }) => [value, nomination?.tally],
  exileResult: ({ succeeds }, { nomination }) => [succeeds, nomination?.succeeded],
  aboutToDie: ({ seat }, { view }) => [seat, view.day.aboutToDie?.nominee ?? null],
  ghostVote: ({ has }, { seat }) => [has, seat.voteToken],
  voteOrder: ({ is }, { view: { day } }) => [is, (day.open ?? day.nominations.at(-1))?.order, equals],
  executedToday: ({ seat }, { view }) => [seat, view.day.executedToday],
  nominationsOpen: ({ value }, { view }) => [value, view.day.nominationsOpen],
  can: ({ action, value }, { seat }) => [value, action === 'nominate' ? seat.canNominate : seat.canBeNominated],
  info: ({ values, truth }, { information: told }) => {
    const got = { values: told?.isAnything ? ['any'] : (told?.allowed ?? [null]), truth: told?.truth ?? null }
    return [{ values, truth }, got, () => sameSet(values, got.values, fitsAnswer) && fits({ truth }, got)]
  },
  told: ({ items }, { seat }) => [
    items,
    seat.told.flatMap((one) => [{ [one.kind]: one.value }, ...one.named]),
    allAmong,
  ],
  notTold: ({ items }, { seat: { told } }) => {
    const about = (ability: string, one: object): string => `${ability}${'player' in one ? 'Player' : 'InPlay'}`
    const names = told.flatMap(({ ability, named }) => [ability, ...named.map((one) => about(ability, one))])
    const kinds = told.map(({ kind }) => (kind === 'notInPlay' ? 'bluffs' : kind))
    return [[], (items as unknown[]).filter((item) => among(item, [...names, ...kinds]))]
  },
  reminder: ({ seat: place, role, text, present }, at) => {
    const tokens = place === 'centre' ? at.view.centreReminders : at.seat.reminders
    const lying = tokens.filter(({ isActive, kind }) => isActive || kind === 'mark')
    return [present, among({ character: role, label: text }, lying)]
  },
  state: ({ drunk, poisoned, mad }, { seat }) => [
    { drunk, poisoned, mad },
    { drunk: seat.drunk.length > 0, poisoned: seat.poisoned.length > 0, mad: seat.mad.length > 0 },
  ],
  hasAbility: ({ as, value }, { seat }) => [value, among({ character: as, ...usable }, seat.abilities)],
  character: ({ is }, { seat }) => [is, seat.character],
  alignment: ({ is }, { seat }) => [is, seat.alignment],
  perceived: ({ is }, { seat }) => [is, seat.shown ?? seat.character],
  wakes: ({ seat, as, value }, { rows }) => {
    const statuses = rows.filter((row) => row.entry === as && among(seat, row.seats)).map(({ status }) => status)
    return [value, statuses.includes('todo') || (statuses.includes('optional') && 'optional')]
  },
  wakesAs: ({ as, value }, { rows }) => [value, among({ entry: as, status: 'todo' }, rows)],
  wakeOrder: ({ as }, { rows }) => {
    const entries = [...new Set([...rows.map(({ entry }) => entry), 'dawn'])]
    return [(as as string[]).filter((one) => entries.includes(one)), entries.filter((one) => among(one, as)), equals]
  },
  wokeForOwnAbility: ({ value }, { seat }) => [value, seat.wokeForOwnAbility],
  announceDeaths: ({ seats }, { view }) => [seats, announced(view, 'deaths').map(({ seat }) => seat)],
  announceStatus: ({ seats }, { view }) => [
    Object.entries(seats as object),
    announced(view, 'statuses').map(({ seat, publicLife }) => [String(seat), publicLife]),
  ],
  winner: ({ team }, { view }) => [team, view.victor],
  wins: ({ value }, { view, seat }) => [value, seat.alignment === view.victor],
  loses: ({ team }, { view }) => [true, view.victor !== null && view.victor !== team],
  gameOver: ({ value }, { view }) => [value, view.victor !== null],
  phase: ({ kind, number }, { view }) => [{ kind, number }, view.phase],
  distribution: ({ anyOf }, { view }) => [anyOf, view.setup.distributions, sameSet],
  travellers: ({ value }, { view }) => [value, view.setup.travellers],
  lineupValid: ({ value, reason }, { view: { setup } }) =>
    reason === undefined ? [value, setup.problems.length === 0] : [{ code: reason }, setup.problems, among],
  bag: ({ size, excludes, teams }, { view: { setup } }) => {
    const got = { size: setup.bag?.length, teams: byTeam(setup.bagCounts) }
    const isWithout = setup.bag?.every((id) => !among(id, excludes)) === true
    return [{ size, teams }, got, (wanted) => isWithout && fits(wanted, got)]
  },
  characterCount: ({ team, value }, { view }) => [{ [String(team)]: value }, byTeam(view.inPlayCounts)],
  neighbours: ({ is }, { seat }) => [is, seat.neighbours, equals],
  grimoireShows: ({ value }, { seat }) => [value, seat.isUpsideDown],
  penaltyAllowed: ({ value }, { seat }) => [value, seat.mayBePunished],
  jinxes: ({ pairs }, { view }) => [pairs, view.jinxes, sameSet],
  publicShows: ({ item, seat, value }, { view }) => {
    const got = seen(view, String(item), seat)
    return value === undefined ? [false, isNothing(got)] : [value, got, allAmong]
  },
  publicHides: ({ item, seat }, { view }) => [[], leaks(view, String(item), seat)],
  oneOf: ({ options }, { view, taken }) => {
    const holds = (one: ScenarioFact): boolean => judge(one, evidenceFor(one, view, taken)).isMet
    return [1, (options as ScenarioFact[][]).filter((option) => option.every(holds)).length]
  },
  note: () => [true, true],
}

/** Judges a fact; one that cannot be read, such as one that is not in the vocabulary, is not met. */
export function judge(fact: ScenarioFact, at: Evidence): { isMet: boolean; wanted: unknown; got: unknown } {
  try {
    const [wanted, got, match = fits] = present(facts[fact.fact], `a fact ${fact.fact}`)(fact, at)
    return { isMet: wanted !== undefined && match(wanted, got), wanted, got }
  } catch (error) {
    return { isMet: false, wanted: 'a fact that can be read', got: String(error) }
  }
}

function announced({ seats, townSquare }: GrimoireView, kind: string): SeatView[] {
  const last = townSquare.announcements.findLast((one) => one.kind === kind)
  return seats.filter(({ seat }) => last?.seats.includes(seat))
}

function byTeam(counts: TypeCounts | null): Record<string, number | undefined> {
  return { ...counts, outsider: counts?.outsiders, minion: counts?.minions, demon: counts?.demons }
}
