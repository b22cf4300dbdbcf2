#!/usr/bin/env node
/**
 * node build/contact-sheet.mjs
 * Draws all official tokens into docs/tokens.png, in a real window. On Linux the display is virtual.
 */
import path from 'node:path'
import { _electron } from '@playwright/test'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'
import { runWithElectron } from './with-display.mjs'

const root = path.resolve(import.meta.dirname, '..')
const OUT = path.join(root, 'docs/tokens.png')

async function draw() {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [vue()],
    server: { host: '127.0.0.1' },
    logLevel: 'error',
  })
  await server.listen()
  const page = `${server.resolvedUrls.local[0]}test/contact/index.html`
  const program = await _electron.launch({ args: [path.join(root, 'test/contact/program.cjs'), page], cwd: root })
  try {
    const window = await program.firstWindow()
    await window.locator('body[data-ready]').waitFor()
    await window.screenshot({ path: OUT, fullPage: true })
  } finally {
    await program.close()
    await server.close()
  }
}

if (process.env['ELECTRON_OVERRIDE_DIST_PATH'] !== undefined) await draw()
else
  process.exitCode = await runWithElectron(
    () => process.execPath,
    () => [import.meta.filename],
    { cwd: root, screens: 1 },
  )
