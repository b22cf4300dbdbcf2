import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Asked, Drag, PageName, Request, Sync, Told, UsablePages } from './messages'

/** A real Electron program that was started directly, with the hook inside its main process. */
export interface Program {
  readonly pid: number
  /** Epoch milliseconds at which it was started. */
  readonly startedAt: number
  /** Milliseconds from the start to a moment of a page, once it has come. */
  readonly moment: (name: 'appReady' | 'readyToShow' | 'usable', page: PageName | '') => Promise<number>
  /** Runs a function in a page; it sees nothing but its argument. */
  readonly evaluate: <Input, Output>(
    page: PageName,
    run: (input: Input) => Output | Promise<Output>,
    input: Input,
  ) => Promise<Output>
  readonly press: (page: PageName, key: string, modifiers?: readonly 'control'[]) => Promise<void>
  /** Answers how often the pointer moved. */
  readonly drag: (page: PageName, drag: Drag) => Promise<number>
  /** Appends since the last time this was asked. */
  readonly syncs: () => Promise<Sync[]>
  /** Bytes that live in the main process after a collection. */
  readonly mainHeap: () => Promise<number>
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
  /** What it wrote to standard error. */
  readonly errors: () => string
}

interface Start {
  /** The folder of the program, or its file. */
  readonly program: string
  readonly userData: string
  readonly usable: UsablePages
  readonly env?: Readonly<Record<string, string>>
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const SWITCHES = ['--js-flags=--expose-gc', '--enable-precise-memory-info']
const GIVEN_UP_MS = 60_000

const running = new Set<Program>()

/** Ends every program that still runs; whatever waits for one of them is refused. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()))
}

/** Starts a program under the Electron that build/with-display.mjs found. */
export function startProgram({ program, userData, usable, env = {} }: Start): Program {
  const executable = process.env['GRIMOIRE_ELECTRON']
  if (executable === undefined) throw new Error('start this through build/with-display.mjs')
  const hook = path.join(import.meta.dirname, 'hook.cjs')
  const startedAt = performance.timeOrigin + performance.now()
  const child = spawn(executable, [...(isRoot ? ['--no-sandbox'] : []), ...SWITCHES, '-r', hook, program], {
    env: { ...process.env, BELFRY_USER_DATA: userData, BELFRY_BENCH_USABLE: JSON.stringify(usable), ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A process group of its own, so that nothing of it outlives a kill.
    detached: process.platform !== 'win32',
  })
  const started = programOf(child, startedAt)
  running.add(started)
  child.once('close', () => running.delete(started))
  return started
}

function programOf(child: ChildProcess, startedAt: number): Program {
  let errors = ''
  child.stderr?.on('data', (part: Buffer) => (errors = (errors + part.toString()).slice(-4000)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  const moments = new Map<string, number>()
  const watchers = new Map<string, (at: number) => void>()
  let asked = 0

  child.on('message', (told: Told) => {
    if (told.kind === 'moment') {
      const key = `${told.name} ${told.page}`
      moments.set(key, told.at - startedAt)
      watchers.get(key)?.(told.at - startedAt)
      return
    }
    const waiter = waiting.get(told.id)
    waiting.delete(told.id)
    if (told.kind === 'answer') waiter?.resolve(told.value as never)
    else waiter?.reject(new Error(told.message))
  })
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the program has ended'))
    waiting.clear()
  })

  function ask<Value>(request: Request): Promise<Value> {
    const id = (asked += 1)
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      if (!child.connected) return reject(new Error('the program has ended'))
      child.send({ ...request, id } satisfies Asked, (error) => error && reject(error))
    })
  }

  function killGroup(): void {
    if (child.pid === undefined) return
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    } catch {
      // Already gone.
    }
  }

  return {
    pid: child.pid ?? 0,
    startedAt,
    moment: (name, page) =>
      new Promise((resolve, reject) => {
        const key = `${name} ${page}`
        const known = moments.get(key)
        if (known !== undefined) return resolve(known)
        watchers.set(key, resolve)
        void ended.then(() => reject(new Error(`ended before ${key}: ${errors}`)))
        setTimeout(() => reject(new Error(`no ${key} within a minute: ${errors}`)), GIVEN_UP_MS).unref()
      }),
    evaluate: (page, run, input) => {
      const text = input === undefined ? '' : JSON.stringify(input)
      return ask({ verb: 'evaluate', page, script: `(${run.toString()})(${text})` })
    },
    press: (page, key, modifiers = []) => ask({ verb: 'key', page, key, modifiers }),
    drag: (page, drag) => ask({ verb: 'drag', page, drag }),
    syncs: () => ask({ verb: 'syncs' }),
    mainHeap: () => ask({ verb: 'mainHeap' }),
    async kill() {
      child.kill('SIGKILL')
      await ended
      killGroup()
    },
    async close() {
      ask({ verb: 'close' }).catch(() => undefined)
      const late = setTimeout(killGroup, 10_000)
      await ended
      clearTimeout(late)
      killGroup()
    },
    errors: () => errors,
  }
}
