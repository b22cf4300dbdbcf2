import type { Notice } from '../../../../shared/grimoire/view'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'

/** Whoever has died and has to choose aloud has not done so yet. */
export function hasNotChosen({ seat, character }: AbilityInstance): Notice {
  return { code: 'has-not-chosen', params: { seat, character } }
}

/** Has the ability been used since the day began? */
export function actedToday({ state }: Game, { id }: AbilityInstance): boolean {
  return state.today.actions.some(({ instance }) => instance === id)
}
