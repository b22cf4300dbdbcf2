import { nearestAngle, pointAt, type Ellipse } from '../board/ellipse'
import { distance, gapToBox, type Point } from '../board/geometry'
import { meet, nameDrop, TEXT_BAND, type SquareLayout, type SquarePlace } from './squareLayout'

/** The dotted way of a nomination: round an inner ellipse between names and clock, the shorter way, with an arrow. */
export interface NominationWay {
  start: Point
  /** Whether it runs beside the clock, where the texts stand, on its left and on its right. */
  isBeside: { left: boolean; right: boolean }
  path: string
  /** The last bend and the tip: the direction of the arrow head. */
  bend: Point
  tip: Point
}

const LANE_FROM_RING = 17
const LANE_FROM_CLOCK = 4.5
/** A lane this far from the clock leaves room for the texts between. */
export const ROOM_FOR_TEXT = 24
/** Length of the bend from a seat into the lane and out of it again. */
const BEND = 14
/** A way straight onto the lane and off it again runs along it for this angle at least; shorter ones would brush a seat. */
const LEAST_ALONG = 0.35
/** Depths of the arc between neighbours, what it keeps off names and tokens, and how far it spans at least. */
const ARC = { least: 5, most: 40, air: 0.7, span: 6 }

/** The lane runs outside the texts, or, on a narrow screen, between them and the clock. */
export function laneRadius(layout: SquareLayout): number {
  return isOutside(layout) ? layout.radiusX - LANE_FROM_RING : layout.clock.radius + LANE_FROM_CLOCK
}

const isOutside = ({ radiusX, clock }: SquareLayout): boolean =>
  radiusX - LANE_FROM_RING - clock.radius >= ROOM_FOR_TEXT

function laneOf(layout: SquareLayout): Ellipse {
  const { centreX, centreY, radiusY, diameter } = layout
  const top = centreY - radiusY + diameter / 2 + 9.2
  const bottom = centreY + radiusY - diameter / 2 - 3
  return { centreX, centreY: (top + bottom) / 2, radiusX: laneRadius(layout), radiusY: (bottom - top) / 2 }
}

/** The way from one seat to another; null where they are the same. Neighbours have one short arc. */
export function nominationWay(layout: SquareLayout, from: SquarePlace, to: SquarePlace): NominationWay | null {
  if (from === to) return null
  const between = Math.abs(layout.places.indexOf(from) - layout.places.indexOf(to))
  const areNeighbours = between === 1 || between === layout.places.length - 1
  return (areNeighbours ? shortArc(layout, from, to) : null) ?? longWay(layout, from, to)
}

/** Where a line that comes from here meets a seat. */
function edge(layout: SquareLayout, place: SquarePlace, seen: Point): Point {
  return meet(layout, seen, place, layout.diameter * 0.86, place.nameTakes / 2 + 1.6)
}

/** The flattest arc inwards that keeps off all names and tokens, and off the clock; null when there is none. */
function shortArc(layout: SquareLayout, from: SquarePlace, to: SquarePlace): NominationWay | null {
  const inward = { x: -from.outwardX - to.outwardX, y: -from.outwardY - to.outwardY }
  const long = Math.hypot(inward.x, inward.y) || 1
  for (let depth = ARC.least; depth <= ARC.most; depth++) {
    const bend = {
      x: (from.x + to.x) / 2 + (inward.x / long) * depth,
      y: (from.y + to.y) / 2 + (inward.y / long) * depth,
    }
    const [start, tip] = [edge(layout, from, bend), edge(layout, to, bend)]
    if (distance(start, tip) < ARC.span) continue
    const points = Array.from({ length: 25 }, (_, step) => onBend(start, bend, tip, step / 24))
    if (points.every((point) => isFree(layout, point)))
      return {
        start,
        isBeside: besides(layout, points),
        path: `M${pair(start)}Q${pair(bend)} ${pair(tip)}`,
        bend,
        tip,
      }
  }
  return null
}

function onBend(start: Point, bend: Point, end: Point, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
  return { x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y }
}

