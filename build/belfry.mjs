#!/usr/bin/env node
/**
 * npm run belfry -- COMMAND …: the command line in plain Node. Bundles electron/cli/main.ts when a source is newer than
 * the last bundle. Standard output belongs to the command alone; what goes wrong here goes to standard error.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const entry = path.join(root, 'electron/cli/main.ts')
const bundle = path.join(root, 'dist/cli/main.mjs')
const SOURCES = ['electron', 'shared', 'package.json', 'build/belfry.mjs', 'test/scenarios']

function newest(place) {
  const file = path.join(root, place)
  if (!existsSync(file)) return 0
  const { mtimeMs } = statSync(file)
  if (!statSync(file).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(file).map((name) => newest(path.join(place, name))))
}

/** Two at once may find it stale: each builds apart, and the finished file takes its place in one move. */
async function bundleCommandLine() {
  const { build } = await import('vite')
  const outDir = path.join(root, 'dist', `cli-${process.pid}`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    // A CommonJS package in it asks for the name of its file, which an ES module calls otherwise.
    define: { __filename: 'import.meta.filename' },
    build: {
      ssr: entry,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { format: 'esm', entryFileNames: 'main.mjs', codeSplitting: false } },
    },
  })
  mkdirSync(path.dirname(bundle), { recursive: true })
  for (const name of ['main.mjs.map', 'main.mjs'])
    renameSync(path.join(outDir, name), path.join(path.dirname(bundle), name))
  rmSync(outDir, { recursive: true })
}

const stale = !existsSync(bundle) || statSync(bundle).mtimeMs < Math.max(...SOURCES.map(newest))
if (stale) await bundleCommandLine()
const { status } = spawnSync(process.execPath, ['--enable-source-maps', bundle, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, BELFRY_HOME: root },
})
process.exitCode = status ?? 1
