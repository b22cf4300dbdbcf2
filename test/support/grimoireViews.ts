import { editionCharacters } from '../../shared/domain/catalogue/catalogue'
import type { NominationView, GrimoireView, InformationAdvice, NightStep, StepAdvice } from '../../shared/grimoire/view'
import type { TownSquareView } from '../../shared/townsquare/view'
import { MILL, MORE, seatNumber, seatView, type SeatSpec } from './seatViews'

/** What an ability asks and learns, with everything absent left out. */
export function advice(part: Partial<StepAdvice> = {}): StepAdvice {
  return {
    targets: null,
    characters: null,
    answers: [],
    canDecline: false,
    information: null,
    learns: false,
    malfunction: [],
    willPlace: [],
    chosen: null,
    ...part,
  }
}

export function information(part: Partial<InformationAdvice> = {}): InformationAdvice {
  return {
    truth: 'no',
    allowed: ['no'],
    isAnything: false,
    suggested: ['no'],
    malfunction: null,
    form: { kind: 'choice', options: ['no', 'yes'] },
    registering: [],
    ...part,
  }
}

export function nightStep(entry: string, number: number, part: Partial<NightStep> = {}): NightStep {
  return {
    key: `2.${entry}`,
    entry,
    seats: number > 0 ? [seatNumber(number)] : [],
    isAsleep: number === 0,
    instance: `${number}.${entry}.1`,
    status: 'todo',
    isPretend: false,
    isManual: false,
    reason: null,
    advice: advice(),
    shows: [],
    outcome: [],
    ...part,
  }
}

const told = (value: number): NightStep['outcome'] => [{ code: 'told', params: { value } }]
const chose = (...targets: number[]): NightStep['outcome'] => [
  { code: 'chose', params: { targets, characters: [], answer: null } },
]

function millNight(): GrimoireView['night'] {
  const poison = { character: 'poisoner', seat: seatNumber(9), until: 'dusk' as const, effect: 1 }
  const asked = advice({
    targets: { min: 2, max: 2, legal: Array.from({ length: 12 }, (_, index) => seatNumber(index + 1)), refused: [] },
    chosen: { targets: [seatNumber(2), seatNumber(8)], characters: [], answer: null },
    information: information({
      malfunction: { level: 'may', causes: [poison] },
      isAnything: true,
      registering: [seatNumber(5)],
    }),
    malfunction: [poison],
  })
  return {
    number: 2,
    currentKey: '2.fortuneteller',
    steps: [
      nightStep('poisoner', 9, { status: 'done', outcome: chose(1) }),
      nightStep('monk', 7, { status: 'done', outcome: chose(8) }),
      nightStep('cerenovus', 3, { status: 'done', outcome: chose(8) }),
      nightStep('imp', 6, { status: 'done', outcome: chose(8) }),
      nightStep('empath', 2, { status: 'done', outcome: told(1) }),
      nightStep('fortuneteller', 1, { advice: asked }),
      nightStep('undertaker', 11),
      nightStep('dawn', 0),
    ],
  }
}

function townSquare(view: Pick<GrimoireView, 'seats' | 'phase' | 'day'>): TownSquareView {
  return {
    revision: 1,
    locale: 'en',
    gameName: 'Trouble at the Mill',
    phase: view.phase,
    seats: view.seats.map(({ seat: id, name, publicLife, voteToken }) => ({
      seat: id,
      name,
      life: publicLife,
      voteToken: publicLife === 'dead' && voteToken,
      traveller: null,
      reminders: [],
    })),
    counts: view.seats.length >= 5 ? { townsfolk: 7, outsiders: 2, minions: 2, demons: 1 } : null,
    alive: view.seats.filter(({ isAlive }) => isAlive).length,
    votesNeeded: view.day.votesNeeded,
    exileNeeded: 6,
    fabled: [],
    loric: [],
    nominationsOpen: view.phase.kind === 'day',
    nomination: null,
    nominations: [],
    aboutToDie: null,
    executedToday: null,
    announcements: [],
    winner: null,
    timer: null,
    handSpeedMs: 700,
    hasVoteList: false,
    sheet: null,
    names: {},
    pictures: {},
    reveal: null,
  }
}

const quietDay: GrimoireView['day'] = {
  nominationsOpen: false,
  votesNeeded: 5,
  votesNeededWhy: [],
  exileNeeded: 6,
  nominations: [],
  open: null,
  aboutToDie: null,
  executedToday: null,
  toTie: null,
  toReplace: 5,
  actions: [],
}

