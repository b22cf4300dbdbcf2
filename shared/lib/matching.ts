import { isFields, sameJson, type Json } from './json'

/** Does what is there fit what is wanted? Both may be anything that becomes plain data. */
export type Match = (wanted: unknown, got: unknown) => boolean

/** Lists fit in any order, an object where every key of the pattern does; `isSame` compares what is neither. */
export function matches(
  pattern: Json,
  value: Json,
  isSame: (pattern: Json, value: Json) => boolean = sameJson,
): boolean {
  if (Array.isArray(pattern) && Array.isArray(value)) {
    const left = [...value]
    return pattern.length === value.length && pattern.every((one) => take(left, (other) => matches(one, other, isSame)))
  }
  if (isFields(pattern) && isFields(value))
    return Object.entries(pattern).every(([key, one]) => key in value && matches(one, value[key] ?? null, isSame))
  return isSame(pattern, value)
}

/** Plain data; what is undefined is left out, or null where there is nothing else. */
export const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data ?? null)) as Json

/** What is there fits the pattern. */
export const fits: Match = (wanted, got) => matches(plain(wanted), plain(got))
/** The same to the letter. */
export const equals: Match = (wanted, got) => sameJson(plain(wanted), plain(got))
/** Something there fits the pattern. */
export const among = (wanted: unknown, got: unknown, isFit = fits): boolean =>
  listed(got).some((one) => isFit(wanted, one))
/** Every pattern is among what is there. */
export const allAmong: Match = (wanted, got) => listed(wanted).every((one) => among(one, got))
/** Every pattern is there, and nothing that fits none of them. */
export const sameSet = (wanted: unknown, got: unknown, isFit = fits): boolean =>
  listed(wanted).every((one) => among(one, got, isFit)) &&
  listed(got).every((one) => listed(wanted).some((pattern) => isFit(pattern, one)))

function listed(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [data]
}

function take(left: Json[], isIt: (one: Json) => boolean): boolean {
  const index = left.findIndex(isIt)
  if (index >= 0) left.splice(index, 1)
  return index >= 0
}
