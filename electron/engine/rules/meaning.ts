import type { CharacterFacts, ReminderMeaning } from '../../../shared/domain/catalogue/catalogue'
import type { EffectKind, EffectUntil, Phase } from '../../../shared/domain/vocabulary'
import type { Effect } from '../events/facts'

const note: ReminderMeaning = { kind: 'mark', until: 'forever' }

/** What a token does; a label the catalogue does not know is a note. */
export function meaningOf(facts: CharacterFacts, label: string): ReminderMeaning {
  return facts.reminders.find((reminder) => reminder.label === label)?.means ?? note
}

/** The label by which a character puts a player into a state, such as the Sailor's `Drunk`; undefined when it has none. */
export function labelFor(facts: CharacterFacts, kind: EffectKind): string | undefined {
  return facts.reminders.find(({ means }) => means.kind === kind)?.label
}

/** Does such an effect stand between a player and their death? */
export function isProtection(kind: EffectKind): boolean {
  return kind === 'cannotDie' || kind === 'safeFromDemon' || kind === 'survivesExecution'
}

/** The dusk or dawn that ends an effect placed now; null where time does not end it (SPEC F). */
export function expiryOf(now: Phase, until: EffectUntil): Effect['expires'] {
  const isNight = now.kind === 'night'
  switch (until) {
    case 'dawn':
      return { at: 'dawn', number: isNight ? now.number : now.number + 1 }
    case 'dusk':
      return { at: 'dusk', number: now.number + 1 }
    case 'duskTomorrow':
      return { at: 'dusk', number: isNight ? now.number + 1 : now.number + 2 }
    case 'tomorrow':
      return { at: 'dawn', number: now.number + 1 }
    case 'sourceEnds':
    case 'forever':
      return null
  }
}
