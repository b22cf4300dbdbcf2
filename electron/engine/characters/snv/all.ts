import type { AbilityModule } from '../../rules/ability'
import * as demons from './demons'
import * as minions from './minions'
import * as outsiders from './outsiders'
import * as townsfolkChanging from './townsfolkChanging'
import * as townsfolkLearning from './townsfolkLearning'
import * as travellers from './travellers'

/** Every ability of Sects & Violets. */
export const sectsAndViolets: readonly AbilityModule[] = [
  townsfolkLearning,
  townsfolkChanging,
  outsiders,
  minions,
  demons,
  travellers,
].flatMap((group) => Object.values<AbilityModule>(group))
