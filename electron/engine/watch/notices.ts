import type { Notice } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import type { Game } from '../rules/types'

/** What a watchful helper would whisper to the Storyteller now (SPEC O): codes with parameters, never in the way. */
export function watchNotices(game: Game): Notice[] {
  return game.state.instances.flatMap((instance) => [...(moduleOf(instance.character)?.watch?.(game, instance) ?? [])])
}
