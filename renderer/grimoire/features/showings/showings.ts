import type { GrimoireView, SeatView, ToldItem } from '../../../../shared/grimoire/view'
import { lenderOf } from '../night/nightSteps'

/** What a player has to be shown although no step of their own says so, such as a new side. */
export interface Showing {
  seat: SeatView
  items: ToldItem[]
  /** The same for as long as the same things are to be shown. */
  key: string
}

/** The first night has rows for these. */
const EVIL_ROWS = ['minioninfo', 'demoninfo']

/** What players learn in this phase by the doings of others: the abilities that did it never wake them. */
export function showingsIn({ game, phase, seats, night, day }: GrimoireView): Showing[] {
  const isNow = (one: ToldItem): boolean => one.phase.kind === phase.kind && one.phase.number === phase.number
  /** By day the Storyteller words the answers of abilities themselves, where there is anything to word. */
  const isWorded = (one: ToldItem, { seat, abilities }: SeatView): boolean =>
    one.kind !== 'youAre' &&
    abilities.some(({ character }) => character === one.ability) &&
    !day.actions.some((used) => used.seat === seat && used.ability === one.ability && used.information === null)
  const isOfAStep = (one: ToldItem, player: SeatView): boolean =>
    phase.kind === 'night'
      ? night.steps.some(
          (step) =>
            step.entry === one.ability &&
            step.seats.includes(player.seat) &&
            (step.outcome.some(({ code }) => code === 'told') ||
              // The step itself shows whose ability it is, before the choice.
              (one.kind === 'thisCharacterSelectedYou' && lenderOf(step, seats) !== null)),
        )
      : isWorded(one, player)
  return seats.flatMap((seat) => {
    const items = seat.told.filter((one) => isNow(one) && !EVIL_ROWS.includes(one.ability) && !isOfAStep(one, seat))
    const key = `${game.id} ${seat.seat} ${JSON.stringify(items)}`
    return items.length > 0 ? [{ seat, items, key }] : []
  })
}
