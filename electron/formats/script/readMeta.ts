import { isFields, type Json } from '../../../shared/lib/json'
import type { Script } from '../../../shared/grimoire/script'
import { fieldsOf, filledTextOf, isKeepable, restOf, textsOf } from '../json/readValue'
import type { ScriptDraft } from './draft'
import { metaJinxRows } from './jinxes'
import { ruleLine } from './readEntry'

/** The key under which Belfry writes what the official format has no place for. */
export const OWN_KEY = 'belfry'

const READ_KEYS = [
  'id',
  'name',
  'author',
  'bootlegger',
  'firstNight',
  'otherNight',
  'jinxes',
  'state',
  'status',
  OWN_KEY,
]
const LONGEST_NAME = 200

/** What `_meta` says besides night orders. */
export interface MetaReading {
  name: string | null
  author: string | null
  bootlegger: string[]
  other: Record<string, Json> | undefined
}

function houseRules(draft: ScriptDraft): string[] {
  const { meta } = draft
  const states = fieldsOf(meta['state']).flatMap((row) => ruleLine(row['stateName'], row['stateDescription']))
  const statuses = fieldsOf(meta['status']).flatMap((row) => ruleLine(row['name'], row['skill']))
  const all = [...textsOf(meta['bootlegger']), ...states, ...statuses, ...draft.rules]
  if (states.length + statuses.length > 0) draft.writer.tell('note', 'rule-kept', draft.metaWhere)
  return [...new Set(all)]
}

function readOwnExtras(draft: ScriptDraft, own: Json | undefined): void {
  if (!isFields(own)) return
  for (const row of fieldsOf(own['extras'])) {
    const [id, name, team, ability] = ['id', 'name', 'team', 'ability'].map((key) => filledTextOf(row[key]) ?? '')
    draft.extras.push({ id: id ?? '', name: name ?? '', team: team ?? '', ability: ability ?? '' })
  }
  for (const row of fieldsOf(own['characters'])) {
    const definition = draft.definitions.get(filledTextOf(row['id']) ?? '')
    if (definition !== undefined && isFields(row['other']))
      definition.other = { ...definition.other, ...restOf(row['other'], []) }
  }
}

function ownMeta(own: Json | undefined): Record<string, Json> | undefined {
  return isFields(own) && isFields(own['meta']) ? restOf(own['meta'], READ_KEYS) : undefined
}

/** Reads what the merged `_meta` says, keeps the rest, and puts its jinxes and extras into the draft. */
export function readMeta(draft: ScriptDraft): MetaReading {
  const { meta } = draft
  const { rows, rest } = metaJinxRows(draft, meta['jinxes'])
  draft.jinxRows.push(...rows)
  readOwnExtras(draft, meta[OWN_KEY])
  const other = {
    ...restOf(meta, READ_KEYS),
    ...ownMeta(meta[OWN_KEY]),
    ...(isKeepable(rest) && rest.length > 0 ? { jinxes: rest } : {}),
  }
  const author = textsOf(meta['author']).join(', ')
  return {
    name: filledTextOf(meta['name'])?.slice(0, LONGEST_NAME).trimEnd() ?? null,
    author: author === '' ? null : author.slice(0, LONGEST_NAME).trimEnd(),
    bootlegger: houseRules(draft),
    other: Object.keys(other).length === 0 ? undefined : other,
  }
}

/** Empty parts of a script are left out rather than kept as empty lists. */
export function unlessEmpty<Key extends keyof Script>(key: Key, value: Script[Key]): Partial<Pick<Script, Key>> {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return isEmpty ? {} : ({ [key]: value } as Partial<Pick<Script, Key>>)
}
