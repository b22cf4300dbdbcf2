import type { Team } from '../../../shared/domain/catalogue/catalogue'
import { sameJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'

const placeholders: Readonly<Record<string, readonly Team[]>> = {
  anyMinion: ['minion'],
  anyDemon: ['demon'],
  anyMinionOrDemon: ['minion', 'demon'],
  anyTownsfolkOrOutsider: ['townsfolk', 'outsider'],
}

/** Teams a placeholder stands for; undefined for an ordinary value. */
export function teamsOf(placeholder: string): readonly Team[] | undefined {
  return placeholders[placeholder]
}

/**
 * Does `value` fit `pattern`? Placeholders such as `anyMinionOrDemon` fit every character of those types; lists fit in any order;
 * an object fits when every key of the pattern does.
 */
export function matchesPattern(pattern: Json, value: Json, teamOf?: (character: string) => Team): boolean {
  if (typeof pattern === 'string' && typeof value === 'string') {
    const teams = placeholders[pattern]
    return pattern === value || (teams !== undefined && teamOf !== undefined && teams.includes(teamOf(value)))
  }
  if (Array.isArray(pattern) && Array.isArray(value)) {
    const left = [...value]
    return (
      pattern.length === value.length &&
      pattern.every((one) => take(left, (other) => matchesPattern(one, other, teamOf)))
    )
  }
  if (isObject(pattern) && isObject(value))
    return Object.entries(pattern).every(
      ([key, one]) => key in value && matchesPattern(one, value[key] ?? null, teamOf),
    )
  return sameJson(pattern, value)
}

function isObject(value: Json): value is Record<string, Json> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function take(items: Json[], fits: (item: Json) => boolean): boolean {
  const index = items.findIndex(fits)
  if (index >= 0) items.splice(index, 1)
  return index >= 0
}
