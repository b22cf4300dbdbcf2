import type { Ellipse } from './ellipse'
import type { Box, Point } from './geometry'

/** Where one seat lies and which way its reminders go. */
export interface RingSeat extends Point {
  /** Unit vector along which reminders are laid, from the seat inwards. */
  inwardX: number
  inwardY: number
  /** Room along that axis, in pixels. */
  depth: number
  /** Middle of the name plate, in pixels below the middle of the token; negative = above. */
  plateY: number
}

/** Everything the board needs to draw a circle of seats; lengths in pixels. */
export interface Ring extends Ellipse {
  width: number
  height: number
  /** Token. */
  diameter: number
  plateWidth: number
  plateHeight: number
  reminderRadius: number
  /** The block in the middle that nothing may touch. */
  centre: Box
  seats: RingSeat[]
  /** Least free space anywhere with three reminders at every seat; below `minGap` only when nothing fits. */
  gap: number
}
