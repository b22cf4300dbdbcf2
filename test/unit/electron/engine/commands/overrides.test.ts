import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../../../../../electron/engine/rules/refusalCodes'
import type { CommandInput, CommandKind } from '../../../../../shared/grimoire/commands'
import { aGame, aTable, type TestGame } from '../../../../support/game'

type Sent = { [Kind in CommandKind]: readonly [kind: Kind, data: CommandInput<Kind>] }[CommandKind]
type Row = readonly [game: () => TestGame, ...Sent]

const tb = (): TestGame => aGame(['chef', 'empath', 'fortuneteller', 'poisoner', 'imp', 'mayor', 'saint', 'butler'])
const bmr = (): TestGame =>
  aGame(['sailor', 'exorcist', 'gambler', 'courtier', 'pukka', 'godfather', 'moonchild', 'innkeeper'])
const snv = (): TestGame =>
  aGame(['juggler', 'artist', 'clockmaker', 'pithag', 'vortox', 'cerenovus', 'klutz', 'eviltwin'])
const travellers = (): TestGame =>
  aGame(['chef', 'monk', 'poisoner', 'imp', 'mayor', 'beggar', 'bishop', 'gunslinger', 'bonecollector'])
/** One character among seven. */
const castWith = (first: string, fifth = 'saint', last = 'imp'): TestGame =>
  aGame([first, 'chef', 'monk', 'mayor', fifth, 'poisoner', last])
/** The Imp killed themself, and one of two Minions is to be the new one. */
const starpassed = (): TestGame => aGame(['poisoner', 'baron', 'imp', 'chef', 'monk']).atNight(2).choose(3, 'imp', 3)
const lineup = (...characters: string[]): TestGame => aTable(characters.length).send('setLineup', { characters })
const engineering = (...characters: string[]): CommandInput<'choose'> => ({ seat: 1, ability: 'engineer', characters })
const bluffing = (): TestGame => castWith('chef').atNight(1)
const bluffs = (...shown: string[]): CommandInput<'tell'> => ({
  seat: 7,
  ability: 'demoninfo',
  value: { minions: [6], bluffs: shown },
})
const inVote = (): TestGame => tb().onDay(1).nominate(1, 2)

