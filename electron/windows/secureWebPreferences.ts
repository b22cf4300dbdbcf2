import type { WebPreferences } from 'electron'

interface WindowSecrets {
  /** Absolute path of the one preload script. */
  readonly preload: string
  /** Session of its own, so that two windows share neither storage nor protocol. */
  readonly partition?: string
}

/** The only web preferences a window of Belfry gets. */
export function secureWebPreferences({ preload, partition }: WindowSecrets): WebPreferences {
  return {
    preload,
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
    ...(partition === undefined ? {} : { partition }),
  }
}
