import { character as facts, type Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../../shared/domain/ids'
import type { GrimoireView } from '../../../../shared/grimoire/view'

/** Whether one bag may hold several of a character: it says so itself, or a Fabled does of all that are good. */
export function mayRepeat({ script, centre }: GrimoireView, id: CharacterId, team: Team): boolean {
  const official = facts(id)
  const own = script.homebrew.find((one) => one.id === id)
  const special = [...(official?.special ?? []), ...(own?.special ?? [])]
  const isForGood = centre.some(({ character }) => facts(character)?.setup?.kind === 'duplicates-allowed')
  return (
    official?.setup?.kind === 'extra-copies' ||
    special.some(({ name }) => name === 'bag-duplicate') ||
    (isForGood && (team === 'townsfolk' || team === 'outsider'))
  )
}
