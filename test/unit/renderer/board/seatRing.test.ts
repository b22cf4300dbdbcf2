import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import { boardCharacter } from '../../../../renderer/board/boardCharacter'
import { atRest, type BoardReminder, type BoardSeat } from '../../../../renderer/board/boardSeat'
import type { CancelReason } from '../../../../renderer/board/drag'
import DragLayer from '../../../../renderer/board/DragLayer.vue'
import type { DragItem, DropTarget } from '../../../../renderer/board/dropTargets'
import { seatRing } from '../../../../renderer/board/ring'
import SeatRing from '../../../../renderer/board/SeatRing.vue'
import { provideDrag, type BoardDrag } from '../../../../renderer/board/useDrag'
import type { SeatId } from '../../../../shared/domain/ids'

const [WIDTH, HEIGHT] = [1022, 714]
const places = seatRing(5, WIDTH, HEIGHT).seats

const reminder = (id: number): BoardReminder => ({
  id,
  outline: 'poisoned',
  icon: 'poison-bottle',
  label: 'Poisoned',
  description: `Poisoned ${String(id)}`,
  isActive: true,
})

function seat(number: number, change: Partial<BoardSeat> = {}): BoardSeat {
  const name = ['Mirela', 'Piotr', 'Agnes', 'Tobias', 'Nadia'][number - 1] ?? ''
  return {
    seat: number as SeatId,
    name,
    number,
    description: `Seat ${String(number)}, ${name}`,
    character: boardCharacter('monk'),
    supposed: null,
    isTurned: false,
    isShrouded: false,
    isEvil: false,
    isDead: false,
    vote: null,
    ...atRest,
    reminders: [],
    ...change,
  }
}

let wrapper: VueWrapper
const seated = shallowRef<BoardSeat[]>([])
let drag: BoardDrag
let drops: [DragItem, DropTarget][]
let cancels: CancelReason[]
let isThere: boolean
const presses: unknown[] = []
const menus: unknown[] = []
/** Where the layer of what is dragged was held. */
const held: unknown[] = []

async function show(seats: BoardSeat[]): Promise<void> {
  seated.value = seats
  const Table = defineComponent({
    setup() {
      drag = provideDrag({
        exists: () => isThere,
        onDrop: (item, target) => drops.push([item, target]),
        onCancel: (_item, reason) => cancels.push(reason),
      })
      return () => [
        h(SeatRing, {
          seats: seated.value,
          label: 'The circle',
          onPress: (part: unknown) => presses.push(part),
          onMenu: (part: unknown) => menus.push(part),
        }),
        h(DragLayer, null, { default: ({ item }: { item: DragItem }) => item.kind }),
      ]
    },
  })
  wrapper = mount(Table, { attachTo: document.body })
  await wrapper.vm.$nextTick()
}

const token = (name: string) => wrapper.get(`button[aria-label*="${name}"]`)
const pointer = { pointerId: 1, button: 0 }
const at = (index: number, by = 0) => ({ clientX: (places[index]?.x ?? 0) + by, clientY: places[index]?.y ?? 0 })
const onPage = (type: string, init: PointerEventInit) =>
  window.dispatchEvent(new PointerEvent(type, { ...pointer, ...init }))
const key = (name: string) => wrapper.get('[role="group"]').trigger('keydown', { key: name })

beforeEach(() => {
  drops = []
  cancels = []
  presses.length = 0
  menus.length = 0
  isThere = true
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 0
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  Element.prototype.setPointerCapture = () => undefined
  held.length = 0
  // No animations here: one that notes the keyframes it is given, the first ones included.
  Element.prototype.animate = (first) => {
    const setKeyframes = (next: unknown): void => void held.push(next)
    setKeyframes(first)
    return { pause: () => undefined, cancel: () => undefined, effect: { setKeyframes } } as unknown as Animation
  }
})

afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('SeatRing', () => {
  it('names every seat and every reminder for screen readers', async () => {
    await show([seat(1), seat(2, { reminders: [reminder(7)] })])
    expect(wrapper.get('[role="group"]').attributes('aria-label')).toBe('The circle')
    expect(wrapper.findAll('.seat-spot')).toHaveLength(2)
    expect(token('Seat 2, Piotr').classes()).toContain('token')
    expect(token('Poisoned 7').classes()).toContain('reminder')
  })

  it('leaves the focus at the seat whose reminder has gone, so that the next key is not lost', async () => {
    await show([seat(1), seat(2, { reminders: [reminder(7)] })])
    const button = token('Poisoned 7').element as HTMLElement
    button.focus()
    await nextTick()
    expect(document.activeElement).toBe(button)
    seated.value = [seat(1), seat(2)]
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(token('Seat 2, Piotr').element)
  })

  it('takes no focus that was elsewhere when a reminder goes, and can still be reached', async () => {
    await show([seat(1), seat(2, { reminders: [reminder(7)] })])
    const button = token('Poisoned 7').element as HTMLElement
    button.focus()
    button.blur()
    seated.value = [seat(1), seat(2)]
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(document.body)
    expect(token('Seat 2, Piotr').attributes('tabindex')).toBe('0')
  })

  it('places seats by shares of the board', async () => {
    await show([1, 2, 3, 4, 5].map((number) => seat(number)))
    const style = wrapper.findAll('.seat-spot')[1]?.attributes('style') ?? ''
    expect(Number(/--seat-x: ([\d.]+)/.exec(style)?.[1])).toBeCloseTo((places[1]?.x ?? 0) / WIDTH)
  })

  it('shows what a plate says: number, name, evil, the block', async () => {
    await show([seat(1, { isEvil: true, blockVotes: 5 }), seat(2, { number: null, isDead: true })])
    const plates = wrapper.findAll('.seat-plate')
    expect(plates[0]?.text()).toBe('1Mirela5')
    expect(plates[0]?.find('.team-mark').exists()).toBe(true)
    expect(plates[0]?.attributes('data-state')).toBe('block')
    expect(plates[1]?.text()).toBe('Piotr')
    expect(plates[1]?.attributes('data-state')).toBe('dead')
  })

  it('stands a +n for reminders that find no place', async () => {
    await show(
      [1, 2, 3, 4, 5].map((number) =>
        seat(number, number === 1 ? { reminders: Array.from({ length: 40 }, (_, id) => reminder(id)) } : {}),
      ),
    )
    const shown = wrapper.findAll('button[aria-label^="Poisoned"]').length
    const more = wrapper.get('.more')
    expect(more.text()).toBe(`+${String(40 - shown)}`)
    await more.trigger('click')
    expect(presses).toEqual([{ kind: 'more', seat: 1 }])
  })

  it('tells what is pressed and for what a menu is asked', async () => {
    await show([seat(1), seat(2, { reminders: [reminder(7)] })])
    await token('Mirela').trigger('click')
    await token('Poisoned').trigger('click')
    await token('Piotr').trigger('contextmenu')
    expect(presses).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'reminder', seat: 2, reminder: 7 },
    ])
    expect(menus).toEqual([{ kind: 'seat', seat: 2 }])
  })
})

