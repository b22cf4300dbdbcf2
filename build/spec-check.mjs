#!/usr/bin/env node
/**
 * Holds the rules of electron/engine/SPEC.md and the tests together: every numbered rule is cited by a test, and every
 * number a test cites exists. A rule begins a line, as in "- [N3] A dead player …"; a test cites it as "[N3]" or "[N3, N4]".
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const RULE = /^[\s>*+|#-]*(?:\*\*)?\[([A-Z]{1,3}\d+[a-z]?)\]/
const CITATION = /(?<![\w$)\]])\[((?:[A-Z]{1,3}\d+[a-z]?)(?:,\s*[A-Z]{1,3}\d+[a-z]?)*)\]/g

/** Rule number → line, and the numbers that stand twice. */
export function rulesOf(spec) {
  const lines = new Map()
  const twice = []
  spec.split('\n').forEach((line, index) => {
    const number = RULE.exec(line)?.[1]
    if (number === undefined) return
    if (lines.has(number)) twice.push(number)
    else lines.set(number, index + 1)
  })
  return { lines, twice }
}

export function citationsOf(text) {
  return [...text.matchAll(CITATION)].flatMap((match) => match[1].split(',').map((number) => number.trim()))
}

/** What is wrong between a specification and its tests, as sentences; none when all is well. */
export function compare(spec, tests) {
  const { lines, twice } = rulesOf(spec)
  const cited = new Set(tests.flatMap(({ text }) => citationsOf(text)))
  return [
    ...twice.map((number) => `SPEC.md: [${number}] stands twice`),
    ...[...lines]
      .filter(([number]) => !cited.has(number))
      .map(([number, line]) => `SPEC.md:${line}: no test cites [${number}]`),
    ...tests.flatMap(({ file, text }) =>
      [...new Set(citationsOf(text))]
        .filter((number) => !lines.has(number))
        .map((number) => `${file}: cites [${number}], which SPEC.md does not have`),
    ),
  ]
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(file)
    return /\.(test|spec)\.ts$/.test(entry.name) ? [file] : []
  })
}

function main() {
  const specFile = path.join(root, 'electron/engine/SPEC.md')
  if (!existsSync(specFile)) return ['electron/engine/SPEC.md is missing']
  // The tests of the build scripts, this one among them, speak of rules that are made up.
  const own = path.join(root, 'test/unit/build') + path.sep
  const tests = filesUnder(path.join(root, 'test'))
    .filter((file) => !file.startsWith(own))
    .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }))
  return compare(readFileSync(specFile, 'utf8'), tests)
}

if (process.argv[1]?.endsWith('spec-check.mjs')) {
  const problems = main()
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} problems` : 'every rule has its test')
  process.exitCode = problems.length ? 1 : 0
}
