import type { SeatId } from '../../../../shared/domain/ids'
import { attacksOnePlayer } from '../primitives/killing'
import { ability } from '../primitives/module'
import { mightBe } from '../primitives/registering'
import { livingSeats } from '../primitives/table'
import { trueTeam } from '../primitives/truth'
import type { Flow, Use } from '../../rules/doing'

/** Each night*, chooses a player: they die. If the Imp kills itself this way, a living Minion becomes the Imp. */
export const imp = ability('imp', {
  night: attacksOnePlayer,
  on: {
    *died(use, { victim, cause }) {
      const hasKilledItself = victim === use.seat && cause.instance === use.instance.id
      if (hasKilledItself && use.works) yield* passOn(use)
    },
  },
})

/** The Storyteller picks the heir where there is a choice: living Minions, and whoever may register as one. */
function* passOn(use: Use): Flow {
  const hasHeir = use.turn.facts.some((fact) => fact.kind === 'characterSet' && fact.character === use.character)
  if (hasHeir) return
  const living = livingSeats(use.game)
  const minions = living.filter((seat) => trueTeam(use.game, seat) === 'minion')
  const pretenders = living.filter(
    (seat) => !minions.includes(seat) && mightBe(use.game, use.instance, seat, ({ team }) => team === 'minion'),
  )
  const heirs = [...minions, ...pretenders]
  if (heirs.length === 0) return
  const heir =
    heirs.length === 1 && minions.length === 1
      ? heirs[0]
      : yield* use.ask('newImp', heirs, { isOptional: minions.length === 0 })
  if (typeof heir === 'number') yield* use.turn.changeCharacter(heir as SeatId, use.character)
}
