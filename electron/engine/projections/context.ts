import type { CharacterId } from '../../../shared/domain/ids'
import type { Settings, Timer } from '../../../shared/grimoire/api'
import type { PackText } from '../../../shared/grimoire/pack'
import type { GrimoireView, LogLine } from '../../../shared/grimoire/view'

/** How characters look and read to the room, where this machine has more than the catalogue. */
export interface PublicLook {
  /** Addresses for the room's window of a character's pictures; `images` = what the script says of them. */
  readonly picturesOf: (id: CharacterId, images: readonly string[]) => readonly string[]
  /** Official wording of the Storyteller's own; null = none. */
  readonly officialText: (id: CharacterId) => PackText | null
}

/** What a view shows beside the state of the game. */
export interface ViewContext {
  readonly revision: number
  readonly game: GrimoireView['game']
  readonly settings: Pick<Settings, 'townSquareLocale' | 'handSpeedMs' | 'showsVotes'>
  readonly timer: Timer | null
  /** The newest lines of the story, oldest first. */
  readonly log: readonly LogLine[]
  /** Absent = no pictures but the catalogue's icons, no words but its texts. */
  readonly look?: PublicLook | undefined
}
