#!/usr/bin/env node
/**
 * `npm run mutation`: takes guards of the death pipeline, the vote and the win check out one by one, and fails when every
 * test still passes. `npm run mutation -- 3 7` runs only those mutants, by number.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mutants } from './mutants.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const config = path.join(root, 'test/mutation/vitest.config.ts')

function run(number) {
  const env = { ...process.env, BELFRY_MUTANT: String(number) }
  return spawnSync(process.execPath, [vitest, 'run', '--config', config], { cwd: root, env, encoding: 'utf8' })
}

function verdictOn(number) {
  const { file, of } = mutants[number]
  const times = readFileSync(path.join(root, 'electron/engine', file), 'utf8').split(of).length - 1
  if (times !== 1) return `STALE: stands ${times} times`
  return run(number).status === 0 ? 'SURVIVED' : 'noticed'
}

const untouched = run(-1)
if (untouched.status !== 0) {
  console.error(untouched.stdout)
  console.error('The tests do not pass on the engine as it is.')
  process.exit(2)
}
const chosen = process.argv.slice(2).map(Number)
const numbers = chosen.length > 0 ? chosen : mutants.map((_mutant, index) => index)
let bad = 0
for (const number of numbers) {
  const verdict = verdictOn(number)
  if (verdict !== 'noticed') bad += 1
  console.log(
    `${String(number).padStart(2)} ${verdict}  ${mutants[number].file}: ${mutants[number].of.trim().split('\n')[0]}`,
  )
}
console.log(bad > 0 ? `${bad} of ${numbers.length} were not noticed` : `all ${numbers.length} were noticed`)
process.exitCode = bad > 0 ? 1 : 0