function isFree({ places, diameter, clock }: SquareLayout, point: Point): boolean {
  if (distance(point, clock) < clock.radius + 2) return false
  const dot = { ...point, radius: 0 }
  return places.every((place) => {
    const name = { x: place.x, y: place.y + nameDrop(diameter), width: place.nameTakes, height: place.nameSize * 0.8 }
    return distance(point, place) > diameter / 2 + ARC.air && gapToBox(dot, name) > ARC.air
  })
}

function besides({ clock }: SquareLayout, points: readonly Point[]): NominationWay['isBeside'] {
  const level = points.filter(({ y }) => Math.abs(y - clock.y) < TEXT_BAND - 4)
  return { left: level.some(({ x }) => x < clock.x), right: level.some(({ x }) => x >= clock.x) }
}

function longWay(layout: SquareLayout, from: SquarePlace, to: SquarePlace): NominationWay {
  const lane = laneOf(layout)
  const startAngle = nearestAngle(lane, from)
  const turn = ((nearestAngle(lane, to) - startAngle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const belt = isOutside(layout) ? null : beltWay(layout, from, to, Math.sign(turn))
  if (belt) return belt
  const on = (part: number): Point => pointAt(lane, startAngle + turn * part)
  const along = Array.from({ length: 61 }, (_, index) => on(index / 60))
  const length = along.slice(1).reduce((sum, point, index) => sum + distance(point, along[index] ?? point), 0)
  // Bends that meet before the middle are one.
  const bendPart = Math.min(0.5, BEND / length)
  const [leave, bend] = bendPart < 0.5 ? [on(bendPart / 4), on(1 - bendPart / 4)] : [on(0.5), on(0.5)]
  const [start, tip] = [edge(layout, from, leave), edge(layout, to, bend)]
  const straight = along.slice(Math.ceil(60 * bendPart), Math.floor(60 * (1 - bendPart)) + 1)
  const line = straight.map((point) => `L${pair(point)}`).join('')
  const path =
    bendPart < 0.5
      ? `M${pair(start)}Q${pair(leave)} ${pair(on(bendPart))}${line}L${pair(on(1 - bendPart))}Q${pair(bend)} ${pair(tip)}`
      : `M${pair(start)}Q${pair(bend)} ${pair(tip)}`
  return { start, isBeside: besides(layout, along), path, bend, tip }
}

/** Straight onto the lane, along it, and straight off: far from the seats, a bend into it would turn to and fro. */
function beltWay(layout: SquareLayout, from: SquarePlace, to: SquarePlace, side: number): NominationWay | null {
  const lane = laneOf(layout)
  const [first, last] = [touchAngle(lane, from, side), touchAngle(lane, to, -side)]
  const circle = 2 * Math.PI
  const angle = ((((last - first) * side) % circle) + circle) % circle
  if (angle < LEAST_ALONG || angle > Math.PI) return null
  const along = Array.from({ length: 13 }, (_, step) => pointAt(lane, first + (side * angle * step) / 12))
  const [leave, bend] = [along[0] ?? from, along[12] ?? to]
  const [start, tip] = [edge(layout, from, leave), edge(layout, to, bend)]
  const points = [...onLine(start, leave), ...along, ...onLine(bend, tip)]
  return {
    start,
    isBeside: besides(layout, points),
    path: `M${pair(start)}${[...along, tip].map((point) => `L${pair(point)}`).join('')}`,
    bend,
    tip,
  }
}

/** Where a line from a point touches the lane, clockwise of the nearest place (1) or the other way (-1). */
function touchAngle({ centreX, centreY, radiusX, radiusY }: Ellipse, point: Point, side: number): number {
  const [x, y] = [(point.x - centreX) / radiusX, (point.y - centreY) / radiusY]
  return Math.atan2(x, -y) + side * Math.acos(1 / Math.max(1, Math.hypot(x, y)))
}

const onLine = (from: Point, to: Point): Point[] =>
  Array.from({ length: 9 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / 10,
    y: from.y + ((to.y - from.y) * (step + 1)) / 10,
  }))

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
