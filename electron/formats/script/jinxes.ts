import type { CharacterId } from '../../../shared/domain/ids'
import type { Script } from '../../../shared/grimoire/script'
import type { Json } from '../../../shared/lib/json'
import { fieldsOf, filledTextOf, textsOf } from '../json/readValue'
import { findOnScript } from './draft'
import type { JinxRow, ScriptDraft } from './draft'
import { officialOf } from './ids'

/** Rows of `_meta.jinxes`: two characters and a text. Rows without a text only switch official jinxes off. */
export function metaJinxRows(draft: ScriptDraft, value: Json | undefined): { rows: JinxRow[]; rest: Json[] } {
  const rows: JinxRow[] = []
  const rest: Json[] = []
  for (const row of fieldsOf(value)) {
    const [first, second] = textsOf(row['characters'])
    const reason = filledTextOf(row['reason'])
    if (first !== undefined && second !== undefined && reason !== undefined) {
      rows.push({ first, second, reason, where: { ...draft.metaWhere, key: 'jinxes' } })
    } else rest.push(row)
  }
  if (rest.length > 0) draft.writer.tell('note', 'jinx-without-text', { ...draft.metaWhere, key: 'jinxes' })
  return { rows, rest }
}

function characterOf(draft: ScriptDraft, written: string): CharacterId | undefined {
  return findOnScript(draft, written) ?? officialOf(written)?.id
}

/** The jinxes of a script from all the places that state them, one a pair, in the order of their ids. */
export function resolveJinxes(draft: ScriptDraft, rows: readonly JinxRow[]): NonNullable<Script['jinxes']> {
  const found = new Map<string, NonNullable<Script['jinxes']>[number]>()
  for (const row of rows) {
    const first = characterOf(draft, row.first)
    const second = characterOf(draft, row.second)
    if (first === undefined || second === undefined || first === second) {
      draft.writer.tell('warning', 'jinx-unknown-character', row.where, {
        first: row.first.slice(0, 80),
        second: row.second.slice(0, 80),
      })
      continue
    }
    const key = [first, second].sort().join('|')
    if (!found.has(key)) found.set(key, { pair: [first, second], reason: row.reason })
  }
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, jinx]) => jinx)
}
