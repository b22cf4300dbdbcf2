import type { AbilityModule } from '../../rules/ability'
import * as demons from './demons'
import * as demonsByDay from './demonsByDay'
import * as minions from './minions'
import * as minionsByWord from './minionsByWord'
import * as minionsMaking from './minionsMaking'
import * as outsiders from './outsiders'
import * as outsidersByDay from './outsidersByDay'
import * as outsidersGaining from './outsidersGaining'
import * as townsfolk from './townsfolk'
import * as townsfolkActing from './townsfolkActing'
import * as townsfolkGaining from './townsfolkGaining'
import * as townsfolkLearning from './townsfolkLearning'
import * as townsfolkWinning from './townsfolkWinning'
import * as travellers from './travellers'

/** Every computed ability outside the three base scripts. */
export const carousel: readonly AbilityModule[] = [
  townsfolkLearning,
  townsfolk,
  townsfolkActing,
  townsfolkGaining,
  townsfolkWinning,
  outsiders,
  outsidersByDay,
  outsidersGaining,
  minions,
  minionsByWord,
  minionsMaking,
  demons,
  demonsByDay,
  travellers,
].flatMap((group) => Object.values<AbilityModule>(group))
