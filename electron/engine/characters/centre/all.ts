import type { AbilityModule } from '../../rules/ability'
import * as fabled from './fabled'
import * as loric from './loric'

/** Fabled and Loric whose rule changes counts, votes, deaths or what evil learns; the others are rules of the table only. */
export const centre: readonly AbilityModule[] = [fabled, loric].flatMap((group) => Object.values<AbilityModule>(group))
