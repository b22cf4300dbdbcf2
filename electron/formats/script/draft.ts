import { normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { HomebrewCharacter, Script } from '../../../shared/grimoire/script'
import type { Json } from '../../../shared/lib/json'
import type { ReportWriter, Where } from '../importReport'
import { officialOf } from './ids'

/** A jinx as some part of the file states it; the characters may be written in any way. */
export interface JinxRow {
  first: string
  second: string
  reason: string
  where: Where
}

/** A script while it is being read. */
export interface ScriptDraft {
  readonly writer: ReportWriter
  /** In the order of the file, no id twice. */
  readonly characters: CharacterId[]
  readonly definitions: Map<CharacterId, HomebrewCharacter>
  /** Ids by the form in which they are compared. */
  readonly byKey: Map<string, CharacterId>
  /** Forms of ids that occurred already, characters or not. */
  readonly seen: Set<string>
  readonly jinxRows: JinxRow[]
  readonly extras: NonNullable<Script['extras']>
  readonly rules: string[]
  /** All `_meta` objects of the file, merged; the first one wins. */
  meta: Record<string, Json>
  metaWhere: Where
}

/** Starts an empty draft that reports to `writer`. */
export function startDraft(writer: ReportWriter): ScriptDraft {
  return {
    writer,
    characters: [],
    definitions: new Map(),
    byKey: new Map(),
    seen: new Set(),
    jinxRows: [],
    extras: [],
    rules: [],
    meta: {},
    metaWhere: {},
  }
}

/** Puts a character on the script, once. */
export function addCharacter(draft: ScriptDraft, id: CharacterId): void {
  const key = normaliseId(id)
  if (draft.byKey.has(key)) return
  draft.byKey.set(key, id)
  draft.characters.push(id)
}

/** The character of the script that an id or a name means, if it is exactly one. */
export function findOnScript(draft: ScriptDraft, written: string): CharacterId | undefined {
  const key = normaliseId(written)
  const exact = draft.byKey.get(key)
  if (exact !== undefined) return exact
  const named = [...draft.definitions.values()].filter((definition) => normaliseId(definition.name) === key)
  if (named.length === 1) return named[0]?.id
  const official = officialOf(written)
  return official === undefined ? undefined : draft.byKey.get(official.id)
}
