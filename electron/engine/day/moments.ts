import type { Game } from '../rules/reading'
import type { Nomination } from '../state'

/** Nomination for execution that is being voted on, or call for exile being counted; undefined when none is. */
export function openNomination(game: Game): Nomination | undefined {
  return game.state.today.isVoting ? game.state.today.nominations.at(-1) : undefined
}
