import type { GrimoireView } from '../../../shared/grimoire/view'
import type { TownSquareView } from '../../../shared/townsquare/view'
import type { Reading } from './facts'
import { brief, fits, keysIn, textsIn } from './readings'
import type { ScenarioFact } from './scenario'

type Seen = (square: TownSquareView, seat: unknown) => unknown

const seatIn = ({ seats }: TownSquareView, seat: unknown) => seats.find((one) => one.seat === seat)
const tallies = (square: TownSquareView, kind: string) => [
  ...square.nominations.filter((one) => one.kind === kind).map(({ nominee, votes }) => ({ nominee, votes })),
]

/** What the projected Town Square shows of an item. */
const shown: Record<string, Seen> = {
  name: (square, seat) => seatIn(square, seat)?.name,
  life: (square, seat) => seatIn(square, seat)?.life,
  voteToken: (square, seat) => seatIn(square, seat)?.voteToken,
  counts: (square) => square.counts,
  nominee: (square, seat) => square.nomination?.nominee === seat,
  tally: (square, seat) => tallies(square, 'execution').findLast(({ nominee }) => nominee === seat)?.votes ?? null,
  aboutToDie: (square, seat) => square.aboutToDie?.nominee === seat,
  exileTally: (square, seat) => tallies(square, 'exile').findLast(({ nominee }) => nominee === seat)?.votes ?? null,
  travellerCharacter: (square, seat) => seatIn(square, seat)?.traveller,
  fabled: (square) => square.fabled,
  loric: (square) => square.loric,
  phase: ({ phase }) => `${phase.kind} ${String(phase.number)}`,
  announcement: ({ announcements }) => announcements.map(({ kind }) => kind),
  winner: ({ winner }) => winner,
}

/** A shown item; without a wanted value it is enough that something is shown. */
export function publicShows({ townSquare }: GrimoireView, fact: ScenarioFact): Reading {
  const got = shown[String(fact['item'])]?.(townSquare, fact['seat'])
  const { value } = fact
  const isListed = Array.isArray(got) && !Array.isArray(value) && got.some((one) => fits(value, one))
  const isMet = value === undefined ? Boolean(got) : isListed || fits(value, got)
  return { isMet, wanted: brief(value ?? 'something'), got: brief(got) }
}

/** Items that are hidden by being empty, though the view has a place for them. */
const emptied: Record<string, (square: TownSquareView) => boolean> = {
  tally: ({ nomination, nominations }) =>
    nomination?.tally == null && nominations.every(({ kind, votes }) => kind === 'exile' || votes === null),
  aboutToDie: ({ aboutToDie }) => aboutToDie === null,
  voters: ({ nomination }) => (nomination?.hands ?? []).length === 0,
  announcement: ({ announcements }) => announcements.every(({ kind }) => kind === 'deaths' || kind === 'statuses'),
}

/** Values of the Grimoire that would give an item away if the room's view held them. */
const secrets: Record<string, (view: GrimoireView, seat: unknown) => string[]> = {
  character: (view, seat) =>
    view.seats
      .filter((one) => !one.isTraveller && (seat === undefined || one.seat === seat))
      .flatMap(({ character, shown: perceived }) => [character, perceived].filter((one) => one !== null)),
  lineup: (view) => view.seats.filter((one) => !one.isTraveller).flatMap(({ character }) => character ?? []),
  reminders: (view, seat) =>
    view.seats
      .filter((one) => seat === undefined || one.seat === seat)
      .flatMap(({ reminders }) => reminders.map(({ label }) => label)),
  bluffs: (view) => view.bluffs.flatMap(({ characters }) => characters),
}

/** The seat, or without one every seat whose death was not announced, is shown alive. */
function looksAlive({ seats, townSquare }: GrimoireView, seat: unknown): boolean {
  const meant =
    seat === undefined ? seats.filter(({ publicLife }) => publicLife === 'alive').map((one) => one.seat) : [seat]
  return meant.every((one) => seatIn(townSquare, one)?.life === 'alive')
}

/** A hidden item: no key of its name, none of its values, and where the view has a place for it, nothing there. */
export function publiclyHidden(view: GrimoireView, fact: ScenarioFact): Reading {
  const item = String(fact['item'])
  const square = view.townSquare
  if (emptied[item]) return { isMet: emptied[item](square), wanted: `no ${item}`, got: brief(square) }
  const isPending = item === 'pendingDeath' && !looksAlive(view, fact['seat'])
  const values = textsIn(square)
  const leaked = secrets[item]?.(view, fact['seat']).filter((value) => values.has(value)) ?? []
  const isNamed = keysIn(square).has(item)
  return {
    isMet: !isPending && !isNamed && leaked.length === 0,
    wanted: `no ${item}`,
    got: brief({ leaked, isNamed, isPending }),
  }
}
