import { isFields, type Json } from '../../../shared/lib/json'

/** Names of the numbered keys in which bra1n's townsquare packs the characters of a custom script. */
const NAMES = [
  'id',
  'name',
  'image',
  'ability',
  'edition',
  'firstNight',
  'firstNightReminder',
  'otherNight',
  'otherNightReminder',
  'reminders',
  'remindersGlobal',
  'setup',
  'team',
  'isCustom',
]

/** Whether a character is packed under numbered keys. */
export function isPacked(value: Json): value is Record<string, Json> {
  return isFields(value) && typeof value['0'] === 'string' && !('id' in value)
}

/** A character with its keys by name again. What equals the tool's default, such as the team Townsfolk, was left out. */
export function unpack(value: Record<string, Json>): Record<string, Json> {
  const named = Object.entries(value).map(
    ([key, inner]) => [/^\d+$/.test(key) ? (NAMES[Number(key)] ?? key) : key, inner] as const,
  )
  return { team: 'townsfolk', ...Object.fromEntries(named) }
}

/** True where packing lost the night texts: the character acts, but no text says what to do. */
export function lostNightTexts(unpacked: Record<string, Json>): boolean {
  const acts = Boolean(unpacked['firstNight']) || Boolean(unpacked['otherNight'])
  return acts && !unpacked['firstNightReminder'] && !unpacked['otherNightReminder']
}
