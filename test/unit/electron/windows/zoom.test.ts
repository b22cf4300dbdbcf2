import { describe, expect, it } from 'vitest'
import { zoomFor } from '../../../../electron/windows/zoom'

describe('the size at which the Grimoire is drawn', () => {
  it.each([
    ['a small laptop', { width: 1366, height: 768 }, 1],
    ['full HD', { width: 1920, height: 1080 }, 1],
    ['a wide window that is no higher', { width: 3440, height: 1080 }, 1],
    ['4K', { width: 3840, height: 2160 }, 2],
    ['8K', { width: 7680, height: 4320 }, 3],
  ])('is right for %s', (_name, size, zoom) => {
    expect(zoomFor(size)).toBe(zoom)
  })
})
