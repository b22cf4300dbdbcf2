import type { CharacterId } from '../../shared/domain/ids'
import type { HomebrewCharacter, Script } from '../../shared/grimoire/script'
import type { Json } from '../../shared/lib/json'
import { character as facts } from '../../shared/domain/catalogue/catalogue'
import type { Seat, State } from '../engine/state'

/** Bluffs that the common town squares show. */
const BLUFFS = 3

/**
 * The state as the common online town squares copy and paste it: seats clockwise with character, life, vote and reminders,
 * Fabled, bluffs, script. They know no phase, votes, alignment or notes, and what a player believes in is left out.
 */
export function townSquareState(state: State, options: { readonly hasNames: boolean }): Json {
  const { script, centre, bluffs, circle } = state
  return {
    bluffs: (bluffs[0]?.characters ?? []).slice(0, BLUFFS),
    edition:
      script.edition === 'custom'
        ? { id: 'custom', name: script.name, author: script.author ?? '' }
        : { id: script.edition },
    roles: script.edition === 'custom' ? rolesOf(script) : '',
    fabled: centre.map((id) => ({ id })),
    players: circle.flatMap((seat, index) => {
      const found = state.seats[seat]
      return found ? [playerOf(found, state, options.hasNames ? found.name : `Seat ${String(index + 1)}`)] : []
    }),
  }
}

function playerOf({ seat, character, isAlive, voteToken }: Seat, state: State, name: string): Json {
  const tokens = state.effects.filter(({ target, isHidden }) => target === seat && !isHidden)
  return {
    name,
    // The id of an online account: nobody here has one.
    id: '',
    role: character ?? '',
    reminders: tokens.map(({ character: role, label }) => ({ role, name: label })),
    isVoteless: !isAlive && !voteToken,
    isDead: !isAlive,
    pronouns: '',
  }
}

function rolesOf(script: Script): Json {
  const homebrew = new Map(script.homebrew.map((one) => [one.id, one]))
  return script.characters.map((id) => roleOf(id, homebrew.get(id)))
}

function roleOf(id: CharacterId, homebrew: HomebrewCharacter | undefined): Json {
  if (!homebrew || facts(id) !== undefined) return { id }
  const { name, team, ability, firstNight, firstNightReminder, otherNight, otherNightReminder } = homebrew
  return {
    id,
    name,
    team: team === 'traveller' ? 'traveler' : team,
    ability,
    firstNight: firstNight ?? 0,
    firstNightReminder: firstNightReminder ?? '',
    otherNight: otherNight ?? 0,
    otherNightReminder: otherNightReminder ?? '',
    reminders: homebrew.reminders,
    remindersGlobal: homebrew.remindersGlobal,
    setup: homebrew.setup,
    edition: 'custom',
    image: homebrew.image[0] ?? '',
  }
}
