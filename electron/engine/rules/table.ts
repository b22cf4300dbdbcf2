import { allCharacters, character } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterFacts, Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import { invariant, present } from '../../../shared/lib/invariant'
import type { HomebrewCharacter, Script } from '../../../shared/grimoire/script'
import { moduleOf } from '../characters/registry'
import type { Seat, State } from '../state'
import type { Table } from './reading'

const playable: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon']

function homebrewFacts(made: HomebrewCharacter): CharacterFacts {
  const tokens = (labels: readonly string[], global: boolean) =>
    labels.map((label) => ({ label, global, means: { kind: 'mark' as const, until: 'forever' as const } }))
  return {
    id: made.id,
    name: made.name,
    team: made.team,
    edition: 'carousel',
    firstNight: made.firstNight || null,
    otherNight: made.otherNight || null,
    reminders: [...tokens(made.reminders, false), ...tokens(made.remindersGlobal, true)],
    setup: null,
    setupLabel: null,
    special: specialFacts(made),
    jinxes: [],
    icon: '',
  }
}

/** What the official script format calls special, as far as the bag or the room asks for it. */
function specialFacts({ special }: HomebrewCharacter): CharacterFacts['special'] {
  return special.flatMap(({ type, name }) => {
    const asked = (['selection', 'reminder'] as const).find((one) => one === type)
    return asked && typeof name === 'string' ? [{ type: asked, name }] : []
  })
}

function unknownFacts(id: CharacterId): CharacterFacts {
  return {
    id,
    name: id,
    team: 'townsfolk',
    edition: 'carousel',
    firstNight: null,
    otherNight: null,
    reminders: [],
    setup: null,
    setupLabel: null,
    special: [],
    jinxes: [],
    icon: '',
  }
}

/** Facts of a character as this script has it: the script's own definition wins over the catalogue. */
export function factsIn(state: State, id: CharacterId): CharacterFacts {
  const own = state.script.homebrew.find((made) => made.id === id)
  return own ? homebrewFacts(own) : (character(id) ?? unknownFacts(id))
}

const possibleByScript = new WeakMap<Script, readonly CharacterFacts[]>()

/** Player characters the script allows; all official ones where the script names none. */
function possibleIn(state: State): readonly CharacterFacts[] {
  const known = possibleByScript.get(state.script)
  if (known) return known
  const all =
    state.script.characters.length > 0 ? state.script.characters.map((id) => factsIn(state, id)) : allCharacters
  const possible = all.filter(({ team }) => playable.includes(team))
  possibleByScript.set(state.script, possible)
  return possible
}

/** Reads the table of one state. */
export class TableOfState implements Table {
  readonly seats: readonly Seat[]
  private readonly positions: ReadonlyMap<SeatId, number>

  constructor(readonly state: State) {
    this.seats = state.circle.map((seat) => this.seat(seat))
    this.positions = new Map(state.circle.map((seat, index) => [seat, index]))
  }

  get living(): readonly Seat[] {
    return this.seats.filter(({ isAlive }) => isAlive)
  }

  get possible(): readonly CharacterFacts[] {
    return possibleIn(this.state)
  }

  seat(seat: SeatId): Seat {
    return present(this.state.seats[seat], `seat ${seat}`)
  }

  facts(id: CharacterId): CharacterFacts {
    return factsIn(this.state, id)
  }

  team(id: SeatId): Team | null {
    const seat = this.state.seats[id]
    if (!seat || seat.character === null) return null
    return seat.isTraveller ? 'traveller' : this.facts(seat.character).team
  }

  ofTeam(team: Team): readonly Seat[] {
    return this.seats.filter(({ seat }) => this.team(seat) === team)
  }

  next(seat: SeatId, steps: number): SeatId {
    const { circle } = this.state
    invariant(circle.length > 0, 'a circle has seats')
    const index = (this.positions.get(seat) ?? 0) + steps
    return present(circle[((index % circle.length) + circle.length) % circle.length], 'seat')
  }

  distance(from: SeatId, to: SeatId): number {
    const apart = Math.abs((this.positions.get(from) ?? 0) - (this.positions.get(to) ?? 0))
    return Math.min(apart, this.seats.length - apart)
  }

  nearest(from: SeatId, direction: 1 | -1, fits: (seat: Seat) => boolean): Seat | undefined {
    for (let steps = 1; steps < this.seats.length; steps += 1) {
      const seat = this.seat(this.next(from, steps * direction))
      if (fits(seat)) return seat
    }
    return undefined
  }

  mayMisregister(seat: SeatId): boolean {
    return this.state.instances.some(
      (instance) =>
        instance.seat === seat &&
        instance.origin !== 'believed' &&
        moduleOf(instance.character)?.registers !== undefined,
    )
  }
}
