import { officialOf } from './script/ids'

/** Signs that no list of names holds, but JSON and what is nearly JSON does. */
const OF_JSON = /["“”'{}[\]<>=]/
const LONGEST_NAME = 40
const MOST_NAMES = 300

/**
 * Names of characters one a line, or parted by commas, as people type or copy them: `null` unless most of them are official
 * ones.
 */
export function plainNames(text: string): string[] | null {
  if (text.length > LONGEST_NAME * MOST_NAMES || OF_JSON.test(text.replaceAll(/(?<=\p{L})['’](?=\p{L}|\s)/gu, '')))
    return null
  const names = text
    .split(/[\n,;]/)
    .map((name) => name.replace(/^[\s\-*•]*(?:\d+[.)])?/, '').trim())
    .filter((name) => name !== '')
  const known = names.filter((name) => officialOf(name) !== undefined)
  return known.length >= 2 && known.length * 2 > names.length ? names : null
}

/** What a text is that is no JSON and was never meant as any: a code of the import messages; `null` = nobody knows. */
export function otherKindOf(text: string): 'web-page' | 'not-text' | 'plain-text' | null {
  if (/^\s*<(?:!doctype|html|head|body|\?xml)\b/i.test(text)) return 'web-page'
  // Control signs, and what stands for bytes that are no text.
  const isBytes = /^(?:%PDF-|\s*<svg\b)/.test(text) || /[\p{Cc}\ufffd]/u.test(text.slice(0, 64).replaceAll(/\s/g, ''))
  if (isBytes) return 'not-text'
  // Where no list and no object begins, a line and a column would help nobody.
  return /[[{]|^\s*"/.test(text) || text.trim() === '' ? null : 'plain-text'
}
