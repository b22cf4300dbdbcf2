import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Game } from '../rules/reading'
import { takenToken } from '../setup/givenOut'
import { mayHideBehind } from '../setup/lineup'
import type { Plan } from './plan'
import type { RefusalCode } from '../rules/refusalCodes'

/**
 * What speaks against a player of a character believing in another, while the table is set (SPEC B4, B15). Codes:
 * drunk-must-think-townsfolk, not-a-believable-token, shown-token-in-play.
 */
export function believing(
  game: Game,
  seat: SeatId,
  character: CharacterId | null,
  shown: CharacterId,
): Pick<Plan, 'refusals' | 'params'> {
  if (game.state.phase.kind !== 'setup' || character === null) return {}
  const [taken] = takenToken(game, seat, shown)
  const refusals = unbelievable(game, character, shown)
  return taken ? { refusals: [...refusals, 'shown-token-in-play'], params: taken.params } : { refusals }
}

function unbelievable(game: Game, character: CharacterId, shown: CharacterId): RefusalCode[] {
  const hidden = game.facts(character)
  if (mayHideBehind(hidden, game.facts(shown))) return []
  return [hidden.setup?.kind === 'replaces-townsfolk' ? 'drunk-must-think-townsfolk' : 'not-a-believable-token']
}
