import { normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterFacts } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { HomebrewCharacter } from '../../../shared/grimoire/script'
import { isFields, type Fields, type Json } from '../../../shared/lib/json'
import type { EntryReport, Where } from '../importReport'
import { fieldsOf, filledTextOf, textOf } from '../json/readValue'
import { addCharacter } from './draft'
import type { ScriptDraft } from './draft'
import { officialOf, usableId } from './ids'
import { placeholder, readCharacter } from './readCharacter'
import { readTeam } from './teams'
import type { WrittenTeam } from './teams'

interface Entry {
  fields: Fields
  where: Where
  written: string
  team: WrittenTeam
  official: CharacterFacts | undefined
}

type Outcome = Pick<EntryReport, 'action' | 'character' | 'team'>

const NOTHING: Outcome = { action: 'ignored', character: null, team: null }

function count(draft: ScriptDraft, team: string): void {
  const { teams } = draft.writer.report.totals
  teams[team] = (teams[team] ?? 0) + 1
}

/** True when the id occurred before; reported once per id. */
function isRepeated(draft: ScriptDraft, id: string, where: Where): boolean {
  const key = normaliseId(id)
  const isNew = !draft.seen.has(key)
  draft.seen.add(key)
  if (isNew) return false
  const { duplicates } = draft.writer.report.totals
  if (!duplicates.some((known) => normaliseId(known) === key)) duplicates.push(id)
  draft.writer.tell('warning', 'duplicate', where, { id })
  return true
}

function useOfficial(draft: ScriptDraft, entry: Entry, facts: CharacterFacts): Outcome {
  const { totals } = draft.writer.report
  totals.official += 1
  count(draft, facts.team)
  isRepeated(draft, facts.id, entry.where)
  addCharacter(draft, facts.id)
  if (entry.written === facts.id) return { action: 'used', character: facts.id, team: facts.team }
  totals.respelled.push(`${entry.written}→${facts.id}`)
  draft.writer.tell('note', 'respelled', entry.where, { written: entry.written, id: facts.id })
  return { action: 'respelled', character: facts.id, team: facts.team }
}

function redefine(draft: ScriptDraft, entry: Entry, facts: CharacterFacts): Outcome {
  const team = entry.team.kind === 'known' ? entry.team.team : facts.team
  draft.writer.report.totals.redefinedOfficial += 1
  count(draft, team)
  if (team !== facts.team) draft.writer.tell('warning', 'redefined-other-team', entry.where, { id: facts.id, team })
  else draft.writer.tell('note', 'redefined', entry.where, { id: facts.id })
  isRepeated(draft, facts.id, entry.where)
  addCharacter(draft, facts.id)
  if (!draft.definitions.has(facts.id)) {
    const frame = { id: facts.id, team, official: facts, where: entry.where }
    draft.definitions.set(facts.id, readCharacter(entry.fields, frame, draft.writer))
  }
  return { action: 'redefined', character: facts.id, team }
}

function tellIdChange(draft: ScriptDraft, entry: Entry, id: CharacterId): void {
  if (id !== entry.written.normalize('NFC'))
    draft.writer.tell('note', 'id-changed', entry.where, { written: entry.written.slice(0, 80), id: id.slice(0, 80) })
}

/** The id under which a definition is kept: its own, or a numbered one if another character has it already. */
function freeId(draft: ScriptDraft, entry: Entry, id: CharacterId): CharacterId {
  const earlier = draft.byKey.get(normaliseId(id))
  const known = earlier === undefined ? undefined : draft.definitions.get(earlier)
  if (earlier === undefined) return id
  if (known === undefined || known.isPlaceholder === true || known.name === filledTextOf(entry.fields['name']))
    return earlier
  for (let number = 2; ; number += 1) {
    const next = `${id.slice(0, 190)}_${String(number)}`
    if (draft.byKey.has(normaliseId(next)) || officialOf(next) !== undefined) continue
    draft.writer.tell('warning', 'duplicate-renamed', entry.where, { id, next })
    return next
  }
}

function defineHomebrew(draft: ScriptDraft, entry: Entry): Outcome {
  if (entry.team.kind !== 'known') draft.writer.tell('warning', 'team-missing', entry.where)
  else if (entry.team.isRespelled) draft.writer.tell('note', 'team-respelled', entry.where, { team: entry.team.team })
  const team = entry.team.kind === 'known' ? entry.team.team : 'townsfolk'
  const wanted = usableId(entry.written)
  draft.writer.report.totals.homebrew += 1
  count(draft, team)
  tellIdChange(draft, entry, wanted)
  const id = isRepeated(draft, entry.written, entry.where) ? freeId(draft, entry, wanted) : wanted
  const definition = readCharacter(entry.fields, { id, team, official: undefined, where: entry.where }, draft.writer)
  addCharacter(draft, id)
  keepBetter(draft, id, definition)
  return { action: definition.isPlaceholder === true ? 'placeholder' : 'homebrew', character: id, team }
}

/** The first full definition stays; a placeholder gives way to it. */
function keepBetter(draft: ScriptDraft, id: CharacterId, definition: HomebrewCharacter): void {
  const known = draft.definitions.get(id)
  if (known === undefined || known.isPlaceholder === true) draft.definitions.set(id, definition)
}

