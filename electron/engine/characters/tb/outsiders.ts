import { opposite } from '../../../../shared/domain/vocabulary'
import { ability } from '../primitives/module'
import { eachNight } from '../primitives/nights'
import { mightRegisterAs } from '../primitives/registering'
import { marksChosen } from '../primitives/tokens'
import { trueSide } from '../primitives/truth'

/** Each night, chooses another player, the master: may vote only if the master does. The player minds it; the count stands. */
export const butler = ability('butler', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, notSelf: true },
    ...marksChosen('Master'),
  },
  voting: {
    advises: (game, instance, voter, raised) => {
      if (voter !== instance.seat) return null
      const hasMaster = game.tokenHolders(instance.character, 'Master').some((master) => raised.includes(master))
      return hasMaster ? null : 'butler-without-master'
    },
  },
})

/** Does not know to be the Drunk: believes in a Townsfolk ability that does not exist (rulebook, Think). */
export const drunk = ability('drunk')

/** Might register as evil and as a Minion or Demon, even if dead. */
export const recluse = ability('recluse', {
  worksWhenDead: true,
  registers: mightRegisterAs('evil', ['minion', 'demon']),
})

/** If they die by execution, their team loses. */
export const saint = ability('saint', {
  on: {
    *executed(use, { target, died }) {
      if (!died || target !== use.seat) return
      if (use.works) use.turn.raiseClaim(opposite(trueSide(use.game, use.seat)), 'saint-executed')
      yield* []
    },
  },
})
