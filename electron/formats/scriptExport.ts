import type { HomebrewCharacter, Script } from '../../shared/grimoire/script'
import type { Json } from '../../shared/lib/json'
import { LONGEST_BARE_ID, isOfficialMeta, outsideOfficial, type ExportNotice } from './officialBounds'
import { nameFromId } from './script/ids'
import { OWN_KEY } from './script/readMeta'

/** A script in the official format. */
export interface ScriptExport {
  entries: Json[]
  /** The same as the text of a file. */
  text: string
  notices: ExportNotice[]
}

type Entry = Record<string, Json>

function filled(pairs: Record<string, Json | undefined>): Entry {
  const entries = Object.entries(pairs).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(entries) as Entry
}

/** A placeholder that says no more than its id. */
function isBare(definition: HomebrewCharacter): boolean {
  const says = [
    definition.firstNight,
    definition.otherNight,
    definition.firstNightReminder,
    definition.otherNightReminder,
  ]
  return (
    definition.isPlaceholder === true &&
    definition.id.length <= LONGEST_BARE_ID &&
    definition.name === nameFromId(definition.id) &&
    definition.team === 'townsfolk' &&
    !definition.setup &&
    [...says, definition.flavor, definition.other].every((value) => value === undefined) &&
    [definition.reminders, definition.remindersGlobal, definition.image, definition.special].every(
      (list) => list.length === 0,
    )
  )
}

function editionText(definition: HomebrewCharacter): string | undefined {
  const edition = definition.other?.['edition']
  return typeof edition === 'string' ? edition : undefined
}

function characterEntry(definition: HomebrewCharacter, script: Script): Entry {
  const jinxes = (script.jinxes ?? []).filter(({ pair }) => pair[0] === definition.id)
  return filled({
    id: definition.id,
    name: definition.name,
    team: definition.team,
    edition: editionText(definition),
    ability: definition.ability,
    flavor: definition.flavor,
    firstNight: definition.firstNight,
    firstNightReminder: definition.firstNightReminder,
    otherNight: definition.otherNight,
    otherNightReminder: definition.otherNightReminder,
    reminders: definition.reminders,
    remindersGlobal: definition.remindersGlobal,
    setup: definition.setup,
    image: definition.image,
    special: definition.special as Json[],
    jinxes: jinxes.map(({ pair, reason }) => ({ id: pair[1], reason })),
  })
}

function metaPart(script: Script, isPart: (key: string, value: Json) => boolean): Entry {
  return Object.fromEntries(Object.entries(script.other ?? {}).filter(([key, value]) => isPart(key, value)))
}

/** The official format forbids further keys in characters but not in `_meta`; so what has no place goes there. */
function ownPart(script: Script): Entry | undefined {
  const characters = script.homebrew.flatMap(({ id, other }) => {
    const rest = Object.entries(other ?? {}).filter(([key, value]) => key !== 'edition' || typeof value !== 'string')
    return rest.length === 0 ? [] : [{ id, other: Object.fromEntries(rest) }]
  })
  const meta = metaPart(script, (key, value) => !isOfficialMeta(key, value))
  const own = filled({
    extras: script.extras ?? [],
    characters,
    meta: Object.keys(meta).length === 0 ? undefined : meta,
  })
  return Object.keys(own).length === 0 ? undefined : own
}

function metaEntry(script: Script, written: ReadonlySet<string>): Entry {
  const loose = (script.jinxes ?? []).filter(({ pair }) => !written.has(pair[0]))
  const kept = script.other?.['jinxes']
  const jinxes = [
    ...loose.map(({ pair, reason }) => ({ characters: pair, reason })),
    ...(Array.isArray(kept) ? kept : []),
  ]
  return {
    ...metaPart(script, isOfficialMeta),
    ...filled({
      id: '_meta',
      name: script.name,
      author: script.author ?? undefined,
      bootlegger: script.bootlegger,
      firstNight: script.firstNight,
      otherNight: script.otherNight,
      jinxes,
      [OWN_KEY]: ownPart(script),
    }),
  }
}

function noticesOn(script: Script, entries: readonly Json[]): ExportNotice[] {
  const outside = outsideOfficial(entries)
  return ownPart(script) === undefined ? outside : [...outside, { code: 'kept-for-belfry-only', params: {} }]
}

/**
 * Writes a script in the official format: `_meta`, official ids as texts, homebrew and redefinitions as objects. Nothing
 * is shortened; what the official tools may refuse is in the notices. Read again it gives the same script.
 */
export function exportScript(script: Script): ScriptExport {
  const definitions = new Map(script.homebrew.map((definition) => [definition.id, definition]))
  const characters = script.characters.map((id): Json => {
    const definition = definitions.get(id)
    return definition === undefined || isBare(definition) ? id : characterEntry(definition, script)
  })
  const written = new Set(script.homebrew.filter((definition) => !isBare(definition)).map(({ id }) => id))
  const entries: Json[] = [metaEntry(script, written), ...characters]
  return { entries, text: `${JSON.stringify(entries, null, 2)}\n`, notices: noticesOn(script, entries) }
}
