/** An upright rectangle of the drawing. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A disc of the drawing. */
export interface Round {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Whether a box lies on any of these. */
export function hits(box: Box, boxes: readonly Box[], rounds: readonly Round[]): boolean {
  return boxes.some((one) => overlaps(box, one)) || rounds.some((one) => touches(box, one))
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function touches({ left, top, right, bottom }: Box, { x, y, radius }: Round): boolean {
  const [nearX, nearY] = [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))]
  return Math.hypot(nearX - x, nearY - y) < radius
}
