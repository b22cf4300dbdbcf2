/** Where a drawing goes: scaled, then moved by so much. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const PIECE = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** What each number after a command is: a length across, one down, a size in both, or no length at all. */
const KINDS: Readonly<Record<string, string>> = { h: 'x', v: 'y', a: 'ss---xy' }
const known = new WeakMap<Place, Map<string, string>>()

/**
 * The outline as it would be with `transform="translate(x y) scale(scale)"`. Each transform inside a drawing is a piece
 * of its own to the compositor, and a board of hundreds of pieces takes longer to put together than a frame lasts.
 */
export function placedPath(outline: string, place: Place): string {
  let placed = known.get(place)
  if (!placed) known.set(place, (placed = new Map<string, string>()))
  let path = placed.get(outline)
  if (path === undefined) placed.set(outline, (path = moved(outline, place)))
  return path
}

function moved(outline: string, { x, y, scale }: Place): string {
  let [command, kinds, index, isFirst] = ['', '', 0, true]
  const pieces = (outline.match(PIECE) ?? []).map((piece) => {
    if (piece.length === 1 && /[a-z]/i.test(piece)) {
      ;[command, kinds, index] = [piece, KINDS[piece.toLowerCase()] ?? 'xy', 0]
      return piece
    }
    const kind = kinds[index % kinds.length]
    // The first move of a path is absolute, however it is written.
    const isAbsolute = command < 'a' || (isFirst && index < 2)
    index += 1
    isFirst &&= index < 2
    if (kind === '-') return ` ${piece}`
    const length = Number(piece) * scale
    return ` ${round(isAbsolute && kind !== 's' ? length + (kind === 'x' ? x : y) : length)}`
  })
  return pieces.join('')
}

const round = (value: number): number => Math.round(value * 1000) / 1000
