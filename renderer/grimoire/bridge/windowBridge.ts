import type { GrimoireApi } from '../../../shared/grimoire/api'
import type { GrimoireView } from '../../../shared/grimoire/view'

/** The way to the main process. Nothing else in the Grimoire touches `window.grimoire`. */
export function windowBridge(): GrimoireApi {
  const { game, ...rest } = window.grimoire
  const onView: GrimoireApi['game']['onView'] = (listener) =>
    game.onView((text) => {
      listener(JSON.parse(text) as GrimoireView | null)
    })
  return { ...rest, game: { ...game, onView } }
}
