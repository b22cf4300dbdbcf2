import { evenAngles, pointAt, type Ellipse } from '../board/ellipse'
import { distance, gapBetweenBoxes, gapToBox, type Point } from '../board/geometry'
import { isEastAsian, textWidth } from '../board/letters'

/** The Town Square is 100 units high, whatever the screen: a unit is `1cqh`. */
const SQUARE_HEIGHT = 100
const MANY_SEATS = 15
const NAME_BAND = 5.4
const CLOCK_Y = 49.4
const CLOCK_RADIUS = 22.5
const CLOCK_SHARE = 0.29
/** Names beside the clock leave room for the texts between. */
const LEAST_FOR_TEXT = 19
/** So far above and below the clock's middle its texts may reach. */
export const TEXT_BAND = 20
const SECOND_LINE = 3.9

/** One place of the ring, in units. */
export interface SquarePlace extends Point {
  /** Unit vector outwards from the line: the dead stand off it. */
  outwardX: number
  outwardY: number
  /** Size of the player's name, and the widest it may get before it is cut. */
  nameSize: number
  nameWidth: number
  /** Width the name really takes. */
  nameTakes: number
}

/** Everything the Town Square needs to place itself; lengths in units. */
export interface SquareLayout extends Ellipse {
  width: number
  /** Life token. */
  diameter: number
  /** Height of the words under a token. */
  nameBand: number
  places: SquarePlace[]
  /** The clock in the middle. */
  clock: Point & { radius: number }
}

/** A player to be laid out: the name, and whether the mark of evil stands before it. */
export interface SquareName {
  name: string
  isEvil: boolean
}

/**
 * Lays out the ring for these players on a screen of this width (16:9 is 177.8). `isRevealed`: a second line under every
 * name tells the character.
 */
export function squareLayout(names: SquareName[], width: number, isRevealed = false): SquareLayout {
  const count = names.length
  const diameter = Math.max(5.6, 9.6 - Math.max(0, count - MANY_SEATS) * 0.34)
  const cell = diameter + 5.6 + (isRevealed ? SECOND_LINE : 0)
  const ellipse = {
    centreX: width / 2,
    centreY: 50 - (cell - diameter) / 2 + 0.2,
    radiusX: ringRadiusX(width),
    radiusY: (SQUARE_HEIGHT - cell) / 2 - 2.2,
  }
  const points = evenAngles(ellipse, count).map((angle) => pointAt(ellipse, angle))
  const places = points.map((point, index) => ({
    ...point,
    ...outward(ellipse, point),
    ...fitName(names[index] ?? NOBODY, count, roomForName(points, index, diameter, width)),
  }))
  const clock = { x: width / 2, y: CLOCK_Y, radius: clockRadius(width) }
  return { ...ellipse, width, diameter, places, clock, nameBand: NAME_BAND + (isRevealed ? SECOND_LINE : 0) }
}

/** The clock shrinks on narrow screens, so that texts still find room beside it. */
function clockRadius(width: number): number {
  return Math.min(CLOCK_RADIUS, ringRadiusX(width) * CLOCK_SHARE)
}

function ringRadiusX(width: number): number {
  return Math.max(10, width / 2 - 11.5)
}

function outward(ellipse: Ellipse, point: Point): { outwardX: number; outwardY: number } {
  const x = ((point.x - ellipse.centreX) / ellipse.radiusX) * ellipse.radiusY
  const y = ((point.y - ellipse.centreY) / ellipse.radiusY) * ellipse.radiusX
  const length = Math.hypot(x, y) || 1
  return { outwardX: x / length, outwardY: y / length }
}

/** Middle of the name under a token, in units below the middle of the token. */
export function nameDrop(diameter: number): number {
  return diameter / 2 + 2.9
}

/** Width free for a name: up to the names and tokens beside it and the edge of the screen. */
function roomForName(points: Point[], index: number, diameter: number, width: number): number {
  const here = points[index] ?? { x: 0, y: 0 }
  const nameY = here.y + nameDrop(diameter)
  const limits = points.map((other, at) => {
    if (at === index) return Infinity
    const aside = Math.abs(other.x - here.x)
    if (Math.abs(other.y - here.y) < NAME_BAND) return aside - 1.6
    const isBesideToken = Math.abs(nameY - other.y) < diameter / 2 + NAME_BAND / 2
    return isBesideToken ? 2 * (aside - diameter / 2) - 1.6 : Infinity
  })
  const toEdge = Math.min(here.x, width - here.x)
  const isBesideClock = Math.abs(nameY - CLOCK_Y) < TEXT_BAND
  const inwards = isBesideClock ? 2 * (width / 2 - clockRadius(width) - LEAST_FOR_TEXT - toEdge) : Infinity
  return Math.max(8, Math.min(...limits, 2 * toEdge - 1.6, inwards, 60))
}

