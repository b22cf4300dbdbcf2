#!/usr/bin/env node
/** node build/with-display.mjs COMMAND ARGS…   runs a command with an Electron, its libraries and a display ready. */
import { spawn } from 'node:child_process'
import { resolveElectron } from './electron-runtime.mjs'
import { ensureSystem, openDisplay } from './system.mjs'

/** Runs it on the first of so many displays; GRIMOIRE_DISPLAYS names them all, for a command that starts several programs. */
export async function runWithElectron(command, args, { env = {}, cwd, screens = 0, displays = 1 } = {}) {
  const runtime = await resolveElectron()
  ensureSystem(runtime.executable, { screens })
  const opened = await Promise.all(Array.from({ length: displays }, () => openDisplay({ screens })))
  const [display] = opened
  const names = opened.map(({ env: { DISPLAY = '' } }) => DISPLAY).join(' ')
  if (display.virtual) process.stderr.write(`system: virtual display ${names}\n`)
  try {
    const child = spawn(command(runtime), args(runtime), {
      stdio: 'inherit',
      cwd,
      env: {
        ...display.env,
        GRIMOIRE_ELECTRON: runtime.executable,
        ELECTRON_EXEC_PATH: runtime.executable, // for electron-vite
        ELECTRON_OVERRIDE_DIST_PATH: runtime.distDir, // for require('electron'), and so for Playwright
        GRIMOIRE_ELECTRON_VERSION: runtime.version,
        GRIMOIRE_ELECTRON_SOURCE: runtime.source,
        GRIMOIRE_SCREENS: String(screens),
        GRIMOIRE_DISPLAYS: names,
        ...env,
      },
    })
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    return await new Promise((done, fail) =>
      child.on('error', fail).on('close', (code, signal) => done(code ?? (signal ? 128 + 15 : 1))),
    )
  } finally {
    await Promise.all(opened.map((each) => each.close()))
  }
}

if (process.argv[1]?.endsWith('with-display.mjs')) {
  const given = process.argv.slice(2)
  const screens = given[0]?.startsWith('--screens=') ? Number(given.shift().slice('--screens='.length)) : 0
  const [command, ...args] = given
  runWithElectron(
    () => command,
    () => args,
    { screens },
  ).then(
    (code) => process.exit(code),
    (error) => {
      console.error(`with-display: ${error.message}`)
      process.exit(1)
    },
  )
}
