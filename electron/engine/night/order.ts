import { nightOrder } from '../../../shared/domain/catalogue/catalogue'
import { factsIn } from '../rules/table'
import type { State } from '../state'

/**
 * Rank of an entry (character, dusk, minioninfo, demoninfo, dawn) in tonight's order; null = not on that sheet. The script's own
 * order wins; what it leaves out follows in the official order.
 */
export function rankOf(state: State, entry: string, isFirstNight: boolean): number | null {
  const official = officialRank(state, entry, isFirstNight)
  const own = isFirstNight ? state.script.firstNight : state.script.otherNight
  if (own.length === 0) return official
  const place = own.indexOf(entry)
  if (place >= 0) return place
  return official === null ? null : own.length + official
}

function officialRank(state: State, entry: string, isFirstNight: boolean): number | null {
  const sheet = isFirstNight ? nightOrder.firstNight : nightOrder.otherNight
  const facts = factsIn(state, entry)
  const rank = isFirstNight ? facts.firstNight : facts.otherNight
  if (rank !== null) return rank
  const place = sheet.indexOf(entry)
  return place >= 0 ? place : null
}
