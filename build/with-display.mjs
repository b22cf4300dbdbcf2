#!/usr/bin/env node
/** node build/with-display.mjs COMMAND ARGS…   runs a command with an Electron, its libraries and a display ready. */
import { spawn } from 'node:child_process'
import { resolveElectron } from './electron-runtime.mjs'
import { ensureSystem, openDisplay } from './system.mjs'

export async function runWithElectron(command, args, { env = {}, cwd, screens = 0 } = {}) {
  const runtime = await resolveElectron()
  ensureSystem(runtime.executable, { screens })
  const display = await openDisplay({ screens })
  if (display.virtual) process.stderr.write(`system: virtual display ${display.env.DISPLAY}\n`)
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
        ...env,
      },
    })
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    return await new Promise((done, fail) =>
      child.on('error', fail).on('close', (code, signal) => done(code ?? (signal ? 128 + 15 : 1))),
    )
  } finally {
    await display.close()
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
