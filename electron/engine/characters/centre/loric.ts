import { ability } from '../primitives/module'
import { trueCharacter, trueSide } from '../primitives/truth'

/** Whoever wears the hat votes twice. */
export const godofug = ability('godofug', {
  voting: { weight: (game, { character }, voter) => (game.token(voter, character, 'Hat') ? 2 : 1) },
})

/** Good characters may be in play more than once: the setup counts say so. */
export const pope = ability('pope')

/** The player of the named character dies by execution only. */
export const stormcatcher = ability('stormcatcher', {
  isSeatless: true,
  wouldDie: {
    priority: 10,
    *check(use, { victim, cause }) {
      yield* []
      return cause.kind !== 'execution' && use.game.token(victim, use.character, 'Stormcaught') ? 'prevented' : null
    },
  },
})

/** Nobody knows who they are until they die; evil players do not learn who each other are. */
export const tor = ability('tor', {
  isSeatless: true,
  evilInformation: { withholds: () => true },
  on: {
    *died(use, { victim }) {
      const character = trueCharacter(use.game, victim)
      if (character !== null) use.turn.tell(victim, 'youAre', character, use.character)
      use.turn.tell(victim, 'alignment', trueSide(use.game, victim), use.character)
      yield* []
    },
  },
})

/** A player who was mad in their nomination might not die if executed today. */
export const ventriloquist = ability('ventriloquist', {
  isSeatless: true,
  wouldDie: {
    priority: 60,
    *check(use, { victim, cause }) {
      if (cause.kind !== 'execution' || !use.game.token(victim, use.character, 'Mad')) return null
      const lives = yield* use.ask('survives', [true], { isOptional: true })
      return lives === true ? 'prevented' : null
    },
  },
})
