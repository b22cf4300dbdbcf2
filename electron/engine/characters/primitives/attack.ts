import type { NightAbility } from '../../rules/types'
import { eachOtherNight } from './nights'

/** Each night*, chooses a player: they die. */
export const attacksOnePlayer: NightAbility = {
  ...eachOtherNight,
  players: { min: 1, max: 1 },
  *run(use) {
    for (const target of use.targets) yield* use.kill(target)
  },
}
