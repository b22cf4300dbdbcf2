/**
 * What the operating system must bring on Linux: Electron's shared libraries and, where there is no screen, an X server.
 * As root on a Debian-like system whatever is missing is installed with apt-get; otherwise the packages are named.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const linux = process.platform === 'linux'
export const isRoot = linux && process.getuid?.() === 0
const say = (text) => process.stderr.write(`system: ${text}\n`)
const has = (program) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))

// Alternatives, first one that the system's apt knows: Debian 13 and Ubuntu 24.04 renamed packages for 64-bit time.
const PACKAGES = {
  libraries: [
    ['libgtk-3-0t64', 'libgtk-3-0'],
    ['libasound2t64', 'libasound2'],
    ['libnss3'],
    ['libgbm1'],
    ['fonts-liberation'],
  ],
  screen: [['xvfb'], ['openbox']],
  screens: [['xserver-xorg-core'], ['xserver-xorg-video-dummy'], ['x11-xserver-utils'], ['openbox']],
}

function missingLibraries(executable) {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1])
}

function known(name) {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' })
  return /Candidate: (?!\(none\))/.test(stdout ?? '')
}

function install(groups, why) {
  if (!isRoot || !has('apt-get'))
    throw new Error(
      `${why}. On Debian or Ubuntu: sudo apt-get install -y ${groups.map((group) => group.at(-1)).join(' ')}`,
    )
  say(`${why}: installing with apt-get …`)
  const apt = (...args) => {
    const { status, stdout, stderr } = spawnSync(
      'apt-get',
      ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', ...args],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed (${status}):\n${stdout}${stderr}`)
  }
  apt('update')
  const names = groups.map((group) => group.find(known) ?? group.at(-1))
  apt('install', '-y', '--no-install-recommends', ...names)
  say(`installed ${names.join(' ')}`)
}

const needsScreen = () => linux && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY

/** What a virtual display for this many screens lacks here: packages, and why. */
function missingDisplay(screens) {
  if (screens > 1) {
    const isComplete =
      ['Xorg', 'xrandr', 'openbox'].every(has) && existsSync('/usr/lib/xorg/modules/drivers/dummy_drv.so')
    return isComplete ? [] : [{ groups: PACKAGES.screens, why: 'two screens need Xorg with its dummy driver' }]
  }
  const isComplete = (screens === 0 && !needsScreen()) || ['Xvfb', 'openbox'].every(has)
  return isComplete ? [] : [{ groups: PACKAGES.screen, why: 'a virtual screen needs Xvfb and a window manager' }]
}

/** Installs, in one go, what is missing for running this executable on this many screens (0: whatever is there). */
export function ensureSystem(executable, { screens = 0 } = {}) {
  if (!linux) return
  const libraries = missingLibraries(executable)
  const lacks = missingDisplay(screens)
  if (libraries.length)
    lacks.unshift({ groups: PACKAGES.libraries, why: `Electron needs ${libraries.slice(0, 3).join(', ')}` })
  if (!lacks.length) return
  install(
    lacks.flatMap(({ groups }) => groups),
    lacks.map(({ why }) => why).join('; '),
  )
  const still = missingLibraries(executable)
  if (still.length) throw new Error(`Electron still misses ${still.join(', ')}`)
}

/** Switches that Electron needs here: root can't have Chromium's sandbox. */
export const electronArgs = () => (isRoot ? ['--no-sandbox'] : [])

const XORG = `Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 512000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual 3840 1080
  EndSubSection
EndSection
`

async function startServer(program, args) {
  const server = spawn(program, ['-displayfd', '3', ...args], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  let errors = ''
  server.stderr.on('data', (part) => (errors = (errors + part).slice(-2000)))
  const number = await new Promise((done, fail) => {
    let text = ''
    server.stdio[3].on('data', (part) => (text += part).includes('\n') && done(text.trim()))
    server.on('error', fail).on('exit', (code) => fail(new Error(`${program} ended with ${code}: ${errors}`)))
    setTimeout(() => fail(new Error(`${program} did not start within 20 s: ${errors}`)), 20_000).unref()
  })
  return { server, display: `:${number}` }
}

/**
 * An environment with a display, and how to take that display down again.
 * screens 0: the desktop's own, or a virtual one where there is none; 1: a virtual one; 2: two virtual ones, side by side.
 */
export async function openDisplay({ screens = 0, size = '1920x1080' } = {}) {
  if (!linux || (screens === 0 && !needsScreen()))
    return { env: { ...process.env }, virtual: false, close: async () => {} }
  const helpers = []
  let started
  if (screens < 2) started = await startServer('Xvfb', ['-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-noreset'])
  else {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'grimoire-xorg-'))
    writeFileSync(path.join(folder, 'xorg.conf'), XORG)
    started = await startServer('Xorg', [
      '-noreset',
      '-nolisten',
      'tcp',
      '-novtswitch',
      '-sharevts',
      '-config',
      path.join(folder, 'xorg.conf'),
      '-logfile',
      path.join(folder, 'xorg.log'),
    ])
    const env = { ...process.env, DISPLAY: started.display }
    for (const args of [
      ['--addmode', 'DUMMY1', size],
      ['--output', 'DUMMY0', '--mode', size, '--pos', '0x0', '--primary'],
      ['--output', 'DUMMY1', '--mode', size, '--pos', `${size.split('x')[0]}x0`],
      ['--query'], // makes the server look at its outputs again: until then clients are told that DUMMY1 is unplugged
    ]) {
      const { status, stderr } = spawnSync('xrandr', args, { env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`xrandr ${args.join(' ')}: ${stderr}`)
    }
  }
  // Without a window manager no window ever becomes full-screen.
  helpers.push(
    spawn('openbox', ['--sm-disable'], { env: { ...process.env, DISPLAY: started.display }, stdio: 'ignore' }).on(
      'error',
      () => {},
    ),
  )
  const gone = new Promise((done) => started.server.once('exit', done))
  const kill = () => [...helpers, started.server].forEach((child) => child.kill())
  process.once('exit', kill)
  return {
    env: { ...process.env, DISPLAY: started.display },
    virtual: true,
    close: async () => {
      process.off('exit', kill)
      kill()
      await gone
    },
  }
}
