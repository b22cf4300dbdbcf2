import { nearestAngle, pointAt, type Ellipse } from '../board/ellipse'
import { distance, type Point } from '../board/geometry'
import { meet, type SquareLayout, type SquarePlace } from './squareLayout'

/** The dotted way of a nomination: round an inner ellipse between names and clock, the shorter way, with an arrow. */
export interface NominationWay {
  start: Point
  /** Half-way: the side of the clock that it runs on. */
  middle: Point
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

/** The lane runs outside the texts, or, on a narrow screen, between them and the clock. */
export function laneRadius({ radiusX, clock }: SquareLayout): number {
  const outside = radiusX - LANE_FROM_RING
  return outside - clock.radius >= ROOM_FOR_TEXT ? outside : clock.radius + LANE_FROM_CLOCK
}

function laneOf(layout: SquareLayout): Ellipse {
  const { centreX, centreY, radiusY, diameter } = layout
  const top = centreY - radiusY + diameter / 2 + 9.2
  const bottom = centreY + radiusY - diameter / 2 - 3
  return { centreX, centreY: (top + bottom) / 2, radiusX: laneRadius(layout), radiusY: (bottom - top) / 2 }
}

/** The way from one seat to another; null where they are the same. Neighbours have one short arc. */
export function nominationWay(layout: SquareLayout, from: SquarePlace, to: SquarePlace): NominationWay | null {
  if (from === to) return null
  const lane = laneOf(layout)
  const startAngle = nearestAngle(lane, from)
  const turn = ((nearestAngle(lane, to) - startAngle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const on = (part: number): Point => pointAt(lane, startAngle + turn * part)
  const along = Array.from({ length: 61 }, (_, index) => on(index / 60))
  const length = along.slice(1).reduce((sum, point, index) => sum + distance(point, along[index] ?? point), 0)
  // Bends that meet before the middle are one.
  const bendPart = Math.min(0.5, BEND / length)
  const [leave, bend] = bendPart < 0.5 ? [on(bendPart / 4), on(1 - bendPart / 4)] : [on(0.5), on(0.5)]
  const edge = (place: SquarePlace, seen: Point): Point =>
    meet(layout, seen, place, layout.diameter * 0.86, place.nameTakes / 2 + 1.6)
  const [start, tip] = [edge(from, leave), edge(to, bend)]
  const straight = along.slice(Math.ceil(60 * bendPart), Math.floor(60 * (1 - bendPart)) + 1)
  const line = straight.map((point) => `L${pair(point)}`).join('')
  const path =
    bendPart < 0.5
      ? `M${pair(start)}Q${pair(leave)} ${pair(on(bendPart))}${line}L${pair(on(1 - bendPart))}Q${pair(bend)} ${pair(tip)}`
      : `M${pair(start)}Q${pair(bend)} ${pair(tip)}`
  return { start, middle: on(0.5), path, bend, tip }
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
