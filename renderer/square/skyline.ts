/** Numbers that look random and are the same every time: the sky mustn't change when the window does. */
function sequence(seed: number): () => number {
  let value = seed
  return () => (value = (value * 16807) % 2147483647) / 2147483647
}

/** One star, in units of the Town Square. */
export interface Star {
  x: number
  y: number
  radius: number
  opacity: number
}

/** Stars over a sky of this width. */
export function stars(width: number): Star[] {
  const next = sequence(77)
  return Array.from({ length: 170 }, () => ({
    x: next() * width,
    y: next() * 82,
    radius: 0.05 + next() * next() * 0.2,
    opacity: 0.12 + next() * 0.5,
  }))
}

/** Outline of the roofs along the lower edge. */
export function roofs(width: number): string {
  const next = sequence(23)
  const parts: string[] = []
  for (let x = -4; x < width + 4;) {
    const house = 6.5 + next() * 7
    const eaves = 100 - (4.5 + next() * 6)
    const ridge = eaves - (3.5 + next() * 4)
    parts.push(
      `M${x - 0.6} ${eaves}L${x + house / 2} ${ridge}L${x + house + 0.6} ${eaves}zM${x} ${eaves - 0.1}h${house}V100H${x}z`,
    )
    if (next() > 0.45) parts.push(`M${x + house * 0.7} ${ridge + 0.2}h1.1v3.2h-1.1z`)
    x += house * 0.94
  }
  return parts.join('')
}
