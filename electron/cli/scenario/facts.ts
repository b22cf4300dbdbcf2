import { character as catalogued } from '../../../shared/domain/catalogue/catalogue'
import type { GrimoireView } from '../../../shared/grimoire/view'
import { publicShows, publiclyHidden } from './publicFacts'
import { brief, fits, fitsAll, informationFor, seatOf, type Seen } from './readings'
import type { ScenarioFact } from './scenario'
import type { Outcome } from './world'

/** What a fact can be read from: the view, and what became of each step so far. */
export interface Evidence {
  readonly view: GrimoireView
  /** By step number, from 1. */
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** The rule a player asked about, by seat. */
  readonly asked: ReadonlyMap<number, string>
}

/** What was wanted and what the view has; they fit or they do not. */
export interface Reading {
  readonly isMet: boolean
  readonly wanted: unknown
  readonly got: unknown
}

/** Facts that are one field of a seat: the fact's own key that names what is wanted, and the field. */
const ofSeat: Record<string, readonly [wanted: string | boolean, got: (seat: Seen, fact: ScenarioFact) => unknown]> = {
  alive: [true, ({ isAlive }) => isAlive],
  dead: [false, ({ isAlive }) => isAlive],
  trulyAlive: ['value', ({ isAlive }) => isAlive],
  ghostVote: ['has', ({ voteToken }) => voteToken],
  can: ['value', (seat, { action }) => (action === 'nominate' ? seat.canNominate : seat.canBeNominated)],
  hasAbility: [
    'value',
    ({ abilities }, fact) => abilities.some((one) => one.character === fact['as'] && one.isFunctioning && !one.isSpent),
  ],
  character: ['is', ({ character }) => character],
  alignment: ['is', ({ alignment }) => alignment],
  perceived: ['is', ({ shown, character }) => shown ?? character],
  wokeForOwnAbility: ['value', (seat) => seat.wokeForOwnAbility],
  neighbours: ['is', ({ neighbours }) => neighbours],
  grimoireShows: ['value', ({ isUpsideDown }) => isUpsideDown],
  penaltyAllowed: ['value', ({ mayBePunished }) => mayBePunished],
}

/** Facts that are one field of the view. */
const ofView: Record<
  string,
  readonly [wanted: string | boolean, got: (view: GrimoireView, fact: ScenarioFact) => unknown]
> = {
  votesNeeded: ['value', ({ day }) => day.votesNeeded],
  exileNeeded: ['value', ({ day }) => day.exileNeeded],
  tally: ['value', (view, { nominee }) => lastNomination(view, 'execution', nominee)?.tally],
  exileResult: ['succeeds', (view, { target }) => lastNomination(view, 'exile', target)?.succeeded],
  aboutToDie: ['seat', ({ day }) => day.aboutToDie?.nominee ?? null],
  voteOrder: ['is', ({ day }) => (day.open ?? day.nominations.at(-1))?.order],
  executedToday: ['seat', ({ day }) => day.executedToday],
  nominationsOpen: ['value', ({ day }) => day.nominationsOpen],
  wakes: ['value', wakes],
  wakesAs: ['value', ({ night }, fact) => night.steps.some((row) => row.entry === fact['as'] && row.status === 'todo')],
  announceDeaths: ['seats', (view) => announced(view, 'deaths')],
  winner: ['team', winnerIn],
  wins: ['value', (view, { seat }) => seatOf(view, seat).alignment === winnerIn(view)],
  loses: [true, (view, { team }) => winnerIn(view) !== null && winnerIn(view) !== team],
  gameOver: ['value', ({ isOver }) => isOver],
  travellers: ['value', ({ setup }) => setup.travellers],
  present: ['value', isPresent],
  reminder: ['present', hasReminder],
  characterCount: [
    'value',
    ({ inPlayCounts }, { team }) => Object.entries(inPlayCounts).find(([key]) => key.startsWith(String(team)))?.[1],
  ],
}

/** Facts whose wanted values are all there is, in any order. */
const wholeSets: Record<
  string,
  readonly [wanted: string, got: (evidence: Evidence, fact: ScenarioFact) => readonly unknown[]]
> = {
  distribution: ['anyOf', ({ view }) => view.setup.distributions],
  jinxes: ['pairs', ({ view }) => view.jinxes],
  rulesAnswer: [
    'values',
    ({ view: { day }, asked }, { seat }) => [
      asked.get(Number(seat)) === 'exileNeeded' ? day.exileNeeded : day.votesNeeded,
    ],
  ],
}

