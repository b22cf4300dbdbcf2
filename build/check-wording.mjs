#!/usr/bin/env node
// Compares our English texts with official files on this machine: no eight words in a row may be the same.
// npm run check:wording -- ROLES.json [JINXES.json]
import { readFileSync } from 'node:fs'
import path from 'node:path'

const RUN_LENGTH = 8
const locale = path.resolve(import.meta.dirname, '..', 'shared', 'locales', 'en')

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Lower-case words; punctuation, brackets and apostrophes do not count. */
function words(text) {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Every run of eight words in a text. */
function runs(text) {
  const all = words(text)
  return all.slice(RUN_LENGTH - 1).map((_, start) => all.slice(start, start + RUN_LENGTH).join(' '))
}

/** The official texts: abilities and night reminders of each role, and jinxes in either file. */
function officialTexts(entries) {
  return entries.flatMap((entry) => [
    ...[entry.ability, entry.firstNightReminder, entry.otherNightReminder],
    ...(entry.jinx ?? entry.jinxes ?? []).map((jinx) => jinx.reason),
  ])
}

/** Our texts with a name to find each by. */
function ownTexts() {
  const fields = Object.entries(readJson(path.join(locale, 'characters.json'))).flatMap(([id, entry]) =>
    Object.entries(entry).map(([field, text]) => [`characters ${id}.${field}`, text]),
  )
  const jinxes = Object.entries(readJson(path.join(locale, 'jinxes.json')))
  return [...fields, ...jinxes.map(([pair, text]) => [`jinxes ${pair}`, text])]
}

/** Prints each text that repeats the official wording, and how many there are. */
function report(files) {
  const official = files.flatMap((file) => officialTexts(readJson(file))).filter((text) => typeof text === 'string')
  const known = new Set(official.flatMap(runs))
  const own = ownTexts()
  const hits = own.flatMap(([name, text]) => runs(text).flatMap((run) => (known.has(run) ? [`${name}: ${run}`] : [])))
  for (const hit of hits) console.error(hit)
  if (hits.length > 0) return 1
  console.log(`${own.length} texts share no ${RUN_LENGTH} words in a row with ${official.length} official ones`)
  return 0
}

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run check:wording -- ROLES.json [JINXES.json]')
  process.exitCode = 2
} else process.exitCode = report(files)
