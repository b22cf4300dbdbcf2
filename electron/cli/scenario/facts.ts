import { character as catalogued } from '../../../shared/domain/catalogue/catalogue'
import type { GrimoireView } from '../../../shared/grimoire/view'
import { publicShows, publiclyHidden } from './publicFacts'
import { brief, fits, fitsAll, informationFor, seatOf } from './readings'
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

type Reader = (evidence: Evidence, fact: ScenarioFact) => Reading

const is = (wanted: unknown, got: unknown): Reading => ({
  isMet: fits(wanted, got),
  wanted: brief(wanted),
  got: brief(got),
})

function outcome({ outcomes }: Evidence, { step }: ScenarioFact): Outcome {
  const found = outcomes.get(Number(step))
  if (!found) throw new Error(`step ${String(step)} was not taken yet`)
  return found
}

function includes(codes: readonly string[], reason: unknown): Reading {
  return { isMet: codes.some((code) => code === reason), wanted: brief(reason), got: brief(codes) }
}

/** The winner as the view has it: declared, or by a claim that nothing holds back. */
function winnerIn({ claims, winner }: GrimoireView): string | null {
  const free = claims.filter(({ blockedBy }) => blockedBy.length === 0)
  return winner ?? (free.some(({ team }) => team === 'good') ? 'good' : (free[0]?.team ?? null))
}

function wakes(view: GrimoireView, fact: ScenarioFact): boolean | 'optional' {
  const isTonight = fact['night'] === undefined || (view.phase.kind === 'night' && view.phase.number === fact['night'])
  const rows: readonly { entry: string; seats: readonly unknown[]; status: string }[] = isTonight
    ? view.night.steps
    : view.upcoming.steps
  const row = rows
    .filter(({ entry, seats }) => entry === fact['as'] && seats.includes(fact['seat']))
    .map(({ status }) => status)
  return row.includes('todo') ? true : row.includes('optional') ? 'optional' : false
}

function wakeOrder(view: GrimoireView, wanted: readonly string[]): Reading {
  const entries = [...view.night.steps.map(({ entry }) => entry), 'dawn']
  const got = entries.filter((entry, index) => wanted.includes(entry) && entries.indexOf(entry) === index)
  return {
    isMet: fits(
      wanted.filter((entry) => got.includes(entry)),
      got,
      true,
    ),
    wanted,
    got,
  }
}

function teamsIn(characters: readonly string[]): Record<string, number> {
  const count = (team: string): number => characters.filter((id) => catalogued(id)?.team === team).length
  return { townsfolk: count('townsfolk'), outsider: count('outsider'), minion: count('minion'), demon: count('demon') }
}

const countKeys: Record<string, 'townsfolk' | 'outsiders' | 'minions' | 'demons'> = {
  townsfolk: 'townsfolk',
  outsider: 'outsiders',
  minion: 'minions',
  demon: 'demons',
}

