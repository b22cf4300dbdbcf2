import { character, isGoodTeam, type CharacterFacts, type Team } from '../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../shared/domain/ids'
import type { Alignment } from '../../shared/domain/vocabulary'
import type { LeafMarks } from './tokenArt'

/** What a token needs to know of a character. */
export interface BoardCharacter {
  id: CharacterId
  /** In the reader's language. */
  name: string
  team: Team
  /** Name of an icon in the bundled set; null = none. */
  icon: string | null
  /** Address of a picture of the script's or the Storyteller's own, in place of the icon. */
  image?: string
  leaves: LeafMarks
}

const NO_LEAVES: LeafMarks = { firstNight: false, otherNight: false, setup: false, reminders: 0 }

/** A name out of an id, for a character that nobody has named: `my_own_one` → `My Own One`. */
function nameFromId(id: CharacterId): string {
  return id.replace(/[_-]+/g, ' ').replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase())
}

/**
 * A character as a token shows it. What the catalogue does not have, or has otherwise (homebrew, an official one
 * redefined), comes from `given`.
 */
export function boardCharacter(id: CharacterId, given: Partial<Omit<BoardCharacter, 'id'>> = {}): BoardCharacter {
  const facts = character(id)
  const known = facts
    ? fromCatalogue(facts)
    : { id, name: nameFromId(id), team: 'townsfolk' as const, icon: null, leaves: NO_LEAVES }
  return { ...known, ...given }
}

function fromCatalogue(facts: CharacterFacts): BoardCharacter {
  const { id, name, team, icon } = facts
  return { id, name, team, icon, leaves: leavesFromCatalogue(facts) }
}

function leavesFromCatalogue(facts: CharacterFacts): LeafMarks {
  return {
    firstNight: facts.firstNight !== null,
    otherNight: facts.otherNight !== null,
    setup: facts.setup !== null,
    reminders: facts.reminders.length,
  }
}

/**
 * Which of a character's pictures shows its side, as scripts list them: own side, other side; for Travellers no side, good,
 * evil. Without a side, or without a picture of it, the first.
 */
export function pictureFor<Picture>(
  pictures: readonly Picture[],
  team: Team,
  alignment?: Alignment,
): Picture | undefined {
  return pictures[pictureIndex(team, alignment)] ?? pictures[0]
}

function pictureIndex(team: Team, alignment: Alignment | undefined): number {
  if (alignment === undefined || team === 'fabled' || team === 'loric') return 0
  if (team === 'traveller') return alignment === 'good' ? 1 : 2
  return isGoodTeam(team) === (alignment === 'good') ? 0 : 1
}
