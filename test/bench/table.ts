import { LONG_SCRIPT } from './builder'
import { FULL_TABLE } from './games'
import type { BenchFigures } from './run'
import type { Summary } from './statistics'

/** What was measured, how much, and what it stands beside. */
type Row = readonly [what: string, value: string, beside: string]

const WIDTHS = [46, 22] as const

/** The figures as a table for people; one line each, the comparison of the same run in the last column. */
export function tableOf(figures: BenchFigures): string {
  const { machine } = figures
  const rows: Row[] = [
    ...engineRows(figures),
    ...persistenceRows(figures),
    ...startupRows(figures),
    ...loadedRows(figures),
    ...paintRows(figures),
    ...interactionRows(figures),
    ...dragRows(figures),
    ...builderRows(figures),
    ...memoryRows(figures),
  ]
  const head = `${machine.system}, ${machine.cores} cores, Electron ${machine.electron}; medians unless said otherwise`
  return `${[head, '', ...rows.map(lineOf)].join('\n')}\n`
}

function lineOf([what, value, beside]: Row): string {
  return `${what.padEnd(WIDTHS[0])}${value.padEnd(WIDTHS[1])}${beside}`.trimEnd()
}

const digits = (value: number, count: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: count, maximumFractionDigits: count })
const ms = (value: number): string => `${digits(value, value < 100 ? 1 : 0)} ms`
const spread = ({ median, p95 }: Summary): string => `${ms(median)} (p95 ${ms(p95)})`
const times = (value: number): string => `${digits(value, 2)} ×`
const megabytes = (value: number | null): string => (value === null ? 'not told here' : `${digits(value, 1)} MB`)

function engineRows({ engine }: BenchFigures): Row[] {
  if (!engine) return []
  const replay = engine.replay.map(({ facts, ms: took, factsPerSecond }): Row => [
    `replay of ${digits(facts, 0)} facts`,
    ms(took),
    `${digits(factsPerSecond, 0)} facts a second`,
  ])
  return [
    ...replay,
    ['time per fact, longest over shortest', times(engine.growth), '1.00 = linear'],
    ['Grimoire view of the full table', spread(engine.views.grimoireMs), ''],
    ['Town Square view of it, checked', spread(engine.views.townSquareMs), ''],
  ]
}

function persistenceRows({ persistence }: BenchFigures): Row[] {
  if (!persistence) return []
  const { appendMs, open } = persistence
  return [
    ['append and fsync', spread(appendMs), ''],
    [`open a game of ${digits(open.facts, 0)} facts`, ms(open.ms), `${digits(open.kilobytes, 0)} KB`],
  ]
}

function startupRows({ startup }: BenchFigures): Row[] {
  if (!startup) return []
  const one = startup.emptyWindow.usable.median
  const two = startup.twoEmptyWindows.usable.median
  return [
    ['start: one empty window', ms(one), ''],
    ['start: two empty windows', ms(two), `${times(two / one)} the one`],
    [
      'start: Belfry, start screen',
      ms(startup.withoutGame.usable.median),
      againstEmpty(startup.withoutGame.usable, one, two),
    ],
    [
      `start: Belfry, ${FULL_TABLE.seats} seats on the board`,
      ms(startup.fullTable.usable.median),
      againstEmpty(startup.fullTable.usable, one, two),
    ],
  ]
}

const againstEmpty = ({ median }: Summary, one: number, two: number): string =>
  `${times(median / one)} one empty window, ${times(median / two)} two`

function loadedRows({ windows }: BenchFigures): Row[] {
  if (!windows) return []
  const { script, style } = windows.loaded
  return [['loaded before the board is there', `${digits(script, 0)} KB of script`, `${digits(style, 0)} KB of styles`]]
}

