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
export function possibleIn(state: State): readonly CharacterFacts[] {
  const known = possibleByScript.get(state.script)
  if (known) return known
  const all =
    state.script.characters.length > 0 ? state.script.characters.map((id) => factsIn(state, id)) : allCharacters
  const possible = all.filter(({ team }) => playable.includes(team))
  possibleByScript.set(state.script, possible)
  return possible
}

/** Reads the table of one state. */
export function tableOf(state: State): Table {
  const seats = state.circle.map((seat) => present(state.seats[seat], `seat ${seat}`))
  const position = new Map(state.circle.map((seat, index) => [seat, index]))
  const table: Table = {
    state,
    seats,
    living: seats.filter(({ isAlive }) => isAlive),
    seat: (seat) => present(state.seats[seat], `seat ${seat}`),
    facts: (id) => factsIn(state, id),
    team: (seat) => teamOf(state, state.seats[seat]),
    ofTeam: (team) => seats.filter((seat) => teamOf(state, seat) === team),
    next: (seat, steps) => at(state.circle, (position.get(seat) ?? 0) + steps),
    distance: (from, to) => {
      const apart = Math.abs((position.get(from) ?? 0) - (position.get(to) ?? 0))
      return Math.min(apart, seats.length - apart)
    },
    nearest: (from, direction, fits) => {
      for (let steps = 1; steps < seats.length; steps += 1) {
        const seat = table.seat(table.next(from, steps * direction))
        if (fits(seat)) return seat
      }
      return undefined
    },
    mayMisregister: (seat) =>
      state.instances.some(
        (instance) =>
          instance.seat === seat &&
          instance.origin !== 'believed' &&
          moduleOf(instance.character)?.registers !== undefined,
      ),
    possible: possibleIn(state),
  }
  return table
}

function teamOf(state: State, seat: Seat | undefined): Team | null {
  if (!seat || seat.character === null) return null
  if (seat.isTraveller) return 'traveller'
  return factsIn(state, seat.character).team
}

function at(circle: readonly SeatId[], index: number): SeatId {
  invariant(circle.length > 0, 'a circle has seats')
  return present(circle[((index % circle.length) + circle.length) % circle.length], 'seat')
}
