import { character, type Team } from '../../../shared/domain/catalogue/catalogue'
import { sameJson, type Json } from '../../../shared/lib/json'
import { matches, plain, type Match } from '../../../shared/lib/matching'

/** Teams that a placeholder stands for. */
const placeholders: Readonly<Record<string, readonly Team[]>> = {
  anyMinion: ['minion'],
  anyDemon: ['demon'],
  anyMinionOrDemon: ['minion', 'demon'],
  anyTownsfolkOrOutsider: ['townsfolk', 'outsider'],
}

/** Whether this stands for any character of some types, and names none. */
export const isPlaceholder = (value: Json): boolean => typeof value === 'string' && Object.hasOwn(placeholders, value)

/**
 * Does `value` fit `pattern`? Placeholders such as `anyMinionOrDemon` fit every character of those types; lists fit in any order;
 * an object fits when every key of the pattern does.
 */
export function matchesPattern(pattern: Json, value: Json, teamOf?: (character: string) => Team): boolean {
  return matches(pattern, value, (one, other) => {
    const teams = typeof one === 'string' ? placeholders[one] : undefined
    return (
      sameJson(one, other) ||
      (typeof other === 'string' && teamOf !== undefined && teams?.includes(teamOf(other)) === true)
    )
  })
}

/** Does an answer fit a wanted one, a placeholder standing for any official character of its types? */
export const fitsAnswer: Match = (wanted, got) =>
  matchesPattern(plain(wanted), plain(got), (id) => character(id)?.team ?? 'townsfolk')