function holdPlace(draft: ScriptDraft, entry: Entry): Outcome {
  const id = usableId(entry.written)
  draft.writer.report.totals.unknown.push(entry.written)
  draft.writer.tell('warning', 'unknown-id', entry.where, { id: entry.written.slice(0, 80) })
  tellIdChange(draft, entry, id)
  isRepeated(draft, entry.written, entry.where)
  const earlier = draft.byKey.get(normaliseId(id)) ?? id
  addCharacter(draft, earlier)
  if (!draft.definitions.has(earlier)) {
    draft.definitions.set(earlier, placeholder(earlier, entry.team.kind === 'known' ? entry.team.team : 'townsfolk'))
  }
  return { action: 'placeholder', character: earlier, team: null }
}

function ruleLines(fields: Fields): string[] {
  const rows = [fields, ...fieldsOf(fields['rules'])]
  return rows.flatMap((row) => ruleLine(row['title'] ?? row['name'], row['content'] ?? row['ability']))
}

/** A house rule in one line, its title before it. */
export function ruleLine(title: Json | undefined, content: Json | undefined): string[] {
  const body = filledTextOf(content)
  const heading = filledTextOf(title)
  if (body === undefined) return []
  return [heading === undefined ? body : `${heading}: ${body}`]
}

function setAside(draft: ScriptDraft, entry: Entry, team: WrittenTeam & { kind: 'foreign' }): Outcome {
  const { fields, where, written } = entry
  draft.writer.report.totals.notCharacters.push(`${written} (team ${team.written})`)
  isRepeated(draft, written, where)
  const outcome = { character: null, team: team.written }
  const name = filledTextOf(fields['name']) ?? written
  const ability = filledTextOf(fields['ability']) ?? ''
  const pair = name.split(/\s*[&＆+＋×✕/／]\s*/)
  if (team.use === 'jinx' && pair.length === 2 && ability !== '') {
    draft.jinxRows.push({ first: pair[0] ?? '', second: pair[1] ?? '', reason: ability, where })
    return { action: 'jinx', ...outcome }
  }
  const lines = team.use === 'rule' ? ruleLines(fields) : []
  draft.rules.push(...lines)
  if (lines.length > 0) {
    draft.writer.tell('note', 'rule-kept', where)
    return { action: 'rule', ...outcome }
  }
  draft.extras.push({ id: written, name, team: team.written, ability })
  draft.writer.tell('warning', 'team-unknown', where, { team: team.written.slice(0, 80) })
  return { action: 'ignored', ...outcome }
}

/** `{ id, name }` with the official name is only a reference; a translated name or an ability text is a definition. */
function isDefinition(fields: Fields, official: CharacterFacts | undefined): boolean {
  if (textOf(fields['ability']) !== undefined) return true
  const name = filledTextOf(fields['name'])
  return name !== undefined && (official === undefined || officialOf(name)?.id !== official.id)
}

function readObject(draft: ScriptDraft, fields: Fields, where: Where): Outcome & { written: string } {
  const written = filledTextOf(fields['id']) ?? normaliseId(filledTextOf(fields['name']) ?? '')
  const team = readTeam(fields['team'])
  const official = officialOf(written) ?? officialOf(filledTextOf(fields['official_id']) ?? '')
  const entry: Entry = { fields, where, written, team, official }
  // What is no character has no token to be known by: its name says more than its id.
  if (team.kind === 'foreign')
    return { written: filledTextOf(fields['name']) ?? written, ...setAside(draft, entry, team) }
  if (written === '') {
    draft.writer.tell('warning', 'entry-without-id', where)
    return { written, ...NOTHING }
  }
  if (filledTextOf(fields['id']) === undefined)
    draft.writer.tell('note', 'id-from-name', where, { id: written.slice(0, 80) })
  return { written, ...readCharacterEntry(draft, entry) }
}

function readCharacterEntry(draft: ScriptDraft, entry: Entry): Outcome {
  readJinxes(draft, entry)
  const isDefined = isDefinition(entry.fields, entry.official)
  if (entry.official !== undefined) {
    return isDefined ? redefine(draft, entry, entry.official) : useOfficial(draft, entry, entry.official)
  }
  return isDefined ? defineHomebrew(draft, entry) : holdPlace(draft, entry)
}

function readJinxes(draft: ScriptDraft, { fields, written, official, where }: Entry): void {
  for (const row of [fields['jinxes'], fields['jinx'], fields['hatred']].flatMap(fieldsOf)) {
    const second = filledTextOf(row['id'])
    const reason = filledTextOf(row['reason'])
    if (second !== undefined && reason !== undefined)
      draft.jinxRows.push({ first: official?.id ?? written, second, reason, where })
    else draft.writer.tell('note', 'jinx-without-text', where)
  }
}

function readMetaEntry(draft: ScriptDraft, fields: Fields, where: Where): Outcome {
  if (Object.keys(draft.meta).length > 0) draft.writer.tell('warning', 'meta-again', where)
  else draft.metaWhere = where
  draft.meta = { ...fields, ...draft.meta }
  return { action: 'meta', character: null, team: null }
}

function readAny(draft: ScriptDraft, value: Json, where: Where): Outcome & { written: string } {
  const fields = isFields(value) ? value : { id: typeof value === 'string' ? value : '' }
  if (filledTextOf(fields['id']) === '_meta') return { written: '_meta', ...readMetaEntry(draft, fields, where) }
  if (isFields(value) || (typeof value === 'string' && value.trim() !== '')) return readObject(draft, fields, where)
  draft.writer.tell('warning', 'entry-unreadable', where)
  return { written: '', ...NOTHING }
}

/** Reads one entry of a script's list into the draft, and reports what became of it. */
export function readEntry(draft: ScriptDraft, value: Json, where: Where): void {
  const { report, told } = draft.writer
  const before = told.length
  const outcome = readAny(draft, value, where)
  report.entries.push({ where, ...outcome, reasons: told.slice(before) })
}
