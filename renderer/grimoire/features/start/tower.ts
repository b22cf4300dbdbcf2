/** The same numbers every time, so that the town never moves. */
function seeded(seed: number): () => number {
  let value = seed
  return () => (value = (value * 16807) % 2147483647) / 2147483647
}

const WIDTH = 1366

/** The sixty marks of the tower's clock; angles in degrees. */
export const CLOCK_TICKS = Array.from({ length: 60 }, (_, index) => ({ angle: index * 6, isLong: index % 5 === 0 }))

export const STARS = scatter(seeded(41))

function scatter(random: () => number): { x: number; y: number; radius: number; opacity: number }[] {
  return Array.from({ length: 190 }, () => ({
    x: random() * WIDTH,
    y: random() * 560,
    radius: 0.4 + random() * random() * 1.5,
    opacity: 0.15 + random() * 0.6,
  }))
}

interface Roofs {
  houses: string
  windows: { d: string; opacity: number }[]
}

function roofs(seed: number, base: number, lowest: number, highest: number): Roofs {
  const random = seeded(seed)
  const found: Roofs = { houses: '', windows: [] }
  for (let x = -30; x < WIDTH + 34;) {
    const width = 52 + random() * 64
    const top = base - lowest - random() * (highest - lowest)
    const peak = top - 26 - random() * 34
    found.houses += `M${x - 5} ${top}L${x + width / 2} ${peak}L${x + width + 5} ${top}zM${x} ${top - 1}H${x + width}V820H${x}z`
    if (random() > 0.4) found.houses += `M${x + width * 0.7} ${peak - 4}h9v26h-9z`
    for (const share of [0.2, 0.58]) {
      if (random() > 0.42)
        found.windows.push({
          d: `M${x + width * share} ${top + 30}v-12a5 5 0 0 1 10 0v12z`,
          opacity: 0.35 + random() * 0.55,
        })
    }
    x += width * 0.94
  }
  return found
}

export const ROOFS_FAR = roofs(5, 760, 150, 220)
export const ROOFS_NEAR = roofs(23, 768, 70, 120)
