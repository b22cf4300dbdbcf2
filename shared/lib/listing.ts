const formats = new Map<string, Intl.ListFormat>()

/**
 * Parts as one phrase of a language: “a, b and c”. English is British, without a comma before the last.
 *
 * `locale`: a BCP 47 tag. `conjunction` says *and*, `disjunction` *or*; no parts give an empty text.
 */
export function listed(
  locale: string,
  parts: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatFor(locale === 'en' ? 'en-GB' : locale, type).format(parts)
}

/** Making a format takes longer than a hundred phrases, and every seat says one. */
function formatFor(locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type })
  formats.set(key, format)
  return format
}
