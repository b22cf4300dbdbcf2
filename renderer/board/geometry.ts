/** A place on the board, in pixels from its top left corner. */
export interface Point {
  x: number
  y: number
}

/** A disc on the board, in pixels. */
export interface Disc extends Point {
  radius: number
}

/** An upright box on the board, given by its middle, in pixels. */
export interface Box extends Point {
  width: number
  height: number
}

/** Free space between two boxes along the axis that keeps them apart; negative when they overlap. */
export function gapBetweenBoxes(first: Box, second: Box): number {
  return Math.max(
    Math.abs(first.x - second.x) - (first.width + second.width) / 2,
    Math.abs(first.y - second.y) - (first.height + second.height) / 2,
  )
}

/** Free space between a disc and a box; negative when they overlap. */
export function gapToBox(disc: Disc, box: Box): number {
  const beside = Math.max(0, Math.abs(disc.x - box.x) - box.width / 2)
  const above = Math.max(0, Math.abs(disc.y - box.y) - box.height / 2)
  return length(beside, above) - disc.radius
}

/** Free space between two discs; negative when they overlap. */
export function gapBetweenDiscs(first: Disc, second: Disc): number {
  return distance(first, second) - first.radius - second.radius
}

/** How far two places are apart, in pixels. */
export function distance(first: Point, second: Point): number {
  return length(first.x - second.x, first.y - second.y)
}

/** Length of a vector. Laying out a ring takes a hundred thousand of them, and Math.hypot is many times slower. */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
