import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../../shared/locales')

/** Files whose texts are those of the catalogue; a missing one falls back to English. */
const CATALOGUE = new Set(['characters.json', 'jinxes.json', 'reminders.json'])

/** Names of the English message files, without what belongs to the catalogue. */
export function messageFiles(): string[] {
  return readdirSync(path.join(folder, 'en')).filter((name) => !CATALOGUE.has(name))
}

/** Sentences of one message file by their path, such as `day.voter.up`; empty when the language has no such file. */
export function sentencesOf(locale: string, file: string): Map<string, string> {
  const name = path.join(folder, locale, file)
  return new Map(existsSync(name) ? leaves(JSON.parse(readFileSync(name, 'utf8')), '') : [])
}

function leaves(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === 'string') return [[prefix, tree]]
  return Object.entries(tree as Record<string, unknown>).flatMap(([key, part]) =>
    leaves(part, prefix === '' ? key : `${prefix}.${key}`),
  )
}

/** Names of the slots of a sentence, each once, in alphabetical order. */
export function parametersOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
}
