import type { Seat, State } from '../../engine/state'
import type { RecordTexts, Speaker } from '../sentences'
import { hits, type Box, type Round } from './boxes'
import { letters, wrapped } from './lettering'

/** Lines of a seat that are reminders; those that have no room are counted in the last. */
export const REMINDER_LINES = 3
/** From line to line. */
export const REMINDER_LINE = 22

const LETTER = 9.5
/** As many letters as there are between a seat and the next. */
const LETTERS = 17
const OWN_TEXT = 'custom'
/** The words in the middle of the circle. */
const MIDDLE: Box = { left: 350, top: 440, right: 650, bottom: 585 }

/** What pictures are drawn with. */
export interface PictureWords {
  readonly speaker: Speaker
  readonly texts: RecordTexts
  readonly hasNames: boolean
}

/** Where a seat is in the drawing. */
export interface Spot {
  /** Clockwise from the top, in radians. */
  readonly angle: number
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What lies at a seat, each in its lines, and how wide the name under it is. */
export interface Laid {
  readonly spot: Spot
  readonly labels: readonly (readonly string[])[]
  readonly nameWidth: number
}

/** Reminders as they are written: `side` is where their lines begin, `place` where the first stands from the seat. */
export interface WrittenReminders {
  readonly lines: readonly string[]
  readonly place: string
  readonly side: 'west' | 'middle' | 'east'
}

interface Try {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  readonly side: WrittenReminders['side']
}

/** What lies at a seat, and what its player believes to be. */
export function labelsAt({ seat, shown }: Seat, state: State, { texts, hasNames, speaker }: PictureWords): string[][] {
  const labels = state.effects
    .filter(({ target, isHidden }) => target === seat && !isHidden)
    .map(({ character, label }) => (character === OWN_TEXT && !hasNames ? '…' : texts.labelText(character, label)))
  const believed = shown === null ? [] : [speaker.line('believes', { character: texts.characterName(shown) })]
  return [...believed, ...labels].map((label) => wrapped(label, LETTERS))
}

/** The reminders of all seats, inside the circle, where none lies on another, on a coin or on a name. */
export function writtenReminders(seats: readonly Laid[]): WrittenReminders[] {
  const coins = seats.map(({ spot: { x, y, scale } }): Round => ({ x, y, radius: 66 * scale }))
  const taken: Box[] = [MIDDLE, ...seats.map(nameBox)]
  return seats.map(({ spot, labels }) => {
    const tries = waysToSay(labels).flatMap((lines) => waysToPlace(spot.angle, lines))
    const fits = (one: Try): boolean => !hits(boxOf(one, spot), taken, coins)
    const found = tries.find(fits) ?? tries.at(-1)
    if (!found) return { lines: [], place: '', side: 'middle' }
    taken.push(boxOf(found, spot))
    return { lines: found.lines, place: `translate(${String(found.x)} ${String(found.y)})`, side: found.side }
  })
}

/** As many labels as there are lines for, and ever fewer; a last line counts those left out. */
function waysToSay(labels: readonly (readonly string[])[]): string[][] {
  return labels
    .map((_, left) => {
      const lines = labels.slice(0, labels.length - left).flat()
      return left === 0 ? lines : [...lines, `+${String(left)}`]
    })
    .concat(labels.length > 0 ? [[`+${String(labels.length)}`]] : [])
    .filter((lines) => lines.length <= REMINDER_LINES)
}

/** Towards the middle: beside the coin, over it, or under its name, the most natural for the place first. */
function waysToPlace(angle: number, lines: readonly string[]): Try[] {
  const [right, up] = [Math.sin(angle), Math.cos(angle)]
  const rest = REMINDER_LINE * (lines.length - 1)
  const [side, other, inwards] = right > 0 ? (['east', 'west', -1] as const) : (['west', 'east', 1] as const)
  const beside = [7 - rest / 2, -10 - rest, 24].map((y): Try => ({ lines, x: inwards * 74, y, side }))
  const y = up > 0 ? 122 : -80 - rest
  const centred: Try = { lines, x: 0, y, side: 'middle' }
  const along = [
    { lines, x: inwards * 44, y, side },
    { lines, x: inwards * 20, y, side },
    { lines, x: -inwards * 44, y, side: other },
  ]
  if (Math.abs(up) < 0.5) return [...beside, centred, ...along]
  return Math.abs(right) < 0.6 ? [centred, ...along, ...beside] : [...along.slice(0, 1), centred, ...along, ...beside]
}

function nameBox({ spot, nameWidth }: Laid): Box {
  return scaled(spot, { left: -nameWidth / 2, top: 72, right: nameWidth / 2, bottom: 100 })
}

function boxOf({ lines, x, y, side }: Try, spot: Spot): Box {
  const width = LETTER * Math.max(...lines.map(letters))
  const left = side === 'west' ? x : side === 'east' ? x - width : x - width / 2
  return scaled(spot, {
    left,
    top: y - 15,
    right: left + width,
    bottom: y + 5 + REMINDER_LINE * (lines.length - 1),
  })
}

function scaled({ x, y, scale }: Spot, { left, top, right, bottom }: Box): Box {
  return { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale }
}
