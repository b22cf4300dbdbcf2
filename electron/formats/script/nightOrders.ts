import { character, nightOrder, normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Json } from '../../../shared/lib/json'
import { filledTextOf, listOf } from '../json/readValue'
import { findOnScript } from './draft'
import type { ScriptDraft } from './draft'

type Night = 'firstNight' | 'otherNight'

const MARKERS: Readonly<Record<Night, readonly string[]>> = {
  firstNight: ['dusk', 'minioninfo', 'demoninfo', 'dawn'],
  otherNight: ['dusk', 'dawn'],
}

interface Resolved {
  order: string[]
  strangers: string[]
  /** Found by the character's name, because no id matched. */
  byName: string[]
}

function resolve(draft: ScriptDraft, night: Night, value: Json | undefined): Resolved {
  const order = new Set<string>()
  const strangers: string[] = []
  const byName: string[] = []
  for (const written of listOf(value)) {
    const text = filledTextOf(written) ?? ''
    const key = normaliseId(text)
    const known = MARKERS[night].find((name) => name === key) ?? draft.byKey.get(key)
    const entry = known ?? findOnScript(draft, text)
    if (entry === undefined) strangers.push(text.slice(0, 80))
    else order.add(entry)
    if (known === undefined && entry !== undefined) byName.push(`${text.slice(0, 80)}→${entry}`)
  }
  return { order: [...order], strangers, byName }
}

function tellIds(draft: ScriptDraft, code: string, night: Night, ids: readonly string[]): void {
  const where = { ...draft.metaWhere, key: night }
  if (ids.length > 0) draft.writer.tell('note', code, where, { ids: ids.slice(0, 30).join(', ') })
}

function acts(draft: ScriptDraft, night: Night, id: CharacterId): boolean {
  const definition = draft.definitions.get(id)
  const number = definition?.[night]
  if (number !== undefined) return number !== 0
  const text = night === 'firstNight' ? definition?.firstNightReminder : definition?.otherNightReminder
  return text !== undefined || (character(id)?.[night] ?? null) !== null
}

/** Puts an entry behind the one that precedes it officially; what has no official place comes last, before dawn. */
function insertByRank(order: string[], entry: string, ranks: readonly string[]): void {
  const rank = ranks.indexOf(entry)
  const earlier = order.map((other) => ranks.indexOf(other)).filter((other) => other >= 0 && other < rank)
  const before = ranks[Math.max(-1, ...earlier)]
  order.splice(before === undefined ? order.lastIndexOf('dawn') : order.indexOf(before) + 1, 0, entry)
}

/** The order with every marker and every character that wakes; what it left out goes where the official order has it. */
function complete(draft: ScriptDraft, night: Night, listed: readonly string[]): { order: string[]; gaps: string[] } {
  const order = [...listed]
  if (!order.includes('dusk')) order.unshift('dusk')
  if (!order.includes('dawn')) order.push('dawn')
  const ranks = nightOrder[night]
  const present = new Set(order)
  const gaps = draft.characters.filter((id) => !present.has(id) && acts(draft, night, id))
  const numberOf = (id: CharacterId) => draft.definitions.get(id)?.[night] ?? 0
  const official = gaps
    .filter((id) => ranks.includes(id))
    .sort((left, right) => ranks.indexOf(left) - ranks.indexOf(right))
  const homebrew = gaps.filter((id) => !ranks.includes(id)).sort((left, right) => numberOf(left) - numberOf(right))
  const markers = MARKERS[night].filter((marker) => !present.has(marker))
  for (const entry of [...markers, ...official, ...homebrew]) insertByRank(order, entry, ranks)
  return { order, gaps }
}

/**
 * The night order a script states in `_meta`, or an empty one when it states none. Unknown ids are left out, characters
 * it forgot are put in, and both are reported.
 */
export function readNightOrder(draft: ScriptDraft, night: Night): string[] {
  const value = draft.meta[night]
  if (!Array.isArray(value) || value.length === 0) return []
  const { order, strangers, byName } = resolve(draft, night, value)
  tellIds(draft, 'night-order-strangers', night, strangers)
  tellIds(draft, 'night-order-by-name', night, byName)
  if (!order.some((entry) => draft.byKey.has(normaliseId(entry)))) return []
  const completed = complete(draft, night, order)
  tellIds(draft, 'night-order-gaps', night, completed.gaps)
  return completed.order
}
