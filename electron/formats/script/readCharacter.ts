import type { CharacterFacts, Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { HomebrewCharacter } from '../../../shared/grimoire/script'
import type { Fields, Json } from '../../../shared/lib/json'
import type { ReportWriter, Where } from '../importReport'
import {
  booleanOf,
  fieldsOf,
  filledTextOf,
  isKeepable,
  listOf,
  numberOf,
  restOf,
  textOf,
  textsOf,
} from '../json/readValue'
import { nameFromId } from './ids'

/** Keys whose meaning Belfry knows; all others are kept as they are. */
const KNOWN_KEYS = [
  'id',
  'name',
  'team',
  'ability',
  'image',
  'firstNight',
  'firstNightReminder',
  'otherNight',
  'otherNightReminder',
  'reminders',
  'remindersGlobal',
  'setup',
  'flavor',
  'special',
  'jinxes',
  'jinx',
  'hatred',
]
/** Written by tools for their own use, of no meaning to others. */
const DROPPED_KEYS = ['isCustom', 'imageAlt', 'ghost', 'pinned']
const TEXT_KEYS = ['firstNightReminder', 'otherNightReminder', 'flavor'] as const
const NUMBER_KEYS = ['firstNight', 'otherNight'] as const
const LONGEST = { name: 200, text: 5000, reminder: 200, image: 300_000 }
const MOST_ITEMS = 200
/** Own side, other side; for Travellers no side, good, evil. */
const MOST_IMAGES = 3

interface Reading {
  fields: Fields
  writer: ReportWriter
  where: Where
}

function cut(reading: Reading, key: string, text: string, longest: number): string {
  if (text.length <= longest) return text
  reading.writer.tell('warning', 'text-cut', { ...reading.where, key }, { key, longest })
  return text.slice(0, longest).trimEnd()
}

function tellUnreadable(reading: Reading, key: string): void {
  reading.writer.tell('warning', 'field-unreadable', { ...reading.where, key }, { key })
}

function readText(reading: Reading, key: string): string | undefined {
  const value = reading.fields[key]
  const text = textOf(value)
  if (text === undefined) {
    if (value !== undefined && value !== null) tellUnreadable(reading, key)
    return undefined
  }
  return text === '' ? undefined : cut(reading, key, text, LONGEST.text)
}

function readNumber(reading: Reading, key: string): number | undefined {
  const value = reading.fields[key]
  if (value === undefined || value === null || value === '') return undefined
  const number = numberOf(value)
  if (number === undefined)
    reading.writer.tell('warning', 'night-number-unreadable', { ...reading.where, key }, { key })
  return number
}

function readTexts(reading: Reading, key: string): string[] {
  const texts = textsOf(reading.fields[key])
  if (texts.length < listOf(reading.fields[key]).length) {
    tellUnreadable(reading, key)
  }
  return texts.slice(0, MOST_ITEMS).map((text) => cut(reading, key, text, LONGEST.reminder))
}

/** Pictures in the file itself may be long, but not cut: what is left of one is none. */
function readImages(reading: Reading): string[] {
  const images = textsOf(reading.fields['image'])
  const kept = images.filter((image) => image.length <= (image.startsWith('data:') ? LONGEST.image : LONGEST.text))
  if (kept.length < images.length) reading.writer.tell('warning', 'image-too-large', { ...reading.where, key: 'image' })
  return kept.slice(0, MOST_IMAGES)
}

function readSpecial(reading: Reading): Record<string, Json>[] {
  const rows = listOf(reading.fields['special'])
  const usable = fieldsOf(reading.fields['special']).filter(
    (row) => isKeepable(row) && typeof row['type'] === 'string' && typeof row['name'] === 'string',
  )
  if (usable.length < rows.length) tellUnreadable(reading, 'special')
  return usable.slice(0, MOST_ITEMS)
}

function defined<Key extends string, Value>(pairs: [Key, Value | undefined][]): Partial<Record<Key, Value>> {
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as Partial<Record<Key, Value>>
}

function tellOddities(reading: Reading, texts: (string | undefined)[], other: Record<string, Json> | undefined): void {
  if (texts.some((text) => text !== undefined && /<\/?[a-z][^>]*>/i.test(text))) {
    reading.writer.tell('note', 'html-kept-as-text', reading.where)
  }
  const keys = Object.keys(other ?? {}).filter((key) => key !== 'edition')
  if (keys.length > 0) reading.writer.tell('note', 'keys-kept', reading.where, { keys: keys.slice(0, 20).join(', ') })
}

/** What is asked of a definition: its id, its team, and the official character it redefines. */
export interface CharacterFrame {
  id: CharacterId
  team: Team
  official: CharacterFacts | undefined
  where: Where
}

/** A character as a file defines it; what is missing, cut or unreadable is reported. */
export function readCharacter(fields: Fields, frame: CharacterFrame, writer: ReportWriter): HomebrewCharacter {
  const reading = { fields, writer, where: frame.where }
  const name = filledTextOf(fields['name'])
  const ability = readText(reading, 'ability') ?? ''
  const texts = defined(TEXT_KEYS.map((key) => [key, readText(reading, key)]))
  const other = restOf(fields, [...KNOWN_KEYS, ...DROPPED_KEYS])
  if (name === undefined) writer.tell('note', 'name-of-character-missing', frame.where)
  if (ability === '' && frame.official === undefined) writer.tell('warning', 'ability-missing', frame.where)
  tellOddities(reading, [ability, ...Object.values(texts)], other)
  return {
    id: frame.id,
    name:
      name === undefined ? (frame.official?.name ?? nameFromId(frame.id)) : cut(reading, 'name', name, LONGEST.name),
    team: frame.team,
    ability,
    ...texts,
    ...defined(NUMBER_KEYS.map((key) => [key, readNumber(reading, key)])),
    reminders: readTexts(reading, 'reminders'),
    remindersGlobal: readTexts(reading, 'remindersGlobal'),
    setup: booleanOf(fields['setup']) ?? false,
    image: readImages(reading),
    special: readSpecial(reading),
    ...(ability === '' && frame.official === undefined ? { isPlaceholder: true } : {}),
    ...(other === undefined ? {} : { other }),
  }
}

/** Stands for an id that nobody defined, until the Storyteller completes it. */
export function placeholder(id: CharacterId, team: Team = 'townsfolk'): HomebrewCharacter {
  return {
    id,
    name: nameFromId(id),
    team,
    ability: '',
    reminders: [],
    remindersGlobal: [],
    setup: false,
    image: [],
    special: [],
    isPlaceholder: true,
  }
}
