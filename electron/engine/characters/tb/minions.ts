import { ability } from '../primitives/module'
import { livingOrdinary } from '../primitives/moments'
import { eachNight } from '../primitives/nights'
import { mightRegisterAs } from '../primitives/registering'
import { marksChosen } from '../primitives/tokens'
import { trueCharacter, trueTeam } from '../primitives/truth'

/** Each night, chooses a player: poisoned tonight and tomorrow day. */
export const poisoner = ability('poisoner', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1 },
    ...marksChosen('Poisoned'),
  },
})

/** Each night, sees the Grimoire; might register as good and as a Townsfolk or Outsider, even if dead. */
export const spy = ability('spy', {
  worksWhenDead: true,
  night: { ...eachNight, whenDead: () => false },
  information: { form: { kind: 'grimoire' }, answers: () => ['grimoire'], domain: () => 'anything' },
  registers: mightRegisterAs('good', ['townsfolk', 'outsider']),
})

/** If the Demon dies while five or more live, Travellers not counted, becomes that Demon. */
export const scarletwoman = ability('scarletwoman', {
  reactsFirst: true,
  on: {
    *died(use, { victim, before, feigned }) {
      const demon = trueCharacter(before, victim)
      if (feigned || victim === use.seat || trueTeam(before, victim) !== 'demon' || demon === null) return
      if (livingOrdinary(before) < 5 || use.game.demons.length > 0) return
      if (use.works) yield* use.turn.changeCharacter(use.seat, demon)
    },
  },
})

/** Two more Outsiders are in play; nothing else. */
export const baron = ability('baron')
