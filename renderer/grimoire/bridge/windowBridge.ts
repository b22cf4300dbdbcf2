import type { GrimoireApi } from '../../../shared/grimoire/api'

/** The way to the main process. Nothing else in the Grimoire touches `window.grimoire`. */
export function windowBridge(): GrimoireApi {
  return window.grimoire
}
