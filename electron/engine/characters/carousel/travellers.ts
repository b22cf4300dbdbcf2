import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import { possibleOf } from '../primitives/gaining'
import { killChosen } from '../primitives/killing'
import { ability } from '../primitives/module'
import { livingNeighbours } from '../primitives/neighbours'
import { eachOtherNight } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { allSeats } from '../primitives/table'
import { bearers, placeOnChosen } from '../primitives/tokens'
import { trueSide } from '../primitives/truth'

/** Once a day, kills a living neighbour if the other living neighbour agrees. */
export const gangster = ability('gangster', {
  day: {
    isOnceADay: true,
    players: {
      min: 1,
      max: 1,
      refuses: (game, { seat: from }, seat) =>
        from !== null && livingNeighbours(game, from).includes(seat) ? null : 'not-a-neighbour',
    },
    run: killChosen,
  },
})

/** Everybody learns one player of their side, their amigo. Whenever somebody nominates the amigo, may kill the nominator. */
export const gnome = ability('gnome', {
  decisions: [
    {
      topic: 'amigo',
      isOptional: false,
      isOpen: (game, instance) =>
        game.state.phase.kind !== 'setup' && game.functions(instance) && bearers(game, instance, 'Amigo').length === 0,
      options: (game, instance) => {
        if (instance.seat === null) return []
        const side = trueSide(game, instance.seat)
        return allSeats(game).filter((seat) => seat !== instance.seat && mightBeOn(game, instance, seat, side))
      },
      *resolve(use, seat) {
        use.place('Amigo', seat as SeatId)
        use.turn.emit({ kind: 'announced', announcement: 'gnome-amigo', seats: [seat as SeatId], text: '' })
        yield* []
      },
    },
  ],
  on: {
    *nominated(use, { by, nominee }) {
      const isAmigo = bearers(use.game, use.instance, 'Amigo').some((seat) => seat === nominee)
      if (!isAmigo || !use.game.seat(use.seat).isAlive) return
      const kills = yield* use.ask('killsNominator', [by], { isOptional: true })
      if (kills !== null && use.works) yield* use.kill(by)
    },
  },
})

/** Each day, chooses a player: that night somebody else becomes another character. */
export const cacklejack = ability('cacklejack', {
  day: {
    isOnceADay: true,
    players: { min: 1, max: 1 },
    run: placeOnChosen('Not Me'),
  },
  night: {
    ...eachOtherNight,
    when: (game, instance) => bearers(game, instance, 'Not Me').length > 0,
    isStorytellers: true,
    *run(use) {
      if (!use.works) return
      const spared = bearers(use.game, use.instance, 'Not Me')
      const others = allSeats(use.game).filter((seat) => !spared.includes(seat))
      const changing = (yield* use.ask('changes', others)) as SeatId
      const characters = possibleOf(use.game, 'townsfolk', 'outsider', 'minion', 'demon')
      yield* use.turn.changeCharacter(changing, (yield* use.ask('becomes', characters)) as CharacterId)
    },
  },
})
