#!/usr/bin/env node
/**
 * node build/e2e.mjs [one-display|two-displays] [-- playwright arguments]
 * Runs the end-to-end tests in the real program: on one display, then on two. On Linux the displays are virtual.
 */
import os from 'node:os'
import path from 'node:path'
import { runWithElectron } from './with-display.mjs'

const root = path.resolve(import.meta.dirname, '..')
const SCREENS = { 'one-display': 1, 'two-displays': 2 }
// Programs side by side would take the focus from each other: only a program with a display of its own has company.
const SIDE_BY_SIDE = { 'one-display': Math.min(4, os.availableParallelism()), 'two-displays': 1 }

/** Runs one Playwright project on the displays it needs; answers the exit code. */
async function runProject(project, playwrightArgs = []) {
  const isVirtual = process.platform === 'linux'
  const screens = isVirtual ? SCREENS[project] : 0
  const displays = isVirtual ? SIDE_BY_SIDE[project] : 1
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js')
  const args = ['test', '--config', 'test/playwright.config.ts', '--project', project]
  return runWithElectron(
    () => process.execPath,
    () => [cli, ...args, '--workers', String(displays), ...playwrightArgs],
    { cwd: root, screens, displays, env: { BELFRY_E2E_PROJECT: project } },
  )
}

/** Runs the named projects one after the other, all of them even if one fails; answers the first bad exit code. */
export async function runEndToEnd(projects = Object.keys(SCREENS), playwrightArgs = []) {
  const codes = []
  for (const project of projects) codes.push(await runProject(project, playwrightArgs))
  return codes.find((code) => code !== 0) ?? 0
}

if (process.argv[1]?.endsWith('e2e.mjs')) {
  const given = process.argv.slice(2)
  const named = given.filter((arg) => arg in SCREENS)
  const rest = given.filter((arg) => !(arg in SCREENS) && arg !== '--')
  process.exitCode = await runEndToEnd(named.length ? named : undefined, rest)
}
