import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import { homebrewHints, type HomebrewHints } from '../../../shared/grimoire/homebrewHints'
import type { HomebrewCharacter } from '../../../shared/grimoire/script'
import type { AbilityInstance } from '../events/facts'
import type { State } from '../state'
import type { Game } from './reading'
import type { VotingRules } from './voting'

const hintsOf = new WeakMap<HomebrewCharacter, HomebrewHints>()

/** The script's own definition of a character; undefined for the catalogue's. */
function madeIn(state: State, character: CharacterId): HomebrewCharacter | undefined {
  return state.script.homebrew.find(({ id }) => id === character)
}

/** What the text of a script's own character seems to ask; undefined for the catalogue's. Offered, never enforced. */
export function hintsFor(state: State, character: CharacterId): HomebrewHints | undefined {
  const made = madeIn(state, character)
  if (!made) return undefined
  const known = hintsOf.get(made) ?? homebrewHints(made)
  hintsOf.set(made, known)
  return known
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whoever bears a token of this ability; its owner where the character has no tokens. */
function bears(game: Game, instance: AbilityInstance, made: HomebrewCharacter, voter: SeatId): boolean {
  if (made.reminders.length + made.remindersGlobal.length === 0) return instance.seat === voter
  return game.effects.some((effect) => effect.character === made.id && effect.target === voter)
}

/**
 * What a script's own character does to votes, by the special features of the official script format: `vote/hidden` keeps
 * tallies from the room, `vote/multiplier` counts the votes of whoever bears its token so many times. Null = nothing.
 */
export function madeVoting(game: Game, instance: AbilityInstance): VotingRules | null {
  const made = madeIn(game.state, instance.character)
  const votes = made?.special.filter(({ type }) => type === 'vote') ?? []
  if (!made || votes.length === 0) return null
  const times = votes.filter(({ name }) => name === 'multiplier').map(({ value }) => numberOf(value) ?? 1)
  return {
    isSecret: () => votes.some(({ name }) => name === 'hidden'),
    weight: (now, own, voter) =>
      bears(now, own, made, voter) ? times.reduce((product, factor) => product * factor, 1) : 1,
  }
}
