import { expect, it } from 'vitest'
import { secureWebPreferences } from '../../../../electron/windows/secureWebPreferences'

it('isolates and sandboxes every window', () => {
  expect(secureWebPreferences({ preload: '/preload.cjs' })).toMatchObject({
    preload: '/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  })
})

it('keeps the session of a window that has one of its own', () => {
  expect(secureWebPreferences({ preload: '/preload.cjs' })).not.toHaveProperty('partition')
  expect(secureWebPreferences({ preload: '/preload.cjs', partition: 'townsquare' }).partition).toBe('townsquare')
})

it('runs nothing in a page that only stands there', () => {
  const preferences = secureWebPreferences({ preload: null })
  expect(preferences).toMatchObject({ javascript: false, sandbox: true, contextIsolation: true })
  expect(preferences).not.toHaveProperty('preload')
})
