import { character, editionCharacters } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { HomebrewCharacter, Script } from '../../../shared/grimoire/script'

/** The editions that come in a box, with their titles (names, the same in every language). */
const BASE_EDITIONS = { tb: 'Trouble Brewing', bmr: 'Bad Moon Rising', snv: 'Sects & Violets' } as const

type BaseEdition = keyof typeof BASE_EDITIONS

const ORDINARY = new Set(['townsfolk', 'outsider', 'minion', 'demon'])

function core(edition: BaseEdition): CharacterId[] {
  return editionCharacters(edition)
    .filter(({ team }) => ORDINARY.has(team))
    .map(({ id }) => id)
}

/** The base edition whose ordinary characters are exactly those of the script, undefined by the file; else `custom`. */
export function editionOf(
  characters: readonly CharacterId[],
  homebrew: readonly HomebrewCharacter[],
): Script['edition'] {
  if (homebrew.length > 0) return 'custom'
  const ordinary = new Set(characters.filter((id) => ORDINARY.has(character(id)?.team ?? '')))
  const match = (Object.keys(BASE_EDITIONS) as BaseEdition[]).find((edition) => {
    const ids = core(edition)
    return ids.length === ordinary.size && ids.every((id) => ordinary.has(id))
  })
  return match ?? 'custom'
}

/** The script of a base edition, Travellers included. */
export function baseScript(edition: BaseEdition): Script {
  return {
    name: BASE_EDITIONS[edition],
    author: null,
    edition,
    characters: editionCharacters(edition).map(({ id }) => id),
    homebrew: [],
    firstNight: [],
    otherNight: [],
    bootlegger: [],
  }
}