function paintRows({ windows }: BenchFigures): Row[] {
  if (!windows) return []
  const { append, grimoire, townSquare, done, undone, afterDisk } = windows.paint
  const { emptyPaint: empty } = windows
  const inFrames = (ours: Summary, bare: Summary): string =>
    `${frames(ours)}; empty windows ${ms(bare.median)}, ${frames(bare)}`
  const frames = ({ median }: Summary): string => `${digits(median / windows.frameMs, 1)} frames`
  const beside = (bare: Summary): string => `empty windows ${ms(bare.median)}`
  return [
    ['key to disk: append and fsync in it', spread(append), beside(empty.append)],
    ['key to paint, Grimoire', spread(grimoire), beside(empty.grimoire)],
    ['key to paint, Town Square', spread(townSquare), beside(empty.townSquare)],
    ['of the Grimoire: kill a player, undo', `${ms(done.median)}, ${ms(undone.median)}`, 'gate: 24 ms'],
    [
      'from disk to painted, Grimoire',
      spread(afterDisk.grimoire),
      inFrames(afterDisk.grimoire, empty.afterDisk.grimoire),
    ],
    [
      'from disk to painted, Town Square',
      spread(afterDisk.townSquare),
      inFrames(afterDisk.townSquare, empty.afterDisk.townSquare),
    ],
  ]
}

function interactionRows({ windows }: BenchFigures): Row[] {
  if (!windows) return []
  const { reminderList, reminder, nightSheet, import: pasted } = windows.interactions
  return [
    [
      'add a reminder: key to list, press to paint',
      `${ms(reminderList.median)}, ${ms(reminder.median)}`,
      'gate: 32 ms',
    ],
    ['open the night sheet', spread(nightSheet), 'gate: 24 ms'],
    ['import a pasted script of 150 characters', spread(pasted), 'gate: 35 ms'],
  ]
}

const DRAGGED = {
  empty: 'drag for 2 s: a bare element, empty window',
  token: 'drag for 2 s: a character token',
  reminder: 'drag for 2 s: a reminder',
  pointer: 'pointer over the board for 2 s',
} as const

function dragRows({ windows }: BenchFigures): Row[] {
  if (!windows) return []
  return (['empty', 'token', 'reminder', 'pointer'] as const).map((name): Row => {
    const { lost, framesPerSecond, worstMs } = windows.drag[name]
    return [DRAGGED[name], `${lost} frames lost`, `${digits(framesPerSecond, 1)} a second, longest ${ms(worstMs)}`]
  })
}

function builderRows({ builder }: BenchFigures): Row[] {
  if (!builder) return []
  const { first, whole, scroll, bareScroll } = builder
  return [
    [`builder with ${LONG_SCRIPT} characters: first rows`, spread(first), ''],
    ['all rows of it', spread(whole), ''],
    ['its catalogue scrolled through in 2 s', `${scroll.lost} frames lost`, `longest ${ms(scroll.worstMs)}`],
    [`${LONG_SCRIPT} plain rows, empty window`, `${bareScroll.lost} frames lost`, `longest ${ms(bareScroll.worstMs)}`],
  ]
}

function memoryRows({ windows }: BenchFigures): Row[] {
  if (!windows) return []
  const { empty, belfry, warm, after, actions } = windows.memory
  const grown = (name: 'mainHeap' | 'grimoireHeap' | 'townSquareHeap'): string => megabytes(after[name] - warm[name])
  const ratio = empty.pss === null || belfry.pss === null ? '' : `${times(belfry.pss / empty.pss)} the empty windows`
  const growth = warm.pss === null || after.pss === null ? null : after.pss - warm.pss
  return [
    ['memory (PSS): two empty windows', megabytes(empty.pss), ''],
    ['memory (PSS): Belfry, two windows', megabytes(belfry.pss), ratio],
    ['live objects of the Grimoire', megabytes(belfry.grimoireHeap), 'gate: 4 MB'],
    [`growth over ${digits(actions, 0)} actions (PSS)`, megabytes(growth), ''],
    [
      `growth over ${digits(actions, 0)} actions (live objects)`,
      `main ${grown('mainHeap')}`,
      `Grimoire ${grown('grimoireHeap')}, Town Square ${grown('townSquareHeap')}`,
    ],
  ]
}
