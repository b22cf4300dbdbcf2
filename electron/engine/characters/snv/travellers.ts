import type { SeatId } from '../../../../shared/domain/ids'
import type { AbilityInstance } from '../../events/facts'
import type { Game } from '../../rules/reading'
import { learnsCharacter } from '../primitives/information'
import { ability } from '../primitives/module'
import { eachNight, eachOtherNight } from '../primitives/nights'

/** Each night, until dusk, makes a player sober, healthy and truly informed, or their ability works twice; they learn which. */
export const barista = ability('barista', {
  night: {
    ...eachNight,
    isStorytellersChoice: true,
    players: { min: 1, max: 1 },
    answers: ['sober', 'twice'],
    *run(use) {
      const answer = use.answer ?? 'sober'
      for (const target of use.targets) {
        use.place(answer === 'twice' ? 'Acts Twice' : 'Sober & Healthy', target)
        use.turn.tell(target, 'thisCharacterSelectedYou', use.character, use.character)
        use.turn.tell(target, 'answer', answer, use.character)
      }
      yield* []
    },
  },
  ensuresTruth: (game, instance, { seat }) => isServed(game, instance, seat, 'Sober & Healthy'),
  doubles: (game, instance, { seat }) => isServed(game, instance, seat, 'Acts Twice'),
})

function isServed(game: Game, { id }: AbilityInstance, seat: SeatId | null, label: string): boolean {
  return game.effects.some(
    (effect) => effect.isActive && effect.sourceInstance === id && effect.target === seat && effect.label === label,
  )
}

/** Each night*, chooses a living player: if they agree, learns their character, but both might die. */
export const harlot = ability('harlot', {
  night: {
    ...eachOtherNight,
    players: { min: 1, max: 1, life: 'alive' },
    runsInVain: true,
    *run(use) {
      use.remember('reply', null)
      for (const target of use.targets) use.turn.tell(target, 'thisCharacterSelectedYou', use.character, use.character)
      yield* []
    },
  },
  responses: {
    options: ['agrees', 'refuses'],
    awaited: (game, instance) => (replyOf(game, instance) === null ? askedBy(game, instance) : []),
    refuses: (game, instance, seat) =>
      askedBy(game, instance).includes(seat) && replyOf(game, instance) === null ? [] : ['not-triggered'],
    *run(use, _seat, answer) {
      use.remember('reply', answer)
      if (answer === 'agrees') use.turn.emit({ kind: 'stepReopened', key: use.instance.id })
      yield* []
    },
  },
  information: {
    ...learnsCharacter(({ targets, character }) => (targets[0] === undefined ? null : character(targets[0]))),
    when: (game, instance) => replyOf(game, instance) === 'agrees',
    shownAs: (value) => ({ item: 'character', value }),
  },
  decisions: [
    {
      topic: 'bothDie',
      isOptional: true,
      isOpen: (game, instance) =>
        game.functions(instance) && replyOf(game, instance) === 'agrees' && isThroughWith(game, instance),
      options: () => [true],
      *resolve(use) {
        for (const seat of [...askedBy(use.game, use.instance), use.seat]) yield* use.kill(seat)
      },
    },
  ],
})

/** Nothing is left to show in its step: whoever died first would learn nothing. */
function isThroughWith({ state: { tonight } }: Game, { id }: AbilityInstance): boolean {
  return tonight.done.includes(id) || tonight.skipped.includes(id)
}

/** Whom the ability chose tonight. */
function askedBy(game: Game, { id }: AbilityInstance): readonly SeatId[] {
  if (game.state.phase.kind !== 'night') return []
  return game.state.tonight.choices.findLast(({ instance }) => instance === id)?.targets ?? []
}

/** What the player chosen tonight said; null before they did. */
function replyOf(game: Game, instance: AbilityInstance): string | null {
  const reply = instance.memory['reply']
  return askedBy(game, instance).length > 0 && typeof reply === 'string' ? reply : null
}

/** Each day, after the first execution, may nominate again. */
export const butcher = ability('butcher', {
  voting: {
    mayNominateAgain: (game, { seat }) =>
      seat !== null && game.state.executions.filter(({ day }) => day === game.state.phase.number).length === 1,
  },
})

/** Once per game, at night*, chooses a dead player: they regain their ability until dusk. */
export const bonecollector = ability('bonecollector', {
  night: {
    ...eachOtherNight,
    isOnce: true,
    mayDecline: true,
    players: { min: 1, max: 1, life: 'dead' },
    places: ['Has Ability'],
    *run(use) {
      for (const target of use.targets) {
        use.turn.renew(target)
        use.place('Has Ability', target)
      }
      yield* []
    },
  },
})

/** If funny today, cannot die by exile. */
export const deviant = ability('deviant', {
  wouldDie: {
    priority: 10,
    isAgainstExile: true,
    *check(use, { victim, cause }) {
      if (victim !== use.seat || cause.kind !== 'exile') return null
      const wasFunny = yield* use.ask('wasFunny', [true], { isOptional: true })
      return wasFunny === true ? 'prevented' : null
    },
  },
})
