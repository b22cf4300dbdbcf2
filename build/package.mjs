#!/usr/bin/env node
/** node build/package.mjs [--linux|--win|--mac] [target …]   e.g. node build/package.mjs --linux dir tar.gz */
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, Platform } from 'electron-builder'
import { config } from './electron-builder.mjs'
import { declaredVersion, resolveElectron } from './electron-runtime.mjs'

const root = path.resolve(import.meta.dirname, '..')

const args = process.argv.slice(2)
const platform = args.includes('--win')
  ? Platform.WINDOWS
  : args.includes('--mac')
    ? Platform.MAC
    : args.includes('--linux')
      ? Platform.LINUX
      : Platform.current()
const targets = args.filter((arg) => !arg.startsWith('--'))

// electron-builder would download its archiver; 7zip-bin has one, without its executable bit.
const { path7za } = createRequire(import.meta.url)('7zip-bin')
if (process.platform !== 'win32') await chmod(path7za, 0o755)
process.env.ELECTRON_BUILDER_7ZIP_PATH ??= path7za
process.env.ELECTRON_BUILDER_COMPRESSION_LEVEL ??= '5'

const own = platform === Platform.current()
const runtime = own ? await resolveElectron() : { version: declaredVersion(), distDir: undefined }
const made = await build({
  projectDir: root,
  targets: platform.createTarget(targets.length ? targets : null),
  config: config(runtime),
  publish: 'never',
})
console.log(made.join('\n'))
