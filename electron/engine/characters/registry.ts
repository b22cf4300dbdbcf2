import type { CharacterId } from '../../../shared/domain/ids'
import type { AbilityModule } from '../rules/ability'
import { badMoonRising } from './bmr/all'
import { carousel } from './carousel/all'
import { centre } from './centre/all'
import { sectsAndViolets } from './snv/all'
import { troubleBrewing } from './tb/all'

const modules = new Map<CharacterId, AbilityModule>(
  [...troubleBrewing, ...sectsAndViolets, ...badMoonRising, ...carousel, ...centre].map((module) => [
    module.id,
    module,
  ]),
)

/** The ability of a character; undefined = run by hand from the catalogue. */
export function moduleOf(character: CharacterId): AbilityModule | undefined {
  return modules.get(character)
}

/** Characters whose ability Belfry computes. */
export const computedCharacters: readonly CharacterId[] = [...modules.keys()]
