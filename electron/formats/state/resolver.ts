import { character, normaliseId } from '../../../shared/domain/catalogue/catalogue'
import type { Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Script } from '../../../shared/grimoire/script'
import { officialOf } from '../script/ids'

/** Finds characters of a script, and official ones beside it, by whatever a saved state calls them. */
export interface CharacterResolver {
  find: (written: string) => CharacterId | null
  team: (id: CharacterId) => Team
  /** Labels of its reminder tokens, global ones last. */
  labels: (id: CharacterId) => readonly string[]
}

/** A resolver for `script`; null when the file has none. */
export function resolverFor(script: Script | null): CharacterResolver {
  const definitions = new Map((script?.homebrew ?? []).map((definition) => [definition.id, definition]))
  const byKey = new Map((script?.characters ?? []).map((id) => [normaliseId(id), id]))
  return {
    find: (written) => byKey.get(normaliseId(written)) ?? officialOf(written)?.id ?? null,
    team: (id) => definitions.get(id)?.team ?? character(id)?.team ?? 'townsfolk',
    labels: (id) => {
      const own = definitions.get(id)
      const facts = [...(character(id)?.reminders ?? [])].sort(
        (left, right) => Number(left.global) - Number(right.global),
      )
      return own === undefined ? facts.map(({ label }) => label) : [...own.reminders, ...own.remindersGlobal]
    },
  }
}
