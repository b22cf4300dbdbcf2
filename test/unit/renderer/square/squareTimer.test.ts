import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_TEXTS } from '../../../../renderer/square/characterTexts'
import SquareTimer from '../../../../renderer/square/SquareTimer.vue'
import { squareText } from '../../../../renderer/square/squareText'
import { timerText } from '../../../../renderer/square/useTimer'

const text = squareText('en', NO_TEXTS)
let wrapper: VueWrapper

function show(timer: { title: string; endsAtMs: number | null; remainingMs: number | null }, isVoting = false): void {
  wrapper = mount(SquareTimer, { props: { timer, isVoting, text } })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})

afterEach(() => {
  wrapper.unmount()
  vi.useRealTimers()
})

const time = () => wrapper.get('.time').text()

describe('SquareTimer', () => {
  it('counts down to its end and says so', async () => {
    show({ title: 'Private talks', endsAtMs: 1_062_400, remainingMs: null })
    expect(time()).toBe('1:03')
    await vi.advanceTimersByTimeAsync(400)
    expect(time()).toBe('1:02')
    await vi.advanceTimersByTimeAsync(61_000)
    expect(time()).toBe('0:01')
    await vi.advanceTimersByTimeAsync(1000)
    expect(time()).toBe('0:00')
    expect(wrapper.text()).toContain('Private talks')
    expect(wrapper.text()).toContain('Time is up')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stands still while it is held', async () => {
    show({ title: '', endsAtMs: null, remainingMs: 252_000 }, true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(time()).toBe('4:12')
    expect(wrapper.text()).toContain('held for the vote')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes on when it is started again', async () => {
    show({ title: '', endsAtMs: null, remainingMs: 60_000 })
    await wrapper.setProps({ timer: { title: '', endsAtMs: 1_060_000, remainingMs: null } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(time()).toBe('0:59')
  })

  it('writes hours when there are some', () => {
    show({ title: '', endsAtMs: null, remainingMs: 0 })
    expect(timerText(3_852_000)).toBe('1:04:12')
    expect(timerText(0)).toBe('0:00')
  })
})
