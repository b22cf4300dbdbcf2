import type { AbilityModule } from '../../rules/ability'
import * as demons from './demons'
import * as minions from './minions'
import * as outsiders from './outsiders'
import * as townsfolk from './townsfolk'
import * as travellers from './travellers'

/** Every ability of Trouble Brewing. */
export const troubleBrewing: readonly AbilityModule[] = [townsfolk, outsiders, minions, demons, travellers].flatMap(
  (group) => Object.values<AbilityModule>(group),
)