/** Information: the whole set of what may be told, and the truth where it is named. */
function information({ view }: Evidence, fact: ScenarioFact): Reading {
  const wanted = fact['values'] as readonly unknown[]
  const advice = informationFor(
    view,
    fact['to'],
    fact['as'] ?? view.night.steps.find(({ seats }) => seats.some((seat) => seat === fact['to']))?.entry,
  )
  const got = advice ? (advice.isAnything ? ['any'] : advice.allowed) : [null]
  const isTrue = fact['truth'] === undefined || fits(fact['truth'], advice?.truth ?? null)
  return {
    isMet: fitsAll(wanted, got) && isTrue,
    wanted: brief({ values: wanted, truth: fact['truth'] }),
    got: brief({ values: got, truth: advice?.truth }),
  }
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

function announced(view: GrimoireView, kind: string): readonly number[] {
  return view.townSquare.announcements.findLast((one) => one.kind === kind)?.seats ?? []
}

function reminder(view: GrimoireView, fact: ScenarioFact): Reading {
  const tokens = fact['seat'] === 'centre' ? view.centreReminders : seatOf(view, fact['seat']).reminders
  const has = tokens.some(
    ({ character, label, isActive, kind }) =>
      character === fact['role'] && label === fact['text'] && (isActive || kind === 'mark'),
  )
  return is(fact['present'], has)
}

/** One entry per fact of the vocabulary: the field of the view it is read from. */
const readers: Record<string, Reader> = {
  legal: (evidence, fact) =>
    is('accepted', outcome(evidence, fact).isRefused ? outcome(evidence, fact).codes : 'accepted'),
  illegal: (evidence, fact) => {
    const { isRefused, codes } = outcome(evidence, fact)
    return isRefused
      ? includes(codes, fact['reason'])
      : { isMet: false, wanted: brief(fact['reason']), got: 'accepted' }
  },
  warning: (evidence, fact) => {
    const { isRefused, codes } = outcome(evidence, fact)
    return isRefused ? { isMet: false, wanted: brief(fact['reason']), got: 'refused' } : includes(codes, fact['reason'])
  },
  handRefused: (evidence, fact) => {
    const notices = outcome(evidence, fact).notices.filter(({ params }) => params['seat'] === fact['seat'])
    return includes(
      notices.map(({ code }) => code),
      fact['reason'],
    )
  },
  alive: ({ view }, fact) => is(true, seatOf(view, fact['seat']).isAlive),
  dead: ({ view }, fact) => is(false, seatOf(view, fact['seat']).isAlive),
  trulyAlive: ({ view }, fact) => is(fact['value'], seatOf(view, fact['seat']).isAlive),
  present: ({ view }, fact) =>
    is(
      fact['value'],
      fact['character'] === undefined
        ? view.seats.some(({ seat }) => seat === fact['seat'])
        : view.centre.some(({ character }) => character === fact['character']),
    ),
  votesNeeded: ({ view }, fact) => is(fact['value'], view.day.votesNeeded),
  exileNeeded: ({ view }, fact) => is(fact['value'], view.day.exileNeeded),
  tally: ({ view }, fact) =>
    is(
      fact['value'],
      view.day.nominations.findLast(({ nominee, kind }) => nominee === fact['nominee'] && kind === 'execution')?.tally,
    ),
  aboutToDie: ({ view }, fact) => is(fact['seat'], view.day.aboutToDie?.nominee ?? null),
  ghostVote: ({ view }, fact) => is(fact['has'], seatOf(view, fact['seat']).voteToken),
  voteOrder: ({ view }, fact) => {
    const order = (view.day.open ?? view.day.nominations.at(-1))?.order
    return { isMet: fits(fact['is'], order, true), wanted: fact['is'], got: order }
  },
  executedToday: ({ view }, fact) => is(fact['seat'], view.day.executedToday),
  exileResult: ({ view }, fact) =>
    is(
      fact['succeeds'],
      view.day.nominations.findLast(({ kind, nominee }) => kind === 'exile' && nominee === fact['target'])?.succeeded,
    ),
  nominationsOpen: ({ view }, fact) => is(fact['value'], view.day.nominationsOpen),
  can: ({ view }, fact) =>
    is(
      fact['value'],
      fact['action'] === 'nominate'
        ? seatOf(view, fact['seat']).canNominate
        : seatOf(view, fact['seat']).canBeNominated,
    ),
  info: information,
  told: ({ view }, fact) => told(view, fact),
  notTold: ({ view }, fact) => notTold(view, fact),
  reminder: ({ view }, fact) => reminder(view, fact),
  state: ({ view }, fact) => {
    const { drunk, poisoned, mad } = seatOf(view, fact['seat'])
    const wanted = Object.fromEntries(
      ['drunk', 'poisoned', 'mad'].filter((name) => name in fact).map((name) => [name, fact[name]]),
    )
    return is(wanted, { drunk: drunk.length > 0, poisoned: poisoned.length > 0, mad: mad.length > 0 })
  },
  hasAbility: ({ view }, fact) =>
    is(
      fact['value'],
      seatOf(view, fact['seat']).abilities.some(
        ({ character, isFunctioning, isSpent }) => character === fact['as'] && isFunctioning && !isSpent,
      ),
    ),
  character: ({ view }, fact) => is(fact['is'], seatOf(view, fact['seat']).character),
  alignment: ({ view }, fact) => is(fact['is'], seatOf(view, fact['seat']).alignment),
  perceived: ({ view }, fact) =>
    is(fact['is'], seatOf(view, fact['seat']).shown ?? seatOf(view, fact['seat']).character),
  wakes: ({ view }, fact) => is(fact['value'], wakes(view, fact)),
  wakesAs: ({ view }, fact) =>
    is(
      fact['value'],
      view.night.steps.some(({ entry, status }) => entry === fact['as'] && status === 'todo'),
    ),
  wakeOrder: ({ view }, fact) => wakeOrder(view, fact['as'] as string[]),
  wokeForOwnAbility: ({ view }, fact) => is(fact['value'], seatOf(view, fact['seat']).wokeForOwnAbility),
  announceDeaths: ({ view }, fact) => is(fact['seats'], announced(view, 'deaths')),
  announceStatus: ({ view }, fact) => {
    const got = Object.fromEntries(
      announced(view, 'statuses').map((seat) => [String(seat), seatOf(view, seat).publicLife]),
    )
    return { isMet: fits(fact['seats'], got) && fits(got, fact['seats']), wanted: fact['seats'], got }
  },
  winner: ({ view }, fact) => is(fact['team'], winnerIn(view)),
  wins: ({ view }, fact) => is(fact['value'], seatOf(view, fact['seat']).alignment === winnerIn(view)),
  loses: ({ view }, fact) => is(true, winnerIn(view) !== null && winnerIn(view) !== fact['team']),
  gameOver: ({ view }, fact) => is(fact['value'], view.isOver),
  phase: ({ view }, fact) => is({ kind: fact['kind'], number: fact['number'] }, view.phase),
  distribution: ({ view }, fact) => {
    const wanted = fact['anyOf'] as readonly unknown[]
    return { isMet: fitsAll(wanted, view.setup.distributions), wanted, got: view.setup.distributions }
  },
  travellers: ({ view }, fact) => is(fact['value'], view.setup.travellers),
  lineupValid: ({ view }, fact) => {
    const codes = view.setup.problems.map(({ code }) => code)
    const isReason = fact['reason'] === undefined || codes.some((code) => code === fact['reason'])
    return { isMet: fact['value'] === (codes.length === 0) && isReason, wanted: brief(fact), got: codes }
  },
  bag: ({ view }, fact) => {
    const bag = view.setup.bag ?? []
    const excluded = ((fact['excludes'] as readonly string[] | undefined) ?? []).every((id) => !bag.includes(id))
    return {
      isMet: bag.length === fact['size'] && excluded && fits(fact['teams'], teamsIn(bag)),
      wanted: brief(fact),
      got: bag,
    }
  },
  jinxes: ({ view }, fact) => {
    const wanted = fact['pairs'] as readonly unknown[]
    return { isMet: fitsAll(wanted, view.jinxes), wanted, got: view.jinxes }
  },
  characterCount: ({ view }, fact) =>
    is(fact['value'], view.inPlayCounts[countKeys[String(fact['team'])] ?? 'townsfolk']),
  neighbours: ({ view }, fact) => ({
    isMet: fits(fact['is'], seatOf(view, fact['seat']).neighbours, true),
    wanted: fact['is'],
    got: seatOf(view, fact['seat']).neighbours,
  }),
  grimoireShows: ({ view }, fact) => is(fact['value'], seatOf(view, fact['seat']).isUpsideDown),
  publicShows: ({ view }, fact) => publicShows(view, fact),
  publicHides: ({ view }, fact) => publiclyHidden(view, fact),
  penaltyAllowed: ({ view }, fact) => is(fact['value'], seatOf(view, fact['seat']).mayBePunished),
  rulesAnswer: ({ view, asked }, fact) => {
    const got = asked.get(Number(fact['seat'])) === 'exileNeeded' ? view.day.exileNeeded : view.day.votesNeeded
    return { isMet: fitsAll(fact['values'] as readonly unknown[], [got]), wanted: fact['values'], got: [got] }
  },
  note: () => is(true, true),
  oneOf: (evidence, fact) => {
    const options = fact['options'] as readonly ScenarioFact[][]
    const held = options.map((option) => option.every((one) => read(evidence, one).isMet))
    return { isMet: held.filter(Boolean).length === 1, wanted: 'exactly one option', got: held }
  },
}

/** Reads a fact. @throws for one that is not in the vocabulary. */
export function read(evidence: Evidence, fact: ScenarioFact): Reading {
  const reader = readers[fact.fact]
  if (!reader) throw new Error(`unknown fact ${fact.fact}`)
  return reader(evidence, fact)
}
