import type { Locale } from '../../shared/domain/vocabulary'
import type { Json } from '../../shared/lib/json'
import en from '../../shared/locales/en/import.json'
import ko from '../../shared/locales/ko/import.json'
import zhHant from '../../shared/locales/zh-Hant/import.json'
import type { ImportProblem, Where } from './importReport'

type Messages = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, ko, 'zh-Hant': zhHant }

function find(messages: Messages, path: string): string | undefined {
  const [first = '', second] = path.split('.')
  const found = Object.hasOwn(messages, first) ? messages[first] : undefined
  if (typeof found === 'string') return second === undefined ? found : undefined
  return second !== undefined && found !== undefined && Object.hasOwn(found, second) ? found[second] : undefined
}

/** The sentence of a code of the import messages with its parameters; English where a language lacks it. */
export function importSentence(
  code: string,
  params: Readonly<Record<string, Json>> = {},
  locale: Locale = 'en',
): string {
  const sentence = find(MESSAGES[locale], code) ?? find(MESSAGES.en, code) ?? code
  return sentence.replace(/\{(\w+)\}/g, (written, key: string) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined
    return value === undefined ? written : typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}

/** Where something stands in a file, in words. */
export function whereSentence({ entry, seat, key, place }: Where, locale: Locale = 'en'): string {
  const parts = [
    entry === undefined ? '' : importSentence('where.entry', { entry }, locale),
    seat === undefined ? '' : importSentence('where.seat', { seat }, locale),
    key ?? '',
    place === undefined ? '' : importSentence('where.place', { ...place }, locale),
  ].filter((part) => part !== '')
  return parts.length === 0 ? importSentence('where.file', {}, locale) : parts.join(', ')
}

/** A problem as the command line and the windows show it. */
export function problemSentence(
  problem: ImportProblem,
  locale: Locale = 'en',
): { severity: string; where: string; message: string } {
  const sentence = importSentence(problem.code, problem.params, locale)
  const more = problem.times - 1
  const message = more > 0 ? importSentence('times.more', { sentence, more }, locale) : sentence
  return { severity: problem.severity, where: whereSentence(problem.where, locale), message }
}
