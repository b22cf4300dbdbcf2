import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { describe, expect, it } from 'vitest'
import { onceReady } from '../../../../electron/windows/onceReady'

function aHiddenWindow() {
  const window = Object.assign(new EventEmitter(), { webContents: new EventEmitter() })
  let shown = 0
  onceReady(window as unknown as BrowserWindow, () => (shown += 1))
  return { window, timesShown: () => shown }
}

describe('onceReady', () => {
  it('shows a window that has painted, once', () => {
    const { window, timesShown } = aHiddenWindow()
    expect(timesShown()).toBe(0)
    window.emit('ready-to-show')
    window.webContents.emit('did-stop-loading')
    expect(timesShown()).toBe(1)
  })

  it('shows a window that has loaded its page and never says that it painted', () => {
    const { window, timesShown } = aHiddenWindow()
    window.webContents.emit('did-stop-loading')
    expect(timesShown()).toBe(1)
  })
})
