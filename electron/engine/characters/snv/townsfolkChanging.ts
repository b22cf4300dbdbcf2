import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Use } from '../../rules/doing'
import { swapCharacters, swapSides } from '../primitives/changing'
import { given } from '../primitives/gaining'
import { ability } from '../primitives/module'
import { namesGoodCharacter } from '../primitives/naming'
import { eachNight } from '../primitives/nights'
import { passesFor, passingFor } from '../primitives/registering'
import { bearers, ownTokens } from '../primitives/tokens'

/** Each night, chooses a living player: a Demon swaps character and side with the Snake Charmer and is poisoned from then on. */
export const snakecharmer = ability('snakecharmer', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, life: 'alive' },
    *run(use) {
      const [target] = use.targets
      if (target === undefined || !(yield* passesFor(use, target, 'demon'))) return
      yield* swapCharacters(use.turn, use.seat, target)
      yield* swapSides(use.turn, use.seat, target)
      use.place('Poisoned', target)
    },
  },
})

/** Once per game, at night, chooses a good character and gains its ability; whoever is that character is drunk. */
export const philosopher = ability('philosopher', {
  night: {
    ...eachNight,
    isOnce: true,
    mayDecline: true,
    characters: namesGoodCharacter,
    runsInVain: true,
    *run(use) {
      const [character] = use.characters
      if (character === undefined) return
      use.turn.gain(use.seat, character, use.works ? 'granted' : 'believed', use.instance.id)
      use.place('Is The Philosopher', use.seat)
      if (!use.works) return
      for (const seat of yield* passingFor(use, character)) makeDrunk(use, seat)
    },
  },
  on: {
    *takenOver(use) {
      const copied = copiedBy(use)
      const isLaid = bearers(use.game, use.instance, 'Drunk').length > 0
      if (isLaid || !use.game.seat(use.seat).isAlive) return
      for (const { seat, character } of use.game.seats)
        if (character !== null && copied.includes(character)) makeDrunk(use, seat)
      yield* []
    },
    *characterChanged(use, { seat, from, to }) {
      const copied = copiedBy(use)
      const left = ownTokens(use.game, use.instance, 'Drunk').filter(({ target }) => target === seat)
      if (from !== null && copied.includes(from)) for (const { id } of left) use.turn.endEffect(id)
      if (copied.includes(to)) makeDrunk(use, seat)
      yield* []
    },
  },
})

function copiedBy({ game, instance }: Use): CharacterId[] {
  return given(game, instance).flatMap(({ origin, character }) => (origin === 'granted' ? character : []))
}

function makeDrunk(use: Use, seat: SeatId): void {
  if (seat !== use.seat) use.place('Drunk', seat)
}
