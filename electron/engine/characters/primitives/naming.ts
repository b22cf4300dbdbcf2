import { isGoodTeam } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterChoice } from '../../rules/acting'

/** Names one good character: [character-not-good]. */
export const namesGoodCharacter: CharacterChoice = {
  min: 1,
  max: 1,
  refuses: (game, _instance, character) => (isGoodTeam(game.facts(character).team) ? null : 'character-not-good'),
}
