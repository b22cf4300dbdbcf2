import { opposite } from '../../../shared/domain/vocabulary'
import type { Alignment } from '../../../shared/domain/vocabulary'
import type { WinClaim } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import type { Game } from '../rules/reading'

type Claim = Omit<WinClaim, 'blockedBy'>

/**
 * Reasons for the game to end, with what holds each back (SPEC W). Belfry proposes; only the Storyteller ends a game.
 * @see rulebook, Running the Game — Ending the Game
 */
export function claimsOf(game: Game): WinClaim[] {
  if (game.state.phase.kind === 'setup') return []
  const raised = [
    ...coreClaims(game),
    ...abilityClaims(game),
    ...game.state.claims.map(({ team, reason }) => ({ team, reason })),
  ]
  const standing = raised.filter(({ reason }) => !game.state.dismissed.includes(reason))
  const isInverted = game.state.instances.some(
    (one) => game.functions(one) && moduleOf(one.character)?.invertsWins === true,
  )
  return standing.map((claim) => ({
    ...claim,
    team: isInverted ? opposite(claim.team) : claim.team,
    blockedBy: blockersOf(game, claim),
  }))
}

/** The team that has won: declared, or by a claim that nothing holds back; where both would win, good does. */
export function winnerOf(game: Game): Alignment | null {
  if (game.state.winner) return game.state.winner
  const free = game.claims.filter(({ blockedBy }) => blockedBy.length === 0)
  if (free.length === 0) return null
  return free.some(({ team }) => team === 'good') ? 'good' : 'evil'
}

function coreClaims(game: Game): Claim[] {
  const claims: Claim[] = []
  if (game.state.circle.length === 0) return claims
  // Whoever lives without a known character may be the Demon: tokens out of a bag on the table need not be entered.
  const isUnknown = game.living.some(({ character }) => character === null)
  if (game.demons.length === 0 && !isUnknown) claims.push({ team: 'good', reason: 'demon-dead' })
  if (game.living.filter(({ isTraveller }) => !isTraveller).length <= 2)
    claims.push({ team: 'evil', reason: 'two-alive' })
  return claims
}

function abilityClaims(game: Game): Claim[] {
  return game.state.instances.flatMap((instance) =>
    game.functions(instance) ? (moduleOf(instance.character)?.claims?.(game, instance) ?? []) : [],
  )
}

function blockersOf(game: Game, claim: Claim): string[] {
  return game.state.instances
    .filter(
      (instance) =>
        instance.origin !== 'believed' && moduleOf(instance.character)?.blocks?.(game, instance, claim) === true,
    )
    .map(({ character }) => character)
}