/** In these the order counts. */
const inOrder = new Set(['voteOrder', 'neighbours'])

/** Facts that take more than one look. */
const others: Record<string, (evidence: Evidence, fact: ScenarioFact) => Reading> = {
  legal: (evidence, fact) => is(false, outcome(evidence, fact).isRefused),
  illegal: (evidence, fact) => reasonAmong(fact, outcome(evidence, fact), true),
  warning: (evidence, fact) => reasonAmong(fact, outcome(evidence, fact), false),
  handRefused: (evidence, fact) => {
    const notices = outcome(evidence, fact).notices.filter(({ params }) => params['seat'] === fact['seat'])
    return reasonAmong(fact, { codes: notices.map(({ code }) => code), isRefused: false }, false)
  },
  info: information,
  told: ({ view }, fact) => told(view, fact),
  notTold: ({ view }, fact) => notTold(view, fact),
  state: ({ view }, fact) => {
    const { drunk, poisoned, mad } = seatOf(view, fact['seat'])
    const wanted = Object.fromEntries(
      Object.entries(fact).filter(([key]) => ['drunk', 'poisoned', 'mad'].includes(key)),
    )
    return is(wanted, { drunk: drunk.length > 0, poisoned: poisoned.length > 0, mad: mad.length > 0 })
  },
  wakeOrder: ({ view }, fact) => wakeOrder(view, fact['as'] as string[]),
  announceStatus: ({ view }, { seats }) => {
    const got = Object.fromEntries(
      announced(view, 'statuses').map((seat) => [String(seat), seatOf(view, seat).publicLife]),
    )
    return { isMet: fits(seats, got) && fits(got, seats), wanted: seats, got }
  },
  phase: ({ view }, { kind, number }) => is({ kind, number }, view.phase),
  lineupValid: ({ view }, { value, reason }) => {
    const codes = view.setup.problems.map(({ code }) => code)
    const isReason = reason === undefined || codes.some((code) => code === reason)
    return { isMet: value === (codes.length === 0) && isReason, wanted: brief({ value, reason }), got: codes }
  },
  bag: ({ view }, { size, excludes = [], teams }) => {
    const bag = view.setup.bag ?? []
    const isWithout = (excludes as readonly string[]).every((id) => !bag.includes(id))
    const isMet = bag.length === size && isWithout && fits(teams, teamsIn(bag))
    return { isMet, wanted: brief({ size, excludes, teams }), got: bag }
  },
  publicShows: ({ view }, fact) => publicShows(view, fact),
  publicHides: ({ view }, fact) => publiclyHidden(view, fact),
  note: () => is(true, true),
  oneOf: (evidence, { options }) => {
    const held = (options as ScenarioFact[][]).map((option) => option.every((one) => read(evidence, one).isMet))
    return { isMet: held.filter(Boolean).length === 1, wanted: 'exactly one option', got: held }
  },
}

/** Reads a fact. @throws for one that is not in the vocabulary. */
export function read(evidence: Evidence, fact: ScenarioFact): Reading {
  const name = fact.fact
  const wanted = (key: string | boolean): unknown => (typeof key === 'boolean' ? key : fact[key])
  const seatFact = ofSeat[name]
  if (seatFact)
    return is(wanted(seatFact[0]), seatFact[1](seatOf(evidence.view, fact['seat']), fact), inOrder.has(name))
  const viewFact = ofView[name]
  if (viewFact) return is(wanted(viewFact[0]), viewFact[1](evidence.view, fact), inOrder.has(name))
  const set = wholeSets[name]
  if (set) {
    const got = set[1](evidence, fact)
    return { isMet: fitsAll(fact[set[0]] as readonly unknown[], got), wanted: brief(fact[set[0]]), got: brief(got) }
  }
  const other = others[name]
  if (!other) throw new Error(`unknown fact ${name}`)
  return other(evidence, fact)
}

function is(wanted: unknown, got: unknown, isOrdered = false): Reading {
  return { isMet: fits(wanted, got, isOrdered), wanted: brief(wanted), got: brief(got) }
}

function outcome({ outcomes }: Evidence, { step }: ScenarioFact): Outcome {
  const found = outcomes.get(Number(step))
  if (!found) throw new Error(`step ${String(step)} was not taken yet`)
  return found
}

function reasonAmong(
  { reason }: ScenarioFact,
  found: Pick<Outcome, 'codes' | 'isRefused'>,
  isRefusal: boolean,
): Reading {
  const isMet = found.isRefused === isRefusal && found.codes.some((code) => code === reason)
  return { isMet, wanted: brief({ reason, isRefused: isRefusal }), got: brief(found) }
}

