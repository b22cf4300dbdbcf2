import { inject, onScopeDispose, provide, shallowRef, type InjectionKey, type ShallowRef } from 'vue'
import { invariant } from '../../shared/lib/invariant'
import { dragStep, type CancelReason, type DragEvent, type DragOutcome, type DragState } from './drag'
import { sameTarget, type DragItem, type DropTarget } from './dropTargets'
import type { Point } from './geometry'

/** What the owner of the board says and hears. */
export interface DragOptions {
  /** Whether the thing in the hand is still there. */
  exists: (item: DragItem) => boolean
  /** One drop = one command = one undo. */
  onDrop: (item: DragItem, target: DropTarget) => void
  onCancel?: (item: DragItem, reason: CancelReason) => void
}

/** The hand, shared by the ring, the tray and the layer that draws what is dragged. */
export interface BoardDrag {
  /** Changes when something is taken, lifted or let go, not with each move. */
  readonly state: Readonly<ShallowRef<DragState<DragItem>>>
  /** Where it would land now; null = nowhere. */
  readonly target: Readonly<ShallowRef<DropTarget | null>>
  /** Listener for `pointerdown` on whatever can be dragged. Under a finger the thing needs `touch-action: none`. */
  press: (event: PointerEvent, item: DragItem) => void
  /** Click-click and keyboard twin: into the hand, to be put down by a click, by {@link putDown} or Enter on the ring. */
  pickUp: (item: DragItem) => void
  /** Keyboard: aim at a target, without moving anything. */
  aim: (target: DropTarget | null) => void
  putDown: (target?: DropTarget) => void
  cancel: (reason: CancelReason) => void
  /** The ring tells how a place on the page becomes a target; returns the way to take it back. */
  resolveWith: (resolver: TargetResolver) => () => void
  /** The layer moves what is dragged itself, once a frame, without a render; returns the way to stop. */
  onFrame: (listener: (at: Point) => void) => () => void
}

/** Makes a target of a place on the page, in pixels of the window. */
export type TargetResolver = (at: Point, item: DragItem) => DropTarget | null

const KEY: InjectionKey<BoardDrag> = Symbol('BoardDrag')

/** The drag of the board around this component. @throws outside of a component that called {@link provideDrag}. */
export function useDrag(): BoardDrag {
  const drag = inject(KEY, null)
  invariant(drag, 'useDrag needs a parent that calls provideDrag')
  return drag
}

/** Makes a drag for this component and all inside it. */
export function provideDrag(options: DragOptions): BoardDrag {
  const drag = createDrag(options)
  provide(KEY, drag)
  return drag
}

/** For a board that is only looked at: nothing is ever taken into the hand, and a press stays a press. */
export function provideNoDrag(): void {
  const nothing = (): void => undefined
  provide(KEY, {
    state: shallowRef<DragState<DragItem>>({ kind: 'idle' }),
    target: shallowRef(null),
    press: nothing,
    pickUp: nothing,
    aim: nothing,
    putDown: nothing,
    cancel: nothing,
    resolveWith: () => nothing,
    onFrame: () => nothing,
  })
}

const itemOf = (state: DragState<DragItem>): DragItem | null => (state.kind === 'idle' ? null : state.item)
const isNews = (before: DragState<DragItem>, next: DragState<DragItem>): boolean =>
  next.kind !== before.kind || itemOf(next) !== itemOf(before)
const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

/** The machine with its listeners; {@link provideDrag} is what components call. */
function createDrag(options: DragOptions): BoardDrag {
  const state = shallowRef<DragState<DragItem>>({ kind: 'idle' })
  const target = shallowRef<DropTarget | null>(null)
  const frame = followFrames(state, (at, item) => aim(targetAt(at, item)))
  const resolvers = new Set<TargetResolver>()
  const zones = dropZones(state)
  const listeners = pageListeners((event) => send(event), state)

  function targetAt(at: Point, item: DragItem): DropTarget | null {
    const zone = zones.at(at)
    if (zone !== null) return { kind: 'zone', zone }
    for (const resolver of resolvers) {
      const found = resolver(at, item)
      if (found) return found
    }
    return { kind: 'outside' }
  }

  function aim(next: DropTarget | null): void {
    if (!sameTarget(next, target.value)) target.value = next
  }

  function send(event: DragEvent<DragItem>): void {
    const before = state.value
    const { state: next, outcome } = dragStep(before, event, options.exists)
    // Whoever looks at it draws what is in the hand; where that is, only the layer, which is told once a frame.
    if (isNews(before, next)) state.value = next
    if (next.kind === 'idle') listeners.stop()
    else listeners.start()
    if (event.kind === 'move' && (next.kind === 'dragging' || next.kind === 'carried')) frame.follow(event.at)
    if (outcome && (before.kind === 'dragging' || event.kind === 'release')) swallowClick()
    if (outcome) tell(outcome)
  }

  function tell(outcome: DragOutcome<DragItem>): void {
    const aimed = outcome.kind === 'dropped' && outcome.at ? targetAt(outcome.at, outcome.item) : target.value
    aim(null)
    if (outcome.kind === 'cancelled') options.onCancel?.(outcome.item, outcome.reason)
    else if (aimed) options.onDrop(outcome.item, aimed)
  }

  onScopeDispose(() => {
    listeners.stop()
    frame.stop()
  })

  return {
    state,
    target,
    aim,
    press(event, item) {
      if (event.button !== 0 || state.value.kind === 'carried') return
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
      send({ kind: 'press', item, pointer: event.pointerId, at: pointOf(event) })
    },
    pickUp: (item) => send({ kind: 'pickUp', item }),
    putDown(at) {
      if (at) aim(at)
      send({ kind: 'putDown' })
    },
    cancel: (reason) => send({ kind: 'cancel', reason }),
    resolveWith: (resolver) => register(resolvers, resolver),
    onFrame: frame.listen,
  }
}

