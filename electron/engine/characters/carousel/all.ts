import type { AbilityModule } from '../../rules/ability'
import * as demons from './demons'
import * as minions from './minions'
import * as outsiders from './outsiders'
import * as townsfolk from './townsfolk'
import * as townsfolkGaining from './townsfolkGaining'
import * as townsfolkLearning from './townsfolkLearning'
import * as travellers from './travellers'

/** Every computed ability outside the three base scripts. */
export const carousel: readonly AbilityModule[] = [
  townsfolkLearning,
  townsfolk,
  townsfolkGaining,
  outsiders,
  minions,
  demons,
  travellers,
].flatMap((group) => Object.values<AbilityModule>(group))