/** The winner as the view has it: declared, or by a claim that nothing holds back. */
function winnerIn({ claims, winner }: GrimoireView): string | null {
  const free = claims.filter(({ blockedBy }) => blockedBy.length === 0)
  return winner ?? (free.some(({ team }) => team === 'good') ? 'good' : (free[0]?.team ?? null))
}

function lastNomination({ day }: GrimoireView, kind: string, nominee: unknown) {
  return day.nominations.findLast((one) => one.kind === kind && one.nominee === nominee)
}

function announced({ townSquare }: GrimoireView, kind: string): readonly number[] {
  return townSquare.announcements.findLast((one) => one.kind === kind)?.seats ?? []
}

function isPresent(view: GrimoireView, { seat, character }: ScenarioFact): boolean {
  return character === undefined
    ? view.seats.some((one) => one.seat === seat)
    : view.centre.some((one) => one.character === character)
}

function hasReminder(view: GrimoireView, { seat, role, text }: ScenarioFact): boolean {
  const tokens = seat === 'centre' ? view.centreReminders : seatOf(view, seat).reminders
  return tokens.some(
    (token) => token.character === role && token.label === text && (token.isActive || token.kind === 'mark'),
  )
}

function wakes(view: GrimoireView, { as, seat, night }: ScenarioFact): boolean | 'optional' {
  const isTonight = night === undefined || (view.phase.kind === 'night' && view.phase.number === night)
  const rows = isTonight ? view.night.steps : view.upcoming.steps
  const found = rows
    .filter((row) => row.entry === as && row.seats.some((one) => one === seat))
    .map(({ status }) => status)
  return found.includes('todo') ? true : found.includes('optional') ? 'optional' : false
}

/** Entries that are due, in the wanted order; those whose trigger is not met may be missing. */
function wakeOrder(view: GrimoireView, wanted: readonly string[]): Reading {
  const entries = new Set([...view.night.steps.map(({ entry }) => entry), 'dawn'])
  const got = [...entries].filter((entry) => wanted.includes(entry))
  return is(
    wanted.filter((entry) => entries.has(entry)),
    got,
    true,
  )
}

function teamsIn(characters: readonly string[]): Record<string, number> {
  const teams = ['townsfolk', 'outsider', 'minion', 'demon']
  return Object.fromEntries(
    teams.map((team) => [team, characters.filter((id) => catalogued(id)?.team === team).length]),
  )
}

/** Information: the whole set of what may be told, and the truth where it is named. */
function information({ view }: Evidence, { to, as, values, truth }: ScenarioFact): Reading {
  const entry = as ?? view.night.steps.find(({ seats }) => seats.some((seat) => seat === to))?.entry
  const advice = informationFor(view, to, entry)
  const got = advice ? (advice.isAnything ? ['any'] : advice.allowed) : [null]
  const isTrue = truth === undefined || fits(truth, advice?.truth ?? null)
  const isMet = isTrue && fitsAll(values as readonly unknown[], got)
  return { isMet, wanted: brief({ values, truth }), got: brief({ values: got, truth: advice?.truth }) }
}

function told(view: GrimoireView, fact: ScenarioFact): Reading {
  const got = seatOf(view, fact['seat']).told.flatMap(({ kind, value }) => [
    { [kind]: value },
    ...(kind === 'answer' ? shownIn(value) : []),
  ])
  const wanted = fact['items'] as readonly unknown[]
  return { isMet: wanted.every((item) => got.some((one) => fits(item, one))), wanted, got }
}

/** An answer that is, or names, a player or a character showed them. */
function shownIn(value: unknown): Record<string, unknown>[] {
  if (typeof value === 'number') return [{ player: value }]
  if (typeof value === 'string') return catalogued(value) ? [{ character: value }] : []
  const { seat, character } = (value ?? {}) as Record<string, unknown>
  return [...(seat === undefined ? [] : [{ player: seat }]), ...(character === undefined ? [] : [{ character }])]
}

const heldBack: Record<string, string> = { bluffs: 'notInPlay', damselPlayer: 'player', damselInPlay: 'character' }

function notTold(view: GrimoireView, fact: ScenarioFact): Reading {
  const got = seatOf(view, fact['seat']).told.map(({ kind, ability }) => [kind, ability])
  const items = fact['items'] as readonly string[]
  const isTold = (item: string): boolean =>
    got.some(([kind, ability]) => kind === (heldBack[item] ?? item) || ability === item)
  return { isMet: !items.some(isTold), wanted: items, got }
}
