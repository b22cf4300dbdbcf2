import { isFields, type Fields, type Json } from '../../shared/lib/json'
import { fieldsOf, listOf } from './json/readValue'

/** Something the official tools may not take as it is. */
export interface ExportNotice {
  code: 'longer-than-official' | 'unknown-to-official' | 'list-outside-official-bounds' | 'kept-for-belfry-only'
  params: Record<string, Json>
}

/** Signs in an id that stands alone. */
export const LONGEST_BARE_ID = 20
const ENTRIES = { min: 5, max: 201 }

/** The longest text of each key in signs, and the most items of each list, as the official schema has them. */
interface Bounds {
  readonly texts: Readonly<Record<string, number>>
  readonly items: Readonly<Record<string, number>>
}

const CHARACTER: Bounds = {
  texts: {
    id: 50,
    name: 30,
    edition: 50,
    ability: 250,
    flavor: 500,
    firstNightReminder: 500,
    otherNightReminder: 500,
    reminders: 30,
    remindersGlobal: 25,
  },
  items: { reminders: 20, remindersGlobal: 20, image: 3 },
}
const META: Bounds = {
  texts: { name: 50, author: 50, logo: 250, background: 250, almanac: 250 },
  items: { bootlegger: 10, firstNight: 200, otherNight: 200 },
}
const META_ADDRESSES = ['logo', 'background', 'almanac']
const JINX: Bounds = { texts: { id: 50, reason: 500 }, items: {} }
const SPECIAL: Bounds = { texts: { value: 50 }, items: {} }

/** Words of the official apps' own features. */
const SPECIAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  type: ['selection', 'ability', 'signal', 'vote', 'reveal', 'player', 'reminder'],
  name: [
    ...['grimoire', 'pointing', 'ghost-votes', 'distribute-roles', 'bag-disabled', 'bag-duplicate', 'evil-duplicate'],
    ...['good-duplicate', 'multiplier', 'hidden', 'replace-character', 'player', 'card', 'open-eyes', 'public'],
  ],
  time: ['pregame', 'day', 'night', 'firstNight', 'firstDay', 'otherNight', 'otherDay'],
  global: ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'dead'],
}

const signsIn = (text: string): number => Array.from(text).length
/** An address in full, of the signs that addresses are written in. */
const isAddress = (value: Json): boolean =>
  typeof value === 'string' && /^[!#-;=?-Z_a-z~%[\]]+$/.test(value) && URL.canParse(value)

function tooLong(id: string, fields: Fields, { texts, items }: Bounds): ExportNotice[] {
  const notice = (key: string, longest: number): ExportNotice => ({
    code: 'longer-than-official',
    params: { id, key, longest },
  })
  const isLong = (key: string, longest: number): boolean =>
    listOf(fields[key]).some((text) => typeof text === 'string' && signsIn(text) > longest)
  return [
    ...Object.entries(texts).flatMap(([key, longest]) => (isLong(key, longest) ? [notice(key, longest)] : [])),
    ...Object.entries(items).flatMap(([key, most]) => (listOf(fields[key]).length > most ? [notice(key, most)] : [])),
  ]
}

const unknown = (id: string, key: string): ExportNotice => ({ code: 'unknown-to-official', params: { id, key } })

function isKnownSpecial(row: Fields): boolean {
  const { value } = row
  const hasFitValue = value === undefined || typeof value === 'string' || typeof value === 'number'
  return (
    hasFitValue &&
    Object.entries(SPECIAL_WORDS).every(([key, words]) => row[key] === undefined || words.includes(row[key] as string))
  )
}

function onCharacter(id: string, fields: Fields): ExportNotice[] {
  const special = fieldsOf(fields['special'])
  return [
    ...tooLong(id, fields, CHARACTER),
    ...(listOf(fields['image']).every(isAddress) ? [] : [unknown(id, 'image')]),
    ...fieldsOf(fields['jinxes']).flatMap((row) => tooLong(id, row, JINX)),
    ...special.flatMap((row) => tooLong(id, row, SPECIAL)),
    ...(special.every(isKnownSpecial) ? [] : [unknown(id, 'special')]),
  ]
}

/** Whether the official tools take what a script says about itself under a key; keys of nobody's are free. */
export function isOfficialMeta(key: string, value: Json): boolean {
  if (key === 'hideTitle') return typeof value === 'boolean'
  return !META_ADDRESSES.includes(key) || (isAddress(value) && (value as string).length <= (META.texts[key] ?? 0))
}

function onEntry(entry: Json): ExportNotice[] {
  if (typeof entry === 'string')
    return signsIn(entry) > LONGEST_BARE_ID
      ? tooLong(entry, { id: entry }, { ...CHARACTER, texts: { id: LONGEST_BARE_ID } })
      : []
  if (!isFields(entry)) return []
  const id = entry['id'] as string
  return id === '_meta' ? tooLong(id, entry, META) : onCharacter(id, entry)
}

/** What of a written script the official schema does not allow, each kind once a character. */
export function outsideOfficial(entries: readonly Json[]): ExportNotice[] {
  const told = new Map(entries.flatMap(onEntry).map((notice) => [JSON.stringify(notice), notice]))
  const isFit = entries.length >= ENTRIES.min && entries.length <= ENTRIES.max
  return [
    ...told.values(),
    ...(isFit
      ? []
      : [{ code: 'list-outside-official-bounds' as const, params: { entries: entries.length, ...ENTRIES } }]),
  ]
}
