import type { EffectKind } from '../../../../shared/domain/vocabulary'
import type { AbilityModule } from '../../rules/ability'

/** The owner is in that state as long as the ability works. */
export function ownerIs(kind: EffectKind, label: string): NonNullable<AbilityModule['continuous']> {
  return (_table, { seat }) => (seat === null ? [] : [{ kind, target: seat, label }])
}
