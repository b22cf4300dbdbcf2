import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import { isItsFirstNight } from '../../night/moments'
import type { Flow, Use } from '../../rules/doing'
import type { Table } from '../../rules/reading'
import { ability } from '../primitives/module'
import { eachNight } from '../primitives/nights'
import { learnsOpinion } from '../primitives/opinion'
import { mightBeOn } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { bearers, placeOnChosen, marksNumber } from '../primitives/tokens'
import { seatsOfTeam } from '../primitives/truth'

/** On their first night learns a secret word. The first good player who says it turns evil that night. */
export const mezepheles = ability('mezepheles', {
  night: {
    ...eachNight,
    when: (game, instance) =>
      isItsFirstNight(game, instance) || bearers(game, instance, 'Turns Evil').some((seat) => seat !== instance.seat),
    isStorytellers: (game, instance) => !isItsFirstNight(game, instance),
    *run(use) {
      const [target] = bearers(use.game, use.instance, 'Turns Evil')
      use.clear('Turns Evil')
      use.place('No Ability', use.seat)
      if (target !== undefined && use.works) yield* use.turn.changeAlignment(target, 'evil')
    },
  },
  information: { ...learnsOpinion({ kind: 'text' }, null), when: isItsFirstNight },
  day: {
    players: {
      min: 1,
      max: 1,
      refuses: (game, instance, seat) => (mightBeOn(game, instance, seat, 'good') ? null : 'target-must-be-good'),
    },
    refuses: (game, instance) =>
      game.isSpent(instance) || bearers(game, instance, 'Turns Evil').length > 0 ? 'ability-spent' : null,
    run: placeOnChosen('Turns Evil'),
  },
})

/** In the night whose number is that of the Outsiders at the start, all Townsfolk are poisoned until dusk. */
export const xaan = ability('xaan', {
  continuous: (table, instance) =>
    table.state.phase.number === startingOutsiders(table, instance) && table.state.phase.number > 0
      ? seatsOfTeam(table, 'townsfolk').map((target) => ({ kind: 'poisoned', target, label: 'X' }))
      : [],
  on: {
    takenOver: countOutsiders,
    *nightBegins(use) {
      if (use.game.state.phase.number === 1) yield* countOutsiders(use)
      yield* marksNumber('Night', 3)(use)
    },
  },
})

/** At the start, or as many as there are when the game is taken over. */
function* countOutsiders(use: Use): Flow {
  use.remember('outsiders', seatsOfTeam(use.game, 'outsider').length)
  yield* []
}

/** Those of now where nobody counted: whoever becomes the Xaan later. */
function startingOutsiders(table: Table, { memory }: AbilityInstance): number {
  const counted = memory['outsiders']
  return typeof counted === 'number' ? counted : seatsOfTeam(table, 'outsider').length
}

const LEFT_ALIVE = 3

/** Executed, kills until three players live. Then whoever of them most fingers point at dies. */
export const boomdandy = ability('boomdandy', {
  on: {
    *executed(use, { target }) {
      if (target === use.seat && use.works) yield* explode(use)
    },
  },
  decisions: [
    {
      topic: 'pointedAt',
      isOptional: true,
      isOpen: ({ state }, { memory }) => state.phase.kind === 'day' && memory['countsDownOn'] === state.phase.number,
      options: livingSeats,
      *resolve(use, seat) {
        use.remember('countsDownOn', null)
        yield* use.kill(seat as SeatId)
      },
    },
  ],
})

/** The Storyteller says which three are left; a Demon is offered first. */
function* explode(use: Use): Flow {
  const demons = use.game.demons.map(({ seat }) => seat)
  const others = livingSeats(use.game).filter((seat) => !demons.includes(seat))
  const left: SeatId[] = []
  while (left.length < LEFT_ALIVE && left.length < demons.length + others.length) {
    const options = [...demons, ...others].filter((seat) => !left.includes(seat))
    left.push((yield* use.ask('isLeft', options)) as SeatId)
  }
  for (const seat of [...demons, ...others]) if (!left.includes(seat)) yield* use.kill(seat)
  use.remember('countsDownOn', use.game.state.phase.number)
}
