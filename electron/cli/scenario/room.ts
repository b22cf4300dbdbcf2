import { among, fits } from '../../../shared/lib/matching'
import type { GrimoireView } from '../../../shared/grimoire/view'
import type { TownSquareView } from '../../../shared/townsquare/view'

const isIt = (seat: unknown, one: unknown): boolean => seat === undefined || seat === one
const votes = ({ nominations }: TownSquareView, wanted: string, seat: unknown): number[] =>
  nominations.flatMap(({ kind, nominee, votes: cast }) => (kind === wanted && isIt(seat, nominee) ? (cast ?? []) : []))

/** Where the room sees an item, unless in a field of that name of its view or of a chair. */
const places: Readonly<Record<string, (room: TownSquareView, seat: unknown, view: GrimoireView) => unknown>> = {
  travellerCharacter: ({ seats }, seat) => seats.find((one) => one.seat === seat)?.traveller,
  phase: ({ phase }) => `${phase.kind} ${String(phase.number)}`,
  modifiedCounts: ({ counts }, _seat, { setup }) => !fits(setup.base, counts),
  nominee: ({ nomination }, seat) => nomination !== null && isIt(seat, nomination.nominee),
  tally: (room, seat) => votes(room, 'execution', seat),
  exileTally: (room, seat) => votes(room, 'exile', seat),
  voters: ({ nomination }) => nomination?.hands,
  aboutToDie: ({ aboutToDie }, seat) => aboutToDie !== null && isIt(seat, aboutToDie.nominee),
  announcement: ({ announcements }) =>
    announcements.map(({ kind }) => kind).filter((kind) => !/deaths|statuses/.test(kind)),
  pendingDeath: ({ seats }, seat) => among({ seat: seat ?? null, life: 'dead' }, seats),
}

/** What the room sees of an item; nothing where its place is empty or there is none. */
export function seen(view: GrimoireView, item: string, seat: unknown): unknown {
  const room = view.townSquare
  const fields = Object.entries({ ...room.seats.find((one) => one.seat === seat), ...room })
  return places[item] ? places[item](room, seat, view) : fields.find(([field]) => field === item)?.[1]
}

/** Is there nothing to see? */
export const isNothing = (data: unknown): boolean => data == null || data === false || fits([], data)

/** What gives a hidden item away: something in its place, a field of its name, a secret word of the Grimoire anywhere in the view. */
export function leaks(view: GrimoireView, item: string, seat: unknown): unknown[] {
  const found = [seen(view, item, seat)]
  const all = JSON.stringify(view.townSquare, (field, value: unknown) => {
    if (field === item && !places[item]) found.push(value)
    return value
  })
  const players = view.seats.filter((one) => !one.isTraveller && isIt(seat, one.seat))
  const words = players.flatMap((one) => [one.character, one.shown, ...one.reminders.map(({ label }) => label)])
  const secrets = [...words, ...view.bluffs.flatMap(({ characters }) => characters)]
  return [...found, ...secrets.filter((word) => all.includes(`"${String(word)}"`))].filter((one) => !isNothing(one))
}
