import type { Use } from '../../rules/doing'

/** Something should have come of this and did not: the ability worked abnormally (almanac, Mathematician). */
export function wentWrong({ turn, instance, seat, character }: Use): void {
  if (instance.origin !== 'believed') turn.emit({ kind: 'wentWrong', seat, ability: character })
}