const rows = {
  'dead-cannot-nominate': [() => tb().dead(1).onDay(2), 'nominate', { by: 1, nominee: 5 }],
  'already-nominated-today': [() => inVote().vote(), 'nominate', { by: 1, nominee: 5 }],
  'already-been-nominated-today': [() => inVote().vote(), 'nominate', { by: 3, nominee: 2 }],
  'nomination-in-progress': [inVote, 'nominate', { by: 3, nominee: 5 }],
  'nominations-closed': [() => tb().onDay(1).execute(2), 'nominate', { by: 3, nominee: 5 }],
  'wrong-phase': [() => tb().atNight(2), 'nominate', { by: 3, nominee: 5 }],
  'traveller-not-nominable': [() => travellers().onDay(1), 'nominate', { by: 3, nominee: 6 }],
  'storyteller-not-nominable': [
    () => tb().onScript('chef', 'imp').onDay(1),
    'nominate',
    { by: 3, nominee: 'storyteller' },
  ],
  'only-storyteller-nominates': [() => travellers().onDay(1), 'nominate', { by: 3, nominee: 1 }],
  'too-many-hands': [inVote, 'setHand', { seat: 3, hands: 2 }],
  'execution-already-used': [() => tb().onDay(1).execute(2), 'execute', { target: 3, reason: 'storyteller' }],
  'not-mad': [() => tb().onDay(1), 'execute', { target: 2, reason: 'madness' }],
  'not-a-traveller': [() => tb().onDay(1), 'callExile', { by: 3, target: 1 }],
  'already-called-for-exile-today': [() => travellers().onDay(1).exile(1, 6), 'callExile', { by: 3, target: 6 }],
  'game-over': [() => tb().atNight(2).send('endGame', { winner: 'evil' }, { override: true }), 'dawn', {}],
  'not-certain': [() => tb().atNight(2), 'endGame', { winner: 'good' }],
  'already-alive': [() => tb().atNight(2), 'revive', { seat: 2 }],
  'self-not-allowed': [() => tb().atNight(2), 'choose', { seat: 8, ability: 'butler', targets: [8] }],
  'too-few-targets': [() => tb().atNight(2), 'choose', { seat: 3, ability: 'fortuneteller', targets: [1] }],
  'too-many-targets': [() => tb().atNight(2), 'choose', { seat: 5, ability: 'imp', targets: [1, 2] }],
  'targets-must-differ': [() => tb().atNight(2), 'choose', { seat: 3, ability: 'fortuneteller', targets: [1, 1] }],
  'not-on-first-night': [() => tb().atNight(1), 'choose', { seat: 5, ability: 'imp', targets: [1] }],
  'already-acted-tonight': [
    () => tb().atNight(2).choose(5, 'imp', 1),
    'choose',
    { seat: 5, ability: 'imp', targets: [2] },
  ],
  'dead-no-ability': [() => tb().atNight(2).dead(4), 'choose', { seat: 4, ability: 'poisoner', targets: [2] }],
  'must-choose': [() => tb().atNight(2), 'decline', { seat: 4, ability: 'poisoner' }],
  'must-be-true': [() => tb().atNight(1), 'tell', { seat: 1, ability: 'chef', value: 3 }],
  'red-herring-must-be-good': [
    () => tb().atNight(1),
    'decide',
    { ability: 'fortuneteller', topic: 'redHerring', value: 4 },
  ],
  'wrong-count': [
    () => aGame(['washerwoman', 'chef', 'imp', 'poisoner', 'monk']).atNight(1),
    'tell',
    { seat: 1, ability: 'washerwoman', value: { seats: [2], character: 'chef' } },
  ],
  'same-as-last-night': [
    () => bmr().atNight(2).choose(2, 'exorcist', 3).dawn().closeDay(),
    'choose',
    { seat: 2, ability: 'exorcist', targets: [3] },
  ],
  'ability-spent': [
    () =>
      bmr()
        .with({ seat: 4, spent: ['courtier'] })
        .atNight(2),
    'choose',
    { seat: 4, ability: 'courtier', characters: ['pukka'] },
  ],
  'needs-character': [() => snv().atNight(2), 'choose', { seat: 4, ability: 'pithag', targets: [1] }],
  'not-a-player-character': [
    () => snv().atNight(2),
    'choose',
    { seat: 4, ability: 'pithag', targets: [1], characters: ['barista'] },
  ],
  'must-be-false': [() => snv().atNight(1), 'tell', { seat: 3, ability: 'clockmaker', value: 1 }],
  'target-must-be-dead': [() => travellers().atNight(2), 'choose', { seat: 9, ability: 'bonecollector', targets: [1] }],
  'not-first-day': [
    () => aGame(['juggler', 'artist', 'clockmaker', 'pithag', 'nodashii']).onDay(2),
    'useByDay',
    { seat: 1, ability: 'juggler', guesses: [{ seat: 2, character: 'artist' }] },
  ],
  'not-triggered': [() => travellers().onDay(1), 'useByDay', { seat: 8, ability: 'gunslinger', targets: [1] }],
  'not-closest-townsfolk': [
    () =>
      aGame(['vigormortis', 'chef', 'witch', 'saint', 'slayer', 'monk', 'poisoner'])
        .atNight(2)
        .choose(1, 'vigormortis', 3),
    'decide',
    { ability: 'vigormortis', topic: 'poisons', value: 6 },
  ],
  'twin-must-oppose': [() => snv().atNight(1), 'decide', { ability: 'eviltwin', topic: 'twin', value: 5 }],
  'too-few-players': [() => aGame([]), 'newTable', { players: 3 }],
  'excess-players-must-be-travellers': [() => aGame([]), 'newTable', { players: 17 }],
  'wrong-size': [() => aTable(5).send('setLineup', { characters: ['imp'] }), 'fillBag', {}],
  'wrong-distribution': [
    () => aTable(5).send('setLineup', { characters: ['imp', 'poisoner', 'spy', 'baron', 'chef'] }),
    'fillBag',
    {},
  ],
  'duplicate-character': [
    () => aTable(5).send('setLineup', { characters: ['imp', 'poisoner', 'chef', 'chef', 'monk'] }),
    'fillBag',
    {},
  ],
  'traveller-in-bag': [
    () => aTable(5).send('setLineup', { characters: ['imp', 'poisoner', 'chef', 'beggar', 'monk'] }),
    'fillBag',
    {},
  ],
  'seat-without-character': [() => aTable(5), 'startGame', {}],
  'shown-token-in-play': [
    () => aTable(5).send('assign', { seat: 2, character: 'chef' }),
    'assign',
    { seat: 1, character: 'drunk', shown: 'chef' },
  ],
  'decision-open': [starpassed, 'dawn', {}],
  'must-be-decided': [starpassed, 'leaveOpen', { decision: 'question.1' }],
  'not-an-option': [
    () => aGame(['amnesiac', 'chef', 'imp', 'poisoner', 'monk']).atNight(1),
    'decide',
    { ability: 'amnesiac', topic: 'abilityText', value: ' ' },
  ],
  'seat-has-a-character': [
    () =>
      lineup('imp', 'poisoner', 'chef', 'monk', 'mayor')
        .send('fillBag', {})
        .send('drawToken', { seat: 1, character: 'imp' }),
    'drawToken',
    { seat: 1 },
  ],
  'character-required': [() => lineup('imp', 'poisoner', 'huntsman', 'chef', 'monk'), 'fillBag', {}],
  'atheist-no-evil': [() => lineup('atheist', 'imp', 'poisoner', 'chef', 'monk'), 'fillBag', {}],
  'jinxed-together': [() => lineup('heretic', 'spy', 'imp', 'chef', 'monk'), 'fillBag', {}],
  'drunk-must-think-townsfolk': [() => aTable(5), 'assign', { seat: 1, character: 'drunk', shown: 'saint' }],
  'not-a-believable-token': [() => aTable(5), 'assign', { seat: 1, character: 'chef', shown: 'poisoner' }],
  'another-nominates': [
    () => aGame(['riot', 'chef', 'monk', 'mayor', 'saint', 'poisoner', 'soldier']).onDay(3).nominate(2, 3),
    'nominate',
    { by: 4, nominee: 5 },
  ],
  'golem-already-nominated': [
    () => castWith('golem').onDay(1).nominate(1, 7).vote().closeDay().dawn(),
    'nominate',
    { by: 1, nominee: 2 },
  ],
  'no-such-ability': [() => tb().onDay(1), 'useByDay', { seat: 1, ability: 'slayer', targets: [5] }],
  'already-used-today': [
    () => aGame(['chef', 'monk', 'mayor', 'saint', 'poisoner', 'imp', 'gangster']).onDay(1).useByDay(7, 'gangster', 1),
    'useByDay',
    { seat: 7, ability: 'gangster', targets: [2] },
  ],
  exorcised: [() => bmr().atNight(2).choose(2, 'exorcist', 5), 'choose', { seat: 5, ability: 'pukka', targets: [1] }],
  'must-be-public': [
    () => castWith('slayer').onDay(1),
    'useByDay',
    { seat: 1, ability: 'slayer', targets: [7], isPublic: false },
  ],
  'too-many-guesses': [
    () => castWith('juggler').onDay(1),
    'useByDay',
    { seat: 1, ability: 'juggler', guesses: [2, 3, 4, 5, 6, 7].map((seat) => ({ seat, character: 'artist' })) },
  ],
  'not-their-turn': [
    () => castWith('chef', 'saint', 'alhadikhia').atNight(2).choose(7, 'alhadikhia', 1, 2, 3),
    'choose',
    { seat: 2, ability: 'alhadikhia', targets: [], answer: 'live' },
  ],
  'target-must-be-alive': [() => bmr().dead(3).atNight(2), 'choose', { seat: 1, ability: 'sailor', targets: [3] }],
  'target-must-be-good': [
    () => castWith('mezepheles').onDay(1),
    'useByDay',
    { seat: 1, ability: 'mezepheles', targets: [7] },
  ],
  'traveller-not-allowed': [
    () => aGame(['dreamer', 'chef', 'imp', 'poisoner', 'monk', 'beggar']).atNight(1),
    'choose',
    { seat: 1, ability: 'dreamer', targets: [6] },
  ],
  'not-a-neighbour': [
    () => aGame(['chef', 'monk', 'mayor', 'saint', 'poisoner', 'imp', 'gangster']).onDay(1),
    'useByDay',
    { seat: 7, ability: 'gangster', targets: [2] },
  ],
  'did-not-vote': [
    () => castWith('gunslinger').onDay(1).nominate(2, 5).vote(3, 4),
    'useByDay',
    { seat: 1, ability: 'gunslinger', targets: [2] },
  ],
  'no-token-to-give': [
    () => travellers().with({ seat: 2, alive: false, voteToken: false }).onDay(2),
    'useByDay',
    { seat: 6, ability: 'beggar', targets: [2] },
  ],
  'another-demon': [
    () => aGame(['barber', 'imp', 'monk', 'poisoner', 'imp', 'saint', 'slayer']).onDay(1).execute(1).closeDay(),
    'choose',
    { seat: 5, ability: 'barber', targets: [2, 3] },
  ],
  'cannot-die': [
    () => aGame(['tealady', 'tinker', 'chef', 'imp', 'poisoner', 'monk']).onDay(2),
    'decide',
    { ability: 'tinker', topic: 'dies', value: 2 },
  ],
  'too-many-characters': [
    () => snv().atNight(2),
    'choose',
    { seat: 4, ability: 'pithag', targets: [1], characters: ['sage', 'oracle'] },
  ],
  'character-not-good': [
    () => snv().atNight(2),
    'choose',
    { seat: 6, ability: 'cerenovus', targets: [1], characters: ['baron'] },
  ],
  'character-not-evil': [() => castWith('engineer').atNight(2), 'choose', engineering('chef')],
  'character-not-a-demon': [
    () => aGame(['summoner', 'chef', 'monk', 'mayor', 'saint', 'soldier', 'empath']).atNight(3),
    'choose',
    { seat: 1, ability: 'summoner', targets: [2], characters: ['witch'] },
  ],
  'minions-or-demon': [() => castWith('engineer', 'baron').atNight(2), 'choose', engineering('witch', 'pukka')],
  'one-for-each': [() => castWith('engineer', 'baron').atNight(2), 'choose', engineering('witch')],
  'in-play': [() => castWith('boffin').atNight(1), 'decide', { ability: 'boffin', topic: 'demonGains', value: 'chef' }],
  'jinxed-ability': [
    () => castWith('boffin').atNight(1),
    'decide',
    { ability: 'boffin', topic: 'demonGains', value: 'ogre' },
  ],
  'grandchild-must-be-good': [
    () => castWith('grandmother').atNight(1),
    'tell',
    { seat: 1, ability: 'grandmother', value: { seat: 6, character: 'poisoner' } },
  ],
  'faux-paw-must-be-good': [
    () => castWith('lycanthrope').atNight(1),
    'decide',
    { ability: 'lycanthrope', topic: 'fauxPaw', value: 7 },
  ],
  'not-chosen-last-night': [
    () => castWith('chef', 'saint', 'shabaloth').atNight(2).choose(7, 'shabaloth', 2, 3).dawn().closeDay(),
    'decide',
    { ability: 'shabaloth', topic: 'regurgitate', value: 4 },
  ],
  'unknown-answer': [() => castWith('general').atNight(1), 'tell', { seat: 1, ability: 'general', value: 'both' }],
  'same-type-as-last': [
    () => castWith('balloonist').atNight(1).tell(1, 'balloonist', 2).dawn().closeDay(),
    'tell',
    { seat: 1, ability: 'balloonist', value: 3 },
  ],
  'magician-missing': [
    () => castWith('magician').atNight(1),
    'tell',
    { seat: 6, ability: 'minioninfo', value: { demons: [7], minions: [] } },
  ],
  'bluff-count': [bluffing, 'tell', bluffs('saint', 'slayer')],
  'bluff-in-play': [bluffing, 'tell', bluffs('chef', 'slayer', 'sage')],
  'bluff-not-good': [bluffing, 'tell', bluffs('baron', 'slayer', 'sage')],
} satisfies Record<RefusalCode, Row>