function base(specs: readonly SeatSpec[], part: Partial<GrimoireView>): GrimoireView {
  const seats = specs.map((spec, index) => seatView(spec, index, specs.length))
  const phase = part.phase ?? { kind: 'night', number: 2 }
  const day = part.day ?? quietDay
  const characters = editionCharacters('tb').map(({ id }) => id)
  return {
    revision: 1,
    game: {
      id: 'mill',
      name: 'Trouble at the Mill',
      head: 40,
      canUndo: true,
      canRedo: false,
      commits: 40,
      began: null,
    },
    phase,
    script: {
      name: 'Trouble Brewing',
      author: null,
      edition: 'tb',
      characters,
      homebrew: [],
      firstNight: [],
      otherNight: [],
      bootlegger: [],
    },
    jinxes: [],
    seats,
    centre: [{ character: 'sentinel', reminders: [] }],
    centreReminders: [],
    bluffs: [{ title: '', characters: ['virgin', 'butler', 'exorcist'] }],
    inPlayCounts: { townsfolk: 6, outsiders: 3, minions: 2, demons: 1 },
    setup: {
      players: specs.length,
      travellers: 0,
      base: { townsfolk: 7, outsiders: 2, minions: 2, demons: 1 },
      distributions: [{ townsfolk: 7, outsiders: 2, minions: 2, demons: 1 }],
      lineup: [],
      lineupCounts: { townsfolk: 0, outsiders: 0, minions: 0, demons: 0 },
      problems: [],
      bag: null,
      bagCounts: null,
      inBag: [],
    },
    night: { number: phase.number, steps: [], currentKey: null },
    day,
    upcoming: { night: phase.number + 1, steps: [] },
    decisions: [],
    awaiting: [],
    claims: [],
    winner: null,
    victor: null,
    notices: [],
    log: [],
    townSquare: townSquare({ seats, phase, day }),
    ...part,
  }
}

function withPlaces(view: GrimoireView): GrimoireView {
  const seats = view.seats.map((one) => {
    const at = view.night.steps.findIndex((step) => step.seats.includes(one.seat))
    const step = view.night.steps[at]
    return step ? { ...one, nightPlace: { position: at + 1, status: step.status } } : one
  })
  return { ...view, seats }
}

/** The mock of the night: twelve seats, the poisoned Fortune Teller's turn. */
export function millAtNight(part: Partial<GrimoireView> = {}): GrimoireView {
  return withPlaces(base(MILL, { night: millNight(), ...part }))
}

/** The same with twenty seats. */
export function twentyAtNight(): GrimoireView {
  return withPlaces(base([...MILL, ...MORE], { night: millNight() }))
}

/** Five seats, the smallest game. */
export function fiveAtNight(): GrimoireView {
  return base(MILL.slice(0, 5), {})
}

/** The mock of the day: the vote on Nadia has come to Wei. */
export function millByDay(part: Partial<GrimoireView> = {}): GrimoireView {
  const order = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map(seatNumber)
  const hands = [
    [7, 1],
    [8, 1],
    [9, 0],
    [10, 0],
    [11, 1],
  ] as const
  const open = {
    kind: 'execution' as const,
    by: seatNumber(2),
    nominee: seatNumber(6),
    order,
    ...votersOf(MILL),
    hands: hands.map(([id, raised]) => ({ seat: seatNumber(id), hands: raised })),
    tally: 3,
    needed: 5,
    isDone: false,
    succeeded: null,
  }
  const earlier = {
    ...open,
    by: seatNumber(7),
    nominee: seatNumber(9),
    tally: 5,
    isDone: true,
    succeeded: true,
    hands: [],
  }
  const day = {
    ...quietDay,
    nominationsOpen: true,
    open,
    nominations: [earlier, open],
    aboutToDie: { nominee: seatNumber(9), votes: 5 },
    toTie: 5,
    toReplace: 6,
  }
  const view = base(MILL, { phase: { kind: 'day', number: 2 }, day, ...part })
  const nomination = {
    kind: 'execution' as const,
    by: open.by,
    nominee: seatNumber(6),
    order,
    now: seatNumber(12),
    hands: open.hands,
    tally: 3,
    needed: 5,
    done: false,
  }
  const square = { ...view.townSquare, nomination, timer: { title: 'Day', endsAtMs: null, remainingMs: 252_000 } }
  return { ...view, townSquare: square }
}

/** The dead pay for a vote, where they still have one. */
function votersOf(specs: readonly SeatSpec[]): Pick<NominationView, 'paying' | 'barred'> {
  const dead = specs.flatMap((one, index) => (one.dead ? [{ seat: seatNumber(index + 1), vote: one.vote }] : []))
  const barred = dead.filter(({ vote }) => vote !== true)
  return {
    paying: dead.map(({ seat }) => seat),
    barred: barred.map(({ seat }) => ({ seat, code: 'no-vote-token' })),
  }
}

/** The day before anybody has nominated. */
export function quietMillByDay(part: Partial<GrimoireView['day']> = {}): GrimoireView {
  return millByDay({ day: { ...quietDay, nominationsOpen: true, ...part } })
}

/** Names at the table, nothing else yet. */
export function settingUp(count: number, part: Partial<GrimoireView> = {}): GrimoireView {
  const specs = [...MILL, ...MORE].slice(0, count).map(({ name }) => ({ name, character: null }))
  return base(specs, {
    phase: { kind: 'setup', number: 0 },
    bluffs: [],
    centre: [],
    inPlayCounts: { townsfolk: 0, outsiders: 0, minions: 0, demons: 0 },
    ...part,
  })
}
