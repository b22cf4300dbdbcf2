/** Where a window or display lies, in device-independent pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the placement needs to know of a display. */
export interface ScreenDisplay {
  readonly id: number
  readonly bounds: Area
  readonly workArea: Area
  /** Built into the machine. */
  readonly internal: boolean
}

/** What the decision rests on. */
export interface Situation {
  /** The Storyteller wants the Town Square shown. */
  readonly isWanted: boolean
  /** It has filled a display since it was opened; once that is unplugged it waits instead of becoming a window. */
  readonly hadOwnDisplay: boolean
  /** The display it filled last, taken again when it is there. */
  readonly lastDisplayId: number | null
  readonly grimoireDisplayId: number
  readonly displays: readonly ScreenDisplay[]
}

export type Placement =
  | { readonly kind: 'closed' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'window'; readonly bounds: Area }
  | { readonly kind: 'full-screen'; readonly displayId: number; readonly bounds: Area }

/** Full screen on a display without the Grimoire; else a plain window; else out of sight. Never full screen over the Grimoire. */
export function placeTownSquare(situation: Situation): Placement {
  if (!situation.isWanted) return { kind: 'closed' }
  const free = situation.displays.filter((display) => display.id !== situation.grimoireDisplayId)
  const display = free.find((each) => each.id === situation.lastDisplayId) ?? free[0]
  if (display) return { kind: 'full-screen', displayId: display.id, bounds: display.bounds }
  if (situation.hadOwnDisplay) return { kind: 'hidden' }
  const shared = situation.displays.find((each) => each.id === situation.grimoireDisplayId)
  return shared ? { kind: 'window', bounds: plainWindowBounds(shared.workArea) } : { kind: 'hidden' }
}

/** Two placements that need no change between them. */
export function isSamePlacement(left: Placement, right: Placement): boolean {
  if (left.kind !== right.kind) return false
  // The Storyteller may have moved a plain window: it stays where it is.
  if (left.kind !== 'full-screen' || right.kind !== 'full-screen') return true
  return left.displayId === right.displayId && isSameArea(left.bounds, right.bounds)
}

/** The display for the Grimoire: the laptop's own where the system knows it, else the primary one. */
export function grimoireDisplay<Display extends ScreenDisplay>(
  displays: readonly Display[],
  primaryId: number,
): Display {
  const display =
    displays.find((each) => each.internal) ?? displays.find((each) => each.id === primaryId) ?? displays[0]
  if (!display) throw new Error('there is no display')
  return display
}

/** The Grimoire's first size: most of the display, in its middle. */
export function grimoireBounds(workArea: Area): Area {
  const width = Math.min(workArea.width, Math.max(1366, Math.round(workArea.width * 0.9)))
  const height = Math.min(workArea.height, Math.max(768, Math.round(workArea.height * 0.9)))
  return {
    x: workArea.x + Math.round((workArea.width - width) / 2),
    y: workArea.y + Math.round((workArea.height - height) / 2),
    width,
    height,
  }
}

/** Half the width, in the lower right corner: the Grimoire stays in reach beside it. */
function plainWindowBounds(workArea: Area): Area {
  const width = Math.round(workArea.width / 2)
  const height = Math.min(workArea.height, Math.round((width * 9) / 16))
  return { x: workArea.x + workArea.width - width, y: workArea.y + workArea.height - height, width, height }
}

function isSameArea(left: Area, right: Area): boolean {
  return left.x === right.x && left.y === right.y && left.width === right.width && left.height === right.height
}
