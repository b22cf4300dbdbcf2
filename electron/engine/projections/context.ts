import type { Settings, Timer } from '../../../shared/grimoire/api'
import type { GrimoireView, LogLine } from '../../../shared/grimoire/view'

/** What a view shows beside the state of the game. */
export interface ViewContext {
  readonly revision: number
  readonly game: GrimoireView['game']
  readonly settings: Pick<Settings, 'townSquareLocale' | 'handSpeedMs'>
  readonly timer: Timer | null
  /** The newest lines of the story, oldest first. */
  readonly log: readonly LogLine[]
}
