#!/usr/bin/env node
/** npm run dev [-- switches]: electron-vite with hot module replacement, on the Electron that was found. */
import { createServer } from 'node:net'
import path from 'node:path'
import { isRoot } from './system.mjs'
import { runWithElectron } from './with-display.mjs'

const root = path.resolve(import.meta.dirname, '..')
const port = await new Promise((done, fail) => {
  const probe = createServer().on('error', fail)
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address()
    probe.close(() => done(port))
  })
})
const args = [
  'dev',
  '--watch',
  '--config',
  path.join(root, 'build/electron.vite.config.ts'),
  ...(isRoot ? ['--noSandbox'] : []),
  ...process.argv.slice(2),
]
process.exitCode = await runWithElectron(
  () => process.execPath,
  () => [path.join(root, 'node_modules/electron-vite/bin/electron-vite.js'), ...args],
  { env: { BELFRY_DEV_PORT: String(port) }, cwd: root },
)
