import { onCircle } from '../../shared/domain/catalogue/teamShapes'
import { isEastAsian, lettersOf } from './letters'

/** Fills and strokes of {@link BoardDefs}, which every page mounts once. */
export const PAINT = {
  parchment: 'url(#belfry-parchment)',
  coinEdge: 'url(#belfry-coin-edge)',
  coinShadow: 'url(#belfry-coin-shadow)',
  shroud: 'url(#belfry-shroud)',
  brass: 'url(#belfry-brass)',
} as const

/** A leaf on a token, drawn where it lies, in the token's box of 200 × 200. */
export interface Leaf {
  kind: 'night' | 'setup' | 'reminder'
  blade: string
  vein: string
  veinWidth: number
}

/** What the leaves of a token tell the Storyteller. */
export interface LeafMarks {
  firstNight: boolean
  otherNight: boolean
  setup: boolean
  reminders: number
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A leaf whose stem sits on the rim at so many degrees clockwise from the top, leaning by so many more. */
function leafAt(kind: Leaf['kind'], degrees: number, lean: number, scale: number): Leaf {
  const [stemX = 0, stemY = 0] = onCircle(81, degrees).split(' ').map(Number)
  const turn = ((degrees + lean) * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)]
  const at = (x: number, y: number): string =>
    `${String(round(stemX + x * cos - y * sin))} ${String(round(stemY + x * sin + y * cos))}`
  const blade = `M${at(0, 0)}C${at(-9.5, 5)} ${at(-9.5, 17)} ${at(0, 27)}C${at(9.5, 17)} ${at(9.5, 5)} ${at(0, 0)}z`
  const vein = `M${at(0, 3)}L${at(0, 21)}M${at(0, 10)}L${at(-4, 14.5)}M${at(0, 10)}L${at(4, 14.5)}`
  return { kind, blade, vein, veinWidth: round(1.4 * scale) }
}

const REMINDER_LEAVES = [
  leafAt('reminder', 22, 8, 0.7),
  leafAt('reminder', -22, -8, 0.7),
  leafAt('reminder', 38, 12, 0.7),
]

/** The leaves of a character: first night left, other nights right, setup orange, reminders small at the top. */
export function leavesOf(marks: LeafMarks): Leaf[] {
  return [
    ...(marks.firstNight ? [leafAt('night', 282, -10, 1)] : []),
    ...(marks.otherNight ? [leafAt('night', 78, 10, 1)] : []),
    ...REMINDER_LEAVES.slice(0, marks.reminders),
    ...(marks.setup ? [leafAt('setup', 57, 8, 1.05)] : []),
  ]
}

const ARC_LENGTH = 205

/** Size of a name on its arc, in the token's box of 200 × 200. */
export function nameSize(name: string): number {
  const letters = lettersOf(name).length
  if (isEastAsian(name)) return Math.min(27, ARC_LENGTH / letters)
  const step = [
    [8, 31],
    [11, 28.5],
    [14, 26],
  ].find(([most = 0]) => letters <= most)
  return step?.[1] ?? Math.min(23, ARC_LENGTH / (letters * 0.5))
}
