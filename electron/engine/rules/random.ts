/** A number from 0 up to, not including, `below`, fixed by the seed and the count of draws so far (xmur3 and mulberry32). */
export function randomBelow(seed: string, draw: number, below: number): number {
  return Math.floor(mulberry(hash(`${seed}:${String(draw)}`)) * below)
}

function hash(text: string): number {
  let value = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 3432918353)
    value = (value << 13) | (value >>> 19)
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  value = Math.imul(value ^ (value >>> 13), 3266489909)
  return (value ^ (value >>> 16)) >>> 0
}

function mulberry(state: number): number {
  const next = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
