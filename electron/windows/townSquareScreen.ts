import { screen, type BrowserWindow, type Rectangle } from 'electron'
import { onceReady } from './onceReady'
import { isSamePlacement, placeTownSquare, type Placement } from './townSquarePlacement'

interface Options {
  readonly grimoire: BrowserWindow
  /** Makes the window, hidden; it shows itself through this class once it is ready. */
  readonly createWindow: (bounds: Rectangle) => BrowserWindow
  readonly onState: (state: TownSquareScreenState) => void
  readonly onDisplayAdded: (displayCount: number) => void
}

/** Where the Town Square is, for the Storyteller. */
export interface TownSquareScreenState {
  placement: Placement['kind']
  displayId: number | null
  displays: { id: number; label: string; hasGrimoire: boolean }[]
}

/** Keeps the Town Square where it belongs while displays come and go. */
export class TownSquareScreen {
  private window: BrowserWindow | null = null
  private placement: Placement = { kind: 'closed' }
  private isWanted = false
  private hasBegun = false
  private hadOwnDisplay = false
  private lastDisplayId: number | null = null
  private lastGrimoireDisplayId: number
  private isLeavingFullScreen = false

  constructor(private readonly options: Options) {
    this.lastGrimoireDisplayId = this.grimoireDisplayId()
    const { grimoire } = options
    screen.on('display-added', this.onDisplayAdded)
    screen.on('display-removed', this.update)
    screen.on('display-metrics-changed', this.update)
    grimoire.on('move', this.onGrimoireMoved)
    grimoire.once('closed', this.onGrimoireClosed)
  }

  /** Opens it by itself where it has a display of its own; once, so that a page that comes anew opens nothing. */
  begin(): void {
    if (!this.hasBegun && screen.getAllDisplays().length > 1) this.open()
    this.hasBegun = true
  }

  /** Shows it. Asked again while it waits for its lost display, it becomes a plain window. */
  open(): void {
    this.isWanted = true
    this.hadOwnDisplay = false
    if (this.window?.isMinimized()) this.window.restore()
    this.update()
  }

  close(): void {
    this.isWanted = false
    this.update()
  }

  state(): TownSquareScreenState {
    const grimoireDisplayId = this.grimoireDisplayId()
    return {
      placement: this.placement.kind,
      displayId: this.placement.kind === 'full-screen' ? this.placement.displayId : null,
      displays: screen.getAllDisplays().map(({ id, label }) => ({ id, label, hasGrimoire: id === grimoireDisplayId })),
    }
  }

  private grimoireDisplayId(): number {
    return screen.getDisplayMatching(this.options.grimoire.getBounds()).id
  }

  private readonly update = (): void => {
    const next = placeTownSquare({
      isWanted: this.isWanted,
      hadOwnDisplay: this.hadOwnDisplay,
      lastDisplayId: this.lastDisplayId,
      grimoireDisplayId: this.grimoireDisplayId(),
      displays: screen.getAllDisplays(),
    })
    const isSettled = isSamePlacement(this.placement, next)
    this.placement = next
    if (next.kind === 'full-screen') {
      this.hadOwnDisplay = true
      this.lastDisplayId = next.displayId
    }
    if (!isSettled) this.apply()
    this.options.onState(this.state())
  }

  private apply(): void {
    if (this.placement.kind === 'closed') this.destroyWindow()
    else if (!this.window) this.createWindow()
    else if (this.window.isFullScreen()) this.leaveFullScreen(this.window)
    else this.show(this.window)
  }

  /** The bounds of a full-screen window do not stick: it goes on from 'leave-full-screen'. */
  private leaveFullScreen(window: BrowserWindow): void {
    this.isLeavingFullScreen = true
    window.setFullScreen(false)
  }

  private createWindow(): void {
    if (this.placement.kind !== 'full-screen' && this.placement.kind !== 'window') return
    const window = this.options.createWindow(this.placement.bounds)
    this.window = window
    const show = (): void => {
      if (this.window === window) this.show(window)
    }
    onceReady(window, show)
    window.on('leave-full-screen', () => {
      if (!this.isLeavingFullScreen) return
      this.isLeavingFullScreen = false
      setImmediate(show)
    })
    window.once('closed', () => {
      if (this.window !== window) return
      this.window = null
      if (!this.options.grimoire.isDestroyed()) this.close()
    })
  }

  private show(window: BrowserWindow): void {
    const { placement } = this
    if (placement.kind !== 'full-screen' && placement.kind !== 'window') {
      window.hide()
      return
    }
    window.setBounds(placement.bounds)
    // Never takes the keyboard away from the Grimoire.
    window.showInactive()
    if (placement.kind === 'full-screen') window.setFullScreen(true)
  }

  private destroyWindow(): void {
    const { window } = this
    this.window = null
    window?.destroy()
  }

  private readonly onDisplayAdded = (): void => {
    this.options.onDisplayAdded(screen.getAllDisplays().length)
    this.update()
  }

  private readonly onGrimoireMoved = (): void => {
    const id = this.grimoireDisplayId()
    if (id === this.lastGrimoireDisplayId) return
    this.lastGrimoireDisplayId = id
    this.update()
  }

  private readonly onGrimoireClosed = (): void => {
    screen.off('display-added', this.onDisplayAdded)
    screen.off('display-removed', this.update)
    screen.off('display-metrics-changed', this.update)
    this.destroyWindow()
  }
}
