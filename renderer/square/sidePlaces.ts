import { laneRadius, nominationWay, ROOM_FOR_TEXT } from './nominationWay'
import { TEXT_BAND, type SquareLayout, type SquarePlace } from './squareLayout'

/** Middles and widths of the texts on both sides of the clock. */
export interface SidePlaces {
  left: { x: number; width: number }
  right: { x: number; width: number }
}

const FAR_SIDE = 22

/** Texts stand between the clock and the names of the ring, and near the clock on the side where a nomination runs. */
export function sidePlaces(layout: SquareLayout, from?: SquarePlace, to?: SquarePlace): SidePlaces {
  const { clock, width } = layout
  const isBeside = from && to ? nominationWay(layout, from, to)?.isBeside : undefined
  const lane = laneRadius(layout) - clock.radius
  const side = (room: number, isTaken: boolean): { away: number; width: number } => {
    const [from, to] = !isTaken ? [0, room] : lane < ROOM_FOR_TEXT ? [lane + 1, room] : [0, Math.min(lane - 1, 32)]
    const half = Math.min((to - from) / 2, FAR_SIDE)
    return { away: from + half, width: 2 * half - 3 }
  }
  const rim = clock.x - clock.radius
  const left = side(rim - innerEdge(layout, ({ x }) => x), isBeside?.left ?? false)
  const right = side(rim - innerEdge(layout, ({ x }) => width - x), isBeside?.right ?? false)
  return {
    left: { x: rim - left.away, width: left.width },
    right: { x: clock.x + clock.radius + right.away, width: right.width },
  }
}

/** How far the tokens and names beside the clock reach inwards, from the edge that `fromEdge` measures. */
function innerEdge(layout: SquareLayout, fromEdge: (place: SquarePlace) => number): number {
  const { diameter, clock, width } = layout
  const reaches = layout.places
    .filter((place) => fromEdge(place) < width / 2 && Math.abs(place.y + diameter / 2 - clock.y) < TEXT_BAND)
    .map((place) => fromEdge(place) + Math.max(diameter, place.nameTakes) / 2 + 1)
  return Math.max(0, ...reaches)
}
