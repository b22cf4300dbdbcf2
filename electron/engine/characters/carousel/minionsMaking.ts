import { isGoodTeam } from '../../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../../shared/domain/ids'
import type { Json } from '../../../../shared/lib/json'
import type { AbilityInstance } from '../../events/facts'
import type { Flow, Use } from '../../rules/doing'
import type { Game, Table } from '../../rules/reading'
import { jinxedGift } from '../jinxes'
import { learnsBluffs } from '../primitives/bluffs'
import { give, given, isInPlay, possibleOf } from '../primitives/gaining'
import { ability } from '../primitives/module'
import { tonight } from '../primitives/moments'
import { nearestOnBothSides } from '../primitives/neighbours'
import { eachNight, firstNightOnly, wakesDemon } from '../primitives/nights'
import { marksNumber } from '../primitives/tokens'
import { trueTeam } from '../primitives/truth'
import type { RefusalCode } from '../../rules/refusalCodes'

/** Believes to be a good character. The Demon learns who it is; nobody else does. */
export const marionette = ability('marionette', {
  worksWhenImpaired: true,
  night: { ...firstNightOnly, ...wakesDemon },
  information: {
    form: { kind: 'seat', count: 1 },
    answers: ({ instance }) => [instance.seat],
    domain: (_game, { seat }) => [seat],
    shownAs: (value) => ({ item: 'player', value }),
  },
  watch: (game, { seat }) => {
    const { kind, number } = game.state.phase
    const isDue = kind === 'night' && number === 1 && seat !== null && game.demons.length > 0
    return isDue && !isBesideDemon(game, seat) ? [{ code: 'marionette-away-from-demon', params: { seat } }] : []
  },
})

function isBesideDemon(game: Game, seat: SeatId): boolean {
  const beside = nearestOnBothSides(game, seat, ({ isTraveller }) => !isTraveller)
  return game.demons.some((demon) => beside.includes(demon.seat))
}

/** The Demon also has the ability of a good character not in play, whatever state it is in. Both learn which. */
export const boffin = ability('boffin', {
  lends: true,
  night: {
    ...firstNightOnly,
    wakes: ({ demons }, { seat }) => [seat ?? [], ...demons.map((demon) => demon.seat)].flat(),
  },
  information: {
    form: { kind: 'character' },
    isUnaffected: true,
    answers: ({ instance }) => [lentBy(instance)],
    domain: (_game, instance) => [lentBy(instance)],
    shownAs: (value) => ({ item: 'character', value }),
  },
  decisions: [
    {
      topic: 'demonGains',
      isOptional: false,
      isOpen: (_game, instance) => lentBy(instance) === null,
      options: (game) => possibleOf(game, 'townsfolk', 'outsider').filter((id) => refusalOfLoan(game, id) === null),
      refuses: (game, _instance, character) => refusalOfLoan(game, character),
      *resolve(use, character) {
        use.remember('lent', character)
        yield* lend(use)
      },
    },
  ],
  on: { nightBegins: lend, died: lend, revived: lend, characterChanged: lend },
})

function lentBy({ memory }: AbilityInstance): string | null {
  const lent = memory['lent']
  return typeof lent === 'string' ? lent : null
}

function refusalOfLoan(game: Game, character: Json): RefusalCode | null {
  if (typeof character !== 'string') return 'not-an-option'
  if (!isGoodTeam(game.facts(character).team)) return 'character-not-good'
  if (jinxedGift('boffin', character) === 'forbidden') return 'jinxed-ability'
  return isInPlay(game, character) ? 'in-play' : null
}

/** Every Demon has it, and nobody who is none. A dead one keeps it for what follows from its death. */
function* lend(use: Use): Flow {
  const current = use.game.instance(use.instance.id) ?? use.instance
  const lent = lentBy(current)
  if (lent === null) return
  const demons = use.game.demons.map(({ seat }) => seat)
  const isDemon = (seat: SeatId | null): boolean =>
    seat !== null && (demons.includes(seat) || trueTeam(use.game, seat) === 'demon')
  for (const loan of given(use.game, current)) if (!isDemon(loan.seat)) use.turn.lose(loan)
  const having = given(use.game, current).map(({ seat }) => seat)
  for (const seat of demons) if (!having.includes(seat)) give(use, seat, lent)
  yield* []
}

const NIGHT_OF_SUMMONING = 3

/** Gets three bluffs. On the third night chooses a player, who becomes the chosen Demon and evil. Until then there is none. */
export const summoner = ability('summoner', {
  night: {
    ...eachNight,
    when: (game) => isSummoning(game) || tonight(game) === 1,
    players: (game) => onlyWhen(isSummoning(game)),
    characters: (game) => ({
      ...onlyWhen(isSummoning(game)),
      refuses: (_game, _instance, character) =>
        game.facts(character).team === 'demon' ? null : 'character-not-a-demon',
    }),
    *run(use) {
      const [target] = use.targets
      const [demon] = use.characters
      if (target === undefined || demon === undefined) return
      use.remember('hasSummoned', true)
      yield* use.turn.changeCharacter(target, demon)
      yield* use.turn.changeAlignment(target, 'evil')
    },
  },
  information: { ...learnsBluffs, when: (game) => !isSummoning(game) },
  on: { nightBegins: marksNumber('Night', NIGHT_OF_SUMMONING) },
  blocks: (game, { seat, memory }, { reason }) =>
    reason === 'demon-dead' &&
    memory['hasSummoned'] !== true &&
    seat !== null &&
    game.seat(seat).isAlive &&
    !isSummoningOver(game),
})

function onlyWhen(isAsked: boolean): { min: number; max: number } {
  return isAsked ? { min: 1, max: 1 } : { min: 0, max: 0 }
}

function isSummoning(table: Table): boolean {
  return tonight(table) === NIGHT_OF_SUMMONING
}

function isSummoningOver({ state: { phase } }: Table): boolean {
  return phase.kind === 'night' ? phase.number > NIGHT_OF_SUMMONING : phase.number >= NIGHT_OF_SUMMONING
}
