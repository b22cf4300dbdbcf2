import { editionCharacters } from '../../../../shared/domain/catalogue/catalogue'
import type { Script } from '../../../../shared/grimoire/script'

/** The three editions whose scripts everybody knows. */
export const EDITIONS = ['tb', 'bmr', 'snv'] as const
export type BaseEdition = (typeof EDITIONS)[number]

/** The script of an edition, Travellers included. */
export function editionScript(edition: BaseEdition, name: string): Script {
  return {
    name,
    author: null,
    edition,
    characters: editionCharacters(edition).map(({ id }) => id),
    homebrew: [],
    firstNight: [],
    otherNight: [],
    bootlegger: [],
  }
}
