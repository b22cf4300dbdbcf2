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
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(parts)
}
