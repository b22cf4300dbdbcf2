import type { SeatId } from '../../../../shared/domain/ids'
import { townSquareView, type PublicNomination, type TownSquareView } from '../../../../shared/townsquare/view'

const NAMES = ['Mirela', 'Piotr', 'Agnes', 'Tobias', 'Yun-seo', 'Nadia', 'Oskar', 'Ines', 'Dov', 'Halina']

/** A seat number as the view has it. */
export const seatId = (number: number): SeatId => number as SeatId

/** What the room sees on the second day with so many players; checked by the schema of the contract. */
export function publicView(change: Partial<TownSquareView> = {}, players = 7): TownSquareView {
  return townSquareView.parse({
    revision: 1,
    locale: 'en',
    gameName: 'Trouble at the Mill',
    phase: { kind: 'day', number: 2 },
    seats: Array.from({ length: players }, (_, index) => ({
      seat: index + 1,
      name: NAMES[index] ?? `Player ${String(index + 1)}`,
      life: 'alive',
      voteToken: false,
      traveller: null,
    })),
    counts: { townsfolk: 5, outsiders: 0, minions: 1, demons: 1 },
    alive: players,
    votesNeeded: 4,
    exileNeeded: 4,
    fabled: [],
    loric: [],
    // As the engine has it: they open with the day.
    nominationsOpen: true,
    nomination: null,
    nominations: [],
    hasVoteList: false,
    aboutToDie: null,
    executedToday: null,
    announcements: [],
    winner: null,
    timer: null,
    handSpeedMs: 700,
    sheet: null,
    reveal: null,
    ...change,
  })
}

/** Piotr nominates Nadia; the count starts at Oskar and ends at Nadia. */
export function publicNomination(change: Partial<PublicNomination> = {}): PublicNomination {
  return {
    kind: 'execution',
    by: seatId(2),
    nominee: seatId(6),
    order: [7, 1, 2, 3, 4, 5, 6].map(seatId),
    now: null,
    hands: [],
    tally: 0,
    needed: 4,
    done: false,
    ...change,
  }
}
