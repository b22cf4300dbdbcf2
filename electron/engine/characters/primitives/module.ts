import type { AbilityModule } from '../../rules/ability'

/** Declares a character's ability; everything not said is the rulebook's default. */
export function ability(id: string, says: Omit<AbilityModule, 'id'> = {}): AbilityModule {
  return { id, ...says }
}
