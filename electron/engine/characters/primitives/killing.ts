import type { NightAbility } from '../../rules/acting'
import type { Flow, Use } from '../../rules/doing'
import { eachOtherNight } from './nights'
import { wentWrong } from './wrong'

/** Everybody chosen dies, if the ability works. */
export function* killChosen(use: Use): Flow {
  if (!use.works) return
  for (const target of use.targets) yield* use.kill(target)
}

/** Each night*, chooses a player: they die. */
export const attacksOnePlayer: NightAbility = {
  ...eachOtherNight,
  players: { min: 1, max: 1 },
  run: killChosen,
}

/**
 * Takes the chosen players one by one: each is pointed at before the attack, so that whoever minds it may end the rest (rulebook,
 * Abilities: lost immediately). Nothing dies of an attack that does not work.
 */
export function* attackOneByOne(use: Use): Flow {
  let isInVain = false
  for (const target of use.targets) {
    yield* use.turn.point(use.instance, use.targets, target)
    const works = use.game.instance(use.instance.id) !== undefined && use.game.functions(use.instance)
    if (works) yield* use.kill(target)
    else isInVain ||= use.game.seat(target).isAlive
  }
  // An attack that was in vain from the start is counted by what it would have come to.
  if (isInVain && use.works && use.game.seat(use.seat).isAlive) wentWrong(use)
}
