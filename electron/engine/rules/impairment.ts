import type { SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import type { Flow, Turn } from './doing'
import { react } from './reactions'
import type { Game } from './reading'
import { isImpaired } from './states'

/** Whoever minds it reacts to everybody who has become drunk or poisoned since `before`, and to what comes of that (SPEC F16). */
export function* followImpairments(turn: Turn, before: Game): Flow {
  if (!turn.game.state.instances.some(({ character }) => moduleOf(character)?.on?.['impaired'] !== undefined)) return
  for (let known = before, newly = newlyImpaired(turn.game, known); newly.length > 0;) {
    known = turn.game
    for (const seat of newly) yield* react(turn, 'impaired', { seat })
    newly = newlyImpaired(turn.game, known)
  }
}

function newlyImpaired(game: Game, before: Game): SeatId[] {
  const wasImpaired = (seat: SeatId): boolean => seat in before.state.seats && isImpaired(before, seat)
  return game.seats.map(({ seat }) => seat).filter((seat) => isImpaired(game, seat) && !wasImpaired(seat))
}