const NOBODY: SquareName = { name: '', isEvil: false }
/** What the mark of evil and its gap take, in parts of the size of the name. */
const MARK = 0.8

function fitName(
  { name, isEvil }: SquareName,
  count: number,
  room: number,
): { nameSize: number; nameWidth: number; nameTakes: number } {
  const isMany = count > MANY_SEATS + 1
  const full = isEastAsian(name) ? (isMany ? 3.7 : 4.1) : isMany ? 4 : 4.5
  const wide = textWidth(name) + (isEvil ? MARK : 0)
  const nameSize = Math.max(3.1, Math.min(full, room / Math.max(1, wide)))
  return { nameSize, nameWidth: room, nameTakes: Math.min(room, wide * nameSize) }
}

/** The first place on the way to a seat that touches its token or its name. */
export function meet(layout: SquareLayout, from: Point, place: SquarePlace, reach: number, halfName: number): Point {
  const steps = Math.ceil(distance(from, place) / 0.25)
  const [nameTop, nameBottom] = [nameDrop(layout.diameter) - 3.3, nameDrop(layout.diameter) + 3.5]
  for (let step = 0; step < steps; step++) {
    const x = from.x + ((place.x - from.x) * step) / steps
    const y = from.y + ((place.y - from.y) * step) / steps
    const isAtName = Math.abs(x - place.x) < halfName && y - place.y > nameTop && y - place.y < nameBottom
    if (isAtName || Math.hypot(x - place.x, y - place.y) < reach) return { x, y }
  }
  return place
}

/** Whether a seat comes so near the upper corner that a row of counts would touch it. */
export function isCornerTight({ places, diameter }: SquareLayout): boolean {
  return places.some(({ x, y }) => x - diameter * 0.7 < 31 && y - diameter * 0.7 < 19)
}

/** Whether a seat comes so near the lower corner that a column of these guests with their names would touch it. */
export function isGuestCornerTight(layout: SquareLayout, guests: string[]): boolean {
  const { places, diameter, nameBand, width } = layout
  const rows = guests.map((name, index) => {
    const wide = GUEST_TOKEN + textWidth(name) * GUEST_SIZE
    const up = guests.length - 1 - index
    return {
      x: width - EDGE - wide / 2,
      y: SQUARE_HEIGHT - EDGE - (up + 0.5) * GUEST_ROW,
      width: wide,
      height: GUEST_ROW,
    }
  })
  return places.some(({ x, y, nameTakes }) => {
    const token = { x, y, radius: diameter / 2 }
    const name = { x, y: y + diameter / 2 + nameBand / 2, width: nameTakes, height: nameBand }
    return rows.some((row) => gapToBox(token, row) < 0 || gapBetweenBoxes(name, row) < 0)
  })
}

const EDGE = 3.3
const GUEST_ROW = 6.8
const GUEST_TOKEN = 6.4
const GUEST_SIZE = 3

/** How far the clock's hand reaches beyond its rim before it meets the token or the name of a seat. */
export function handReach(layout: SquareLayout, place: SquarePlace): number {
  const { clock, diameter } = layout
  const away = distance(clock, place) || 1
  const part = clock.radius / away
  const rim = { x: clock.x + (place.x - clock.x) * part, y: clock.y + (place.y - clock.y) * part }
  return distance(rim, meet(layout, rim, place, diameter * 0.66, place.nameTakes / 2 + 2.6))
}

/** Height at which a text beside the clock keeps clear of the hand: it steps aside from it. */
export function besideHand({ clock }: SquareLayout, x: number, handDeg: number | null): number {
  if (handDeg === null) return clock.y
  const angle = ((handDeg - 90) * Math.PI) / 180
  const along = (x - clock.x) / Math.cos(angle)
  const crosses = Math.sin(angle) * along
  if (along <= 0 || Math.abs(crosses) >= 14) return clock.y
  return clock.y + (crosses > 0 ? -1 : 1) * (15 - Math.abs(crosses))
}