/** Where the zones of the page lie, measured once for each thing in the hand. */
function dropZones(state: ShallowRef<DragState<DragItem>>) {
  let known: { zone: string; box: DOMRect }[] = []
  let knownFor: DragState<DragItem> | null = null
  const measured = () =>
    [...document.querySelectorAll<HTMLElement>('[data-drop-zone]')].map((element) => ({
      zone: element.dataset['dropZone'] ?? '',
      box: element.getBoundingClientRect(),
    }))
  return {
    at({ x, y }: Point): string | null {
      if (knownFor !== state.value) [known, knownFor] = [measured(), state.value]
      const isIn = ({ box }: { box: DOMRect }): boolean =>
        x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      return known.find(isIn)?.zone ?? null
    },
  }
}

function register<Item>(set: Set<Item>, item: Item): () => void {
  set.add(item)
  return () => set.delete(item)
}

/** Tells the newest place of the pointer once a frame, however often it moves. */
function followFrames(state: ShallowRef<DragState<DragItem>>, onMoved: (at: Point, item: DragItem) => void) {
  const listeners = new Set<(at: Point) => void>()
  let newest: Point | null = null
  let request = 0

  function flush(): void {
    request = 0
    if (!newest || state.value.kind === 'idle') return
    for (const listener of listeners) listener(newest)
    onMoved(newest, state.value.item)
  }

  return {
    listen: (listener: (at: Point) => void) => register(listeners, listener),
    follow(at: Point) {
      newest = at
      if (request === 0) request = requestAnimationFrame(flush)
    },
    stop() {
      if (request !== 0) cancelAnimationFrame(request)
      request = 0
    },
  }
}

/** The click that the browser makes of the same release would open what was only moved. */
function swallowClick(): void {
  const abort = new AbortController()
  const { signal } = abort
  const swallow = (event: MouseEvent): void => {
    abort.abort()
    if (event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { signal, capture: true })
  window.addEventListener('pointerdown', () => abort.abort(), { signal, capture: true })
}

/** Listens to the whole page, but only while something is in the hand. */
function pageListeners(send: (event: DragEvent<DragItem>) => void, state: ShallowRef<DragState<DragItem>>) {
  let abort: AbortController | null = null
  const move = (event: PointerEvent): void => send({ kind: 'move', pointer: event.pointerId, at: pointOf(event) })
  const release = (event: PointerEvent): void => send({ kind: 'release', pointer: event.pointerId, at: pointOf(event) })
  const cancel = (reason: CancelReason) => (): void => send({ kind: 'cancel', reason })

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    cancel('escape')()
  }

  /** A finger that drags scrolls nothing: else the browser would let something glide on, and take the next tap for the stop. */
  function holdPage(event: TouchEvent): void {
    if (state.value.kind === 'dragging') event.preventDefault()
  }

  /** A second finger or button while one is down. */
  function onPress(event: PointerEvent): void {
    if (state.value.kind === 'carried') return
    event.stopPropagation()
    cancel('second-press')()
  }

  return {
    start() {
      if (abort) return
      abort = new AbortController()
      const { signal } = abort
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('touchmove', holdPage, { signal, passive: false })
      window.addEventListener('pointerup', release, { signal })
      window.addEventListener('pointercancel', cancel('pointer'), { signal })
      window.addEventListener('pointerdown', onPress, { signal, capture: true })
      window.addEventListener('blur', cancel('blur'), { signal })
      window.addEventListener('contextmenu', cancel('menu'), { signal, capture: true })
      window.addEventListener('keydown', onKey, { signal, capture: true })
    },
    stop() {
      abort?.abort()
      abort = null
    },
  }
}
