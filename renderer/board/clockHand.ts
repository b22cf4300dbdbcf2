import { ref, watch, type Ref } from 'vue'
import type { Point } from './geometry'

/** Where the hand of a clock points. */
export interface HandTarget {
  /** Degrees clockwise from the top. */
  angleDeg: number
  /** Place in the counting order: a higher one is reached clockwise, a lower one by going back. */
  step: number
}

/** Angle of a place seen from the middle of the clock, in degrees clockwise from the top, 0 to 360. */
export function clockAngle(centre: Point, place: Point): number {
  const degrees = (Math.atan2(place.x - centre.x, centre.y - place.y) * 180) / Math.PI
  return (degrees + 360) % 360
}

/** Turns on from an angle that counts whole turns to the next place, clockwise or back, never a whole turn too many. */
export function turnTo(fromDeg: number, toDeg: number, way: 1 | -1): number {
  const ahead = (((toDeg - fromDeg) * way) % 360) + 360
  return fromDeg + way * (ahead % 360)
}

/** How far a hand has swept clockwise from one place to another: a whole turn where it is back. */
export function sweptFrom(startDeg: number, nowDeg: number): number {
  return turnTo(0, nowDeg - startDeg, 1) || 360
}

/** Angle of the hand, growing with every turn, so that a transition never takes the short way back. */
export function useClockHand(target: () => HandTarget | null): Ref<number> {
  const first = target()
  const angleDeg = ref(first?.angleDeg ?? 0)
  let step = first?.step ?? 0
  watch(target, (next) => {
    if (!next) return
    if (next.step !== step) angleDeg.value = turnTo(angleDeg.value, next.angleDeg, next.step > step ? 1 : -1)
    else angleDeg.value += ((next.angleDeg - angleDeg.value + 540) % 360) - 180
    step = next.step
  })
  return angleDeg
}
