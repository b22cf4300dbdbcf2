import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trailing } from '../../../../electron/ipc/trailing'

describe('what trails by a frame', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the newest of what was told meanwhile, and is told once', () => {
    const seen: string[] = []
    const tell = trailing((value: string) => seen.push(value))
    tell('night')
    tell('dawn')
    expect(seen).toEqual([])
    vi.runAllTimers()
    expect(seen).toEqual(['dawn'])
  })

  it('comes again with whatever is told later', () => {
    const seen: (string | null)[] = []
    const tell = trailing((value: string | null) => seen.push(value))
    tell('day')
    vi.runAllTimers()
    tell(null)
    vi.runAllTimers()
    expect(seen).toEqual(['day', null])
  })
})