describe('dragging on the ring', () => {
  beforeEach(() =>
    show([1, 2, 3, 4, 5].map((number) => seat(number, number === 2 ? { reminders: [reminder(7)] } : {}))),
  )

  it('drops one seat on another', async () => {
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    onPage('pointermove', at(2, 4))
    await wrapper.vm.$nextTick()
    const mark = wrapper.get<HTMLElement>('.drop-mark[data-target="seat"]').element.style
    const [left = NaN, top = NaN, size = NaN] = [mark.left, mark.top, mark.inlineSize].map(parseFloat)
    expect(left + size / 2).toBeCloseTo(places[2]?.x ?? NaN)
    expect(top + size / 2).toBeCloseTo(places[2]?.y ?? NaN)
    expect(token('Mirela').attributes('data-lifted')).toBe('')
    onPage('pointerup', at(2, 4))
    expect(drops).toEqual([
      [
        { kind: 'seat', seat: 1 },
        { kind: 'seat', seat: 3 },
      ],
    ])
    await wrapper.vm.$nextTick()
    expect(token('Mirela').attributes('data-lifted')).toBeUndefined()
  })

  it('moves what is dragged by a transform alone', async () => {
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    onPage('pointermove', { clientX: 300, clientY: 200 })
    await wrapper.vm.$nextTick()
    onPage('pointermove', { clientX: 320, clientY: 240 })
    expect(held.at(-1)).toEqual({ transform: ['translate3d(320px, 240px, 0)', 'translate3d(320px, 240px, 0)'] })
    onPage('pointercancel', {})
  })

  it('swallows the click that follows a drop, and no other', async () => {
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    onPage('pointermove', at(2))
    onPage('pointerup', at(2))
    await token('Mirela').trigger('click', { detail: 1 })
    expect(presses).toEqual([])
    await token('Mirela').trigger('click', { detail: 1 })
    expect(presses).toEqual([{ kind: 'seat', seat: 1 }])
  })

  it('lets nothing glide on from a finger that drags, and leaves every other touch alone', async () => {
    const isHeld = (): boolean => !window.dispatchEvent(new Event('touchmove', { cancelable: true }))
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    const before = isHeld()
    onPage('pointermove', at(2))
    const during = isHeld()
    onPage('pointerup', at(2))
    drag.pickUp({ kind: 'seat', seat: 1 as SeatId })
    expect([before, during, isHeld()]).toEqual([false, true, false])
    drag.cancel('escape')
  })

  it('swallows the click of a drag that was broken off', async () => {
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    onPage('pointermove', at(2))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    onPage('pointerup', at(2))
    await token('Mirela').trigger('click', { detail: 1 })
    expect([presses, drops]).toEqual([[], []])
  })

  it('says nothing anew while the pointer moves on over the same place', async () => {
    await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
    onPage('pointermove', at(2))
    const [state, target] = [drag.state.value, drag.target.value]
    onPage('pointermove', at(2, 3))
    expect([drag.state.value === state, drag.target.value === target]).toEqual([true, true])
    onPage('pointerup', at(2, 5))
    expect(drops).toEqual([
      [
        { kind: 'seat', seat: 1 },
        { kind: 'seat', seat: 3 },
      ],
    ])
  })

  it('lets a reminder be thrown off the board, and into a zone of the page', async () => {
    await token('Poisoned').trigger('pointerdown', { ...pointer, ...at(1) })
    onPage('pointermove', { clientX: -50, clientY: -50 })
    onPage('pointerup', { clientX: -50, clientY: -50 })
    document.body.insertAdjacentHTML('beforeend', '<div data-drop-zone="tray"></div>')
    const zone = document.querySelector('[data-drop-zone]')
    if (zone) zone.getBoundingClientRect = () => new DOMRect(at(4).clientX - 10, at(4).clientY - 10, 20, 20)
    await token('Poisoned').trigger('pointerdown', { ...pointer, ...at(1) })
    onPage('pointermove', at(4))
    onPage('pointerup', at(4))
    const item = { kind: 'reminder', reminder: 7, seat: 2 }
    expect(drops).toEqual([
      [item, { kind: 'outside' }],
      [item, { kind: 'zone', zone: 'tray' }],
    ])
    zone?.remove()
  })

  it('comes to nothing on Escape, on blur, on a second finger, and when the seat vanishes', async () => {
    const ways = [
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => window.dispatchEvent(new Event('blur')),
      () => onPage('pointerdown', { pointerId: 2, ...at(3) }),
      () => {
        isThere = false
        return onPage('pointerup', at(3))
      },
    ]
    for (const way of ways) {
      await token('Mirela').trigger('pointerdown', { ...pointer, ...at(0) })
      onPage('pointermove', at(2))
      way()
      expect(drag.state.value.kind).toBe('idle')
    }
    expect(cancels).toEqual(['escape', 'blur', 'second-press', 'vanished'])
    expect(drops).toEqual([])
  })

  it('puts down by click what was picked up by click', () => {
    drag.pickUp({ kind: 'character', character: 'imp' })
    onPage('pointerup', at(3))
    expect(drops).toEqual([
      [
        { kind: 'character', character: 'imp' },
        { kind: 'seat', seat: 4 },
      ],
    ])
  })
})

describe('the keyboard on the ring', () => {
  beforeEach(() =>
    show([1, 2, 3, 4, 5].map((number) => seat(number, number === 2 ? { reminders: [reminder(7)] } : {}))),
  )

  const focused = () => document.activeElement?.getAttribute('aria-label')

  it('is one stop in the tab order; arrows go round and into the reminders', async () => {
    expect(wrapper.findAll('.seat-spot button[tabindex="0"]')).toHaveLength(1)
    await key('ArrowRight')
    await wrapper.vm.$nextTick()
    expect(focused()).toBe('Seat 2, Piotr')
    await key('ArrowDown')
    await wrapper.vm.$nextTick()
    expect(focused()).toBe('Poisoned 7')
    await key('ArrowUp')
    await key('ArrowLeft')
    await key('ArrowLeft')
    await wrapper.vm.$nextTick()
    expect(focused()).toBe('Seat 5, Nadia')
  })

  it('picks up, aims and puts down', async () => {
    await key('m')
    expect(drag.state.value).toEqual({ kind: 'carried', item: { kind: 'seat', seat: 1 } })
    await key('ArrowRight')
    expect(drag.target.value).toEqual({ kind: 'gap', index: 1 })
    await key('ArrowRight')
    await key('Enter')
    expect(drops).toEqual([
      [
        { kind: 'seat', seat: 1 },
        { kind: 'seat', seat: 2 },
      ],
    ])
  })

  it('lets go on Escape', async () => {
    await key('m')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(drag.state.value.kind).toBe('idle')
    expect(drops).toEqual([])
  })

  it('leaves Space to the page', async () => {
    let heard = ''
    const listen = (event: KeyboardEvent): void => {
      heard = event.key
    }
    window.addEventListener('keydown', listen)
    await key(' ')
    window.removeEventListener('keydown', listen)
    expect(heard).toBe(' ')
    expect(drag.state.value.kind).toBe('idle')
  })
})
