#!/usr/bin/env node
/** npm test: everything that runs in plain Node, then the real program on one display and on two; closes with the sum. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runEndToEnd } from './e2e.mjs'
import { countTests } from './test-counts.mjs'

const root = path.resolve(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })

const node = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
const codes = []
codes.push(
  node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'],
    '--outputFile.json=test-results/unit.json',
  ),
)
const electronVite = 'node_modules/electron-vite/bin/electron-vite.js'
const built = node(electronVite, 'build', '--config', 'build/electron.vite.config.ts', '--logLevel', 'warn')
codes.push(built)
if (built === 0) codes.push(await runEndToEnd())

const { passed, failed } = countTests(reports)
const summary = `${passed} passed, ${failed} failed`
mkdirSync(reports, { recursive: true })
writeFileSync(path.join(reports, 'summary.txt'), `${summary}\n`)
console.log(summary)
process.exitCode = codes.find((code) => code !== 0) ?? (failed > 0 ? 1 : 0)
