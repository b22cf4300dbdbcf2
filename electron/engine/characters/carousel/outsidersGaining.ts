import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { Flow, Use } from '../../rules/doing'
import type { Game } from '../../rules/reading'
import { jinxedGift } from '../jinxes'
import { atOwnDeath } from '../primitives/dying'
import { possibleOf } from '../primitives/gaining'
import { ability } from '../primitives/module'
import { eachOtherNight } from '../primitives/nights'
import { livingSeats } from '../primitives/table'
import { bearers } from '../primitives/tokens'
import { livingOfTeam, trueCharacter, trueTeam } from '../primitives/truth'

/** When they die, the Storyteller gains the ability of a Minion. */
export const plaguedoctor = ability('plaguedoctor', {
  on: {
    died: atOwnDeath((use) => {
      use.remember('isOwed', true)
    }),
  },
  decisions: [
    {
      topic: 'storytellerGains',
      isOptional: false,
      isOpen: (_game, { memory }) => memory['isOwed'] === true,
      options: (game) => possibleOf(game, 'minion'),
      *resolve(use, character) {
        use.remember('isOwed', false)
        yield* gainFor(use, character as CharacterId)
      },
    },
  ],
})

/** For the Storyteller, or by a jinx for a Minion, or in somebody who becomes that character. */
function* gainFor(use: Use, character: CharacterId): Flow {
  const gift = jinxedGift(use.character, character)
  if (gift === 'somebodyIsIt') {
    const seat = yield* use.ask('becomesIt', livingSeats(use.game))
    yield* use.turn.changeCharacter(seat as SeatId, character)
  } else if (gift === 'aMinionHasIt') {
    const seat = (yield* use.ask('whoseAbility', livingOfTeam(use.game, 'minion'))) as SeatId
    use.turn.gain(seat, character, 'granted')
    use.turn.tell(seat, 'character', character, use.character)
  } else {
    use.turn.gain(null, character, 'granted')
    use.place('Storyteller Ability', null)
  }
}

/** Has the ability of every Outsider on the script. */
export const hermit = ability('hermit', {
  brings: (table, { character }) =>
    table.state.script.characters.filter((id) => table.facts(id).team === 'outsider' && id !== character),
})

/** When they die, Minions and Demons may that night become other characters of their own type. */
export const hatter = ability('hatter', {
  worksWhenDead: (table, { seat, character }) =>
    table.state.effects.some(
      (effect) => effect.target === seat && effect.character === character && effect.label === 'Tea Party Tonight',
    ),
  night: {
    ...eachOtherNight,
    when: (game, instance) => bearers(game, instance, 'Tea Party Tonight').length > 0,
    isStorytellers: true,
    run: pourTea,
  },
  on: {
    died: atOwnDeath((use) => {
      use.place('Tea Party Tonight', use.seat)
    }),
  },
})

/** One after the other says what to become; whoever's character was taken has to become something else. */
function* pourTea(use: Use): Flow {
  const { character: ability } = use
  const becoming = new Map<SeatId, CharacterId>()
  for (const seat of guests(use.game)) {
    const taken = [...becoming.values()]
    const own = trueCharacter(use.game, seat) ?? ''
    const options = possibleOf(use.game, trueTeam(use.game, seat) ?? 'minion').filter((id) => !taken.includes(id))
    const isOptional = !taken.includes(own)
    const to = yield* use.turn.ask({ ability, seat, topic: 'newCharacter', options, isOptional, to: null })
    becoming.set(seat, typeof to === 'string' ? to : own)
  }
  for (const [seat, to] of becoming) if (to !== trueCharacter(use.game, seat)) yield* use.turn.changeCharacter(seat, to)
}

function guests(game: Game): SeatId[] {
  const evil: (Team | null)[] = ['minion', 'demon']
  return livingSeats(game).filter((seat) => evil.includes(trueTeam(game, seat)))
}
