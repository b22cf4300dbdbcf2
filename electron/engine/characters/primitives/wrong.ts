import type { Use } from '../../rules/doing'

/** Something should have come of this and did not: the ability worked abnormally (almanac, Mathematician). */
export function wentWrong({ turn, seat, instance }: Use): void {
  turn.failed(seat, instance)
}
