import type { WebPreferences } from 'electron'

interface WindowSecrets {
  /** Absolute path of the one preload script; null = a page that only stands there: it runs no script at all. */
  readonly preload: string | null
  /** Session of its own, so that two windows share neither storage nor protocol. */
  readonly partition?: string
  /** Painted into memory, as fully as if it were seen; it never comes to a screen. */
  readonly isOffscreen?: boolean
}

/** The only web preferences a window of Belfry gets. */
export function secureWebPreferences({ preload, partition, isOffscreen = false }: WindowSecrets): WebPreferences {
  return {
    ...(preload === null ? { javascript: false } : { preload }),
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    // A covered or hidden Town Square still counts down and sweeps its hand.
    backgroundThrottling: false,
    ...(isOffscreen && { offscreen: true }),
    ...(partition === undefined ? {} : { partition }),
  }
}
