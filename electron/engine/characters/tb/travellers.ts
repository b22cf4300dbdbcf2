import type { SeatId } from '../../../../shared/domain/ids'
import { killChosen } from '../primitives/killing'
import { ability } from '../primitives/module'
import { eachNight } from '../primitives/nights'
import { mightBeOn } from '../primitives/registering'
import { ownerIs } from '../primitives/standing'
import { marksChosen } from '../primitives/tokens'
import { trueSide } from '../primitives/truth'

/** Each night, chooses another player: their vote counts as three tomorrow. */
export const bureaucrat = ability('bureaucrat', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, notSelf: true },
    ...marksChosen('3 Votes'),
  },
  voting: { weight: (game, instance, voter) => (game.token(voter, instance.character, '3 Votes')?.isActive ? 3 : 1) },
})

/** Each night, chooses another player: their vote counts negatively tomorrow. */
export const thief = ability('thief', {
  night: {
    ...eachNight,
    players: { min: 1, max: 1, notSelf: true },
    ...marksChosen('Negative Vote'),
  },
  voting: {
    weight: (game, instance, voter) => (game.token(voter, instance.character, 'Negative Vote')?.isActive ? -1 : 1),
  },
})

/** Each day, after the first vote is counted, may choose a player who voted: they die. */
export const gunslinger = ability('gunslinger', {
  day: {
    isOnceADay: true,
    mustBePublic: true,
    players: {
      min: 1,
      max: 1,
      refuses: (game, _instance, seat) =>
        firstVoters(game.state.today.nominations).includes(seat) ? null : 'did-not-vote',
    },
    refuses: (game) =>
      game.state.today.nominations.filter(({ kind, votes }) => kind === 'execution' && votes !== null).length === 1
        ? null
        : 'not-triggered',
    run: killChosen,
  },
})

function firstVoters(
  nominations: readonly { kind: string; votes: { votes: readonly { seat: SeatId }[] } | null }[],
): SeatId[] {
  const first = nominations.find(({ kind, votes }) => kind === 'execution' && votes !== null)
  return first?.votes?.votes.map(({ seat }) => seat) ?? []
}

/** If a player of their alignment is executed, they might be executed instead. */
export const scapegoat = ability('scapegoat', {
  wouldDie: {
    priority: 40,
    *check(use, { victim, cause }) {
      const side = trueSide(use.game, use.seat)
      const isTeammate = mightBeOn(use.game, use.instance, victim, side)
      const isAlive = use.game.seat(use.seat).isAlive
      if (cause.kind !== 'execution' || victim === use.seat || !isAlive || !isTeammate) return null
      const instead = yield* use.ask('executedInstead', [true], { isOptional: true })
      return instead === true ? { redirectTo: use.seat } : null
    },
  },
})

/** Must pay a vote token to vote; learns the alignment of a dead player who gives theirs. Sober and healthy. */
export const beggar = ability('beggar', {
  continuous: ownerIs('sober', 'Sober'),
  voting: { paysToVote: (_game, instance, voter) => voter === instance.seat },
  day: {
    players: {
      min: 1,
      max: 1,
      life: 'dead',
      notSelf: true,
      refuses: (game, _instance, seat) => (game.seat(seat).voteToken ? null : 'no-token-to-give'),
    },
    *run(use) {
      for (const target of use.targets) {
        use.turn.emit({ kind: 'voteTokenSet', seat: target, has: false })
        use.turn.emit({ kind: 'givenTokensSet', seat: use.seat, count: use.game.seat(use.seat).givenTokens + 1 })
        const alignment = yield* use.turn.registers(target, use.instance, (registration) => registration.alignment)
        use.turn.tell(use.seat, 'answer', { seat: target, alignment }, use.character)
      }
    },
  },
})