/** What the command asks meanwhile is left, or answered by the first that there is. */
function answerAll(game: TestGame): void {
  for (;;) {
    const asked = game.view.decisions.find(({ isPending }) => isPending)
    if (!asked) return
    if (asked.isOptional) game.leave(asked.topic)
    else game.decide(asked.topic, asked.options[0] ?? null)
  }
}

describe('every refusal that can be overridden', () => {
  it.each(Object.entries<Row>(rows))(
    '[C2] %s: commits on the Storyteller\u2019s word, and the game goes on',
    (code, [begin, kind, data]) => {
      const game = begin()
      const { nextFact: head } = game.state
      game.send(kind, data)
      expect(game.lastRefusals).toContain(code)
      expect(game.facts).toHaveLength(head)
      const [named] = game.lastRefusals
      game.send(kind, data, { override: true })
      expect(game.facts.length).toBeGreaterThan(head)
      answerAll(game)
      expect(game.factsOf('overridden').at(-1)?.code).toBe(named)
      const { phase } = game.view
      if (phase.kind === 'setup') return
      game.send(phase.kind === 'night' ? 'dawn' : 'closeDay', {}, { override: true })
      expect(game.view.phase).not.toEqual(phase)
    },
  )
})

describe('a player who leaves', () => {
  it('[C7] takes along the vote on them, and a place on the block', () => {
    expect(tb().onDay(1).nominate(1, 2).send('removeSeat', { seat: 2 }).view.day.open).toBeNull()
    const game = tb().onDay(1).nominate(1, 2).vote(1, 3, 4, 5, 6).send('removeSeat', { seat: 2 })
    expect(game.view.day.aboutToDie).toBeNull()
    expect(game.closeDay().view.phase).toEqual({ kind: 'night', number: 2 })
  })

  it('[C7] takes the hand down that they had up', () => {
    const game = inVote().send('setHand', { seat: 3, hands: 1 }).send('removeSeat', { seat: 3 }).send('closeVote', {})
    expect(game.view.day.nominations.at(-1)?.tally).toBe(0)
  })

  it('[C7] is remembered by who learns of the day', () => {
    const game = aGame(['towncrier', 'chef', 'monk', 'witch', 'imp', 'saint', 'soldier']).onDay(1).nominate(4, 2).vote()
    const night = game.send('removeSeat', { seat: 4 }).closeDay()
    expect(night.information(1, 'towncrier')?.truth).toBe('yes')
  })
})

describe('somebody who does not sit at the table', () => {
  it.each([
    [
      'tell',
      () => aGame(['balloonist', 'chef', 'imp', 'poisoner', 'monk']).atNight(2),
      { seat: 1, ability: 'balloonist', value: 99 },
    ],
    ['decide', () => tb().atNight(1), { ability: 'fortuneteller', topic: 'redHerring', value: 99 }],
    ['useByDay', () => snv().onDay(1), { seat: 1, ability: 'juggler', guesses: [{ seat: 99, character: 'imp' }] }],
  ] as const)('[C3] is not answered with, decided on or guessed: %s', (kind, begin, data) => {
    expect(begin().send(kind, data as never, { override: true }).lastRefusal).not.toBeNull()
  })

  it('[C3] is not nominated or exiled out of time either', () => {
    expect(tb().atNight(2).send('nominate', { by: 1, nominee: 99 }, { override: true }).lastRefusal).toBe(
      'not-a-player',
    )
    expect(tb().atNight(2).send('callExile', { by: 1, target: 99 }, { override: true }).lastRefusal).toBe(
      'not-a-player',
    )
  })
})
