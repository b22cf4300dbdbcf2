import { describe, expect, it } from 'vitest'
import { computedCharacters, moduleOf } from '../../../../../electron/engine/characters/registry'
import { gameOf } from '../../../../../electron/engine/rules/game'
import { character as factsOf } from '../../../../../shared/domain/catalogue/catalogue'
import { aGame, type TestGame } from '../../../../support/game'

/*
 * What the Mathematician counts, by the whole catalogue: everything is played twice, with the character on seat 1 healthy and
 * poisoned. Whatever happens to the healthy alone has to count, and nothing of the healthy may.
 */

const AROUND = ['chef', 'empath', 'monk', 'butler', 'baron', 'imp']
const SPARE = ['noble', 'artist', 'soldier', 'golem', 'goblin', 'steward']

function tableOf(id: string): TestGame {
  const isDemon = factsOf(id)?.team === 'demon'
  const isTaken = (one: string): boolean => one === id || (isDemon && one === 'imp')
  return aGame([id, ...AROUND.map((one, index) => (isTaken(one) ? (SPARE[index] ?? one) : one))])
}

type Time = 'night1' | 'night2' | 'day'

type Happening = readonly [
  what: string,
  of: 'night' | 'day' | 'on',
  at: Time,
  happens: (game: TestGame, id: string) => void,
  first?: (game: TestGame) => void,
]

/** Does it if it can be done, and answers what it asks. */
function attempt(game: TestGame, act: (game: TestGame) => TestGame): void {
  act(game)
  for (let refusals = game.lastRefusals; refusals.length === 0; refusals = game.lastRefusals) {
    const [open] = game.state.questions
    const value = open?.question.options.at(-1)
    if (!open || value === undefined) return
    const { ability, topic, seat, to } = open.question
    game.send('decide', { ability, topic, value, ...(seat !== null && { seat }), ...(to !== null && { to }) })
  }
}

const killed = (target: number) => (game: TestGame) =>
  attempt(game, (one) => one.send('kill', { target, cause: { kind: 'ability', ability: 'imp', by: 7 } }))

function executed(game: TestGame, target: number): void {
  attempt(game, (one) => one.nominate(3, target))
  if (!game.state.today.isVoting) return
  attempt(game, (one) => one.vote(...gameOf(one.state).living.map(({ seat }) => seat)))
  attempt(game, (one) => one.execute())
}

const acts =
  (...wanted: number[]) =>
  (game: TestGame, id: string): void => {
    const step = game.rows(id).find(({ status }) => /todo|optional/.test(status))
    if (!step) return
    if (step.seats.length === 0) return attempt(game, (one) => one.send('finishStep', { key: step.key }))
    const { targets = null, characters = null, answers = [] } = step.advice ?? {}
    const pool = [...wanted, ...(targets?.legal ?? [])].filter((seat) => targets?.legal.some((one) => one === seat))
    const named = (characters?.legal ?? []).filter((one) => ['imp', 'klutz'].includes(one))
    attempt(game, (one) =>
      one.choose(step.seats[0] ?? 1, id, ...[...new Set(pool)].slice(0, targets?.min ?? 0), {
        characters: named.slice(-(characters?.min ?? 0) || named.length),
        ...(answers[0] !== undefined && { answer: answers[0] }),
      }),
    )
  }

const uses =
  (...wanted: number[]) =>
  (game: TestGame, id: string): void => {
    const { players, input = 'none' } = moduleOf(id)?.day ?? {}
    const more = input === 'statement' ? { statementTrue: true } : {}
    if (moduleOf(id)?.day) attempt(game, (one) => one.useByDay(1, id, ...wanted.slice(0, players?.min ?? 0), more))
  }

/** The Storyteller takes lives before anything is looked at. */
const dead =
  (...seats: number[]) =>
  (game: TestGame): void =>
    seats.forEach((seat) => attempt(game, (one) => one.kill(seat)))

const HAPPENINGS: readonly Happening[] = [
  ['acts on the first night', 'night', 'night1', acts(7, 6)],
  ['acts on the Demon', 'night', 'night2', acts(7, 6, 5)],
  ['acts on a Townsfolk', 'night', 'night2', acts(2, 3, 4)],
  ['acts on the dead', 'night', 'night2', acts(2, 3, 4), dead(2)],
  [
    'acts on a Townsfolk who is attacked then',
    'night',
    'night2',
    (game, id) => {
      acts(2, 3, 4)(game, id)
      killed(2)(game)
    },
  ],
  [
    'acts on a Townsfolk who is executed then',
    'night',
    'night2',
    (game, id) => {
      acts(2, 3, 4)(game, id)
      attempt(game, (one) => one.dawn())
      executed(game, 2)
    },
  ],
  ['is attacked', 'on', 'night2', killed(1)],
  ['has a neighbour attacked', 'on', 'night2', killed(2)],
  ['is chosen', 'on', 'night2', (game) => attempt(game, (one) => one.choose(4, 'monk', 1))],
  ['uses it on the Demon', 'day', 'day', uses(7, 6, 5)],
  ['uses it on a Townsfolk', 'day', 'day', uses(2, 3, 4)],
  ['is executed', 'on', 'day', (game) => executed(game, 1)],
  ['has a Townsfolk executed', 'on', 'day', (game) => executed(game, 2)],
  ['has a Minion executed', 'on', 'day', (game) => executed(game, 6)],
  ['has the Demon executed', 'on', 'day', (game) => executed(game, 7)],
  ['is nominated', 'on', 'day', (game) => attempt(game, (one) => one.nominate(2, 1))],
  ['nominates', 'on', 'day', (game) => attempt(game, (one) => one.nominate(1, 2))],
  ['sees nobody executed', 'on', 'day', (game) => attempt(game, (one) => one.closeDay()), dead(2, 3, 4, 5)],
  [
    'dies by day and chooses evil',
    'day',
    'day',
    (game, id) => {
      executed(game, 1)
      uses(7)(game, id)
    },
  ],
  [
    'speaks, and then acts',
    'day',
    'day',
    (game, id) => {
      uses(7, 6)(game, id)
      attempt(game, (one) => one.closeDay())
      acts(2, 3)(game, id)
    },
  ],
]

/** What protects shows when somebody is attacked. */
const UNSEEN = ['mark', 'spent', 'cannotDie', 'safeFromDemon', 'survivesExecution']

/** What there is to see of a game, notes and the poison itself left out. */
function standing({ state }: TestGame): string[] {
  const game = gameOf(state)
  return [
    ...state.circle.map((seat, index) => `chair ${index}: ${seat}`),
    ...game.seats.map(({ seat, character, alignment, isAlive, publicLife }) =>
      [seat, character, alignment, isAlive, publicLife].join(' '),
    ),
    ...game.effects.flatMap(({ isActive, isAura, kind, label, target, sourceSeat }) =>
      isActive && !isAura && sourceSeat !== null && !UNSEEN.includes(kind) ? [`${label} ${target}`] : [],
    ),
    ...state.claims.map(({ team, reason }) => `${team}: ${reason}`),
    `executed ${state.today.executed?.target}`,
  ]
}

function comes(game: TestGame, happens: (game: TestGame) => void): string {
  const before = standing(game)
  happens(game)
  const after = standing(game)
  const lost = before.filter((line) => !after.includes(line))
  return [...after.filter((line) => !before.includes(line)), ...lost.map((line) => `no ${line}`)].sort().join('; ')
}

/** An ability that never stirs at such times is not asked about them. */
function concerns(id: string, of: Happening[1]): boolean {
  const { night, day, on, wouldDie, continuous } = moduleOf(id) ?? {}
  return of === 'on' ? (on ?? wouldDie ?? continuous) !== undefined : (of === 'night' ? night : day) !== undefined
}

const counts = (game: TestGame, id: string): boolean => game.factsOf('wentWrong').some(({ ability }) => ability === id)

/** What the Cannibal does to themself, what only the Storyteller may do, and what might have changed nothing, is nobody's failure. */
const NOT_COUNTED = ['cannibal', 'bishop', 'cultleader']

const seated = computedCharacters.filter((id) => !['fabled', 'loric'].includes(factsOf(id)?.team ?? 'fabled'))

describe('[I9] whatever fails to come of an ability', () => {
  it.each(seated)('counts for a poisoned %s, and for a healthy one nothing does', (id) => {
    const times = {
      night1: tableOf(id).atNight(1),
      night2: tableOf(id).atNight(2),
      day: tableOf(id).onDay(2),
    }
    const poison = { character: id === 'widow' ? 'pukka' : 'widow' }
    const told = HAPPENINGS.filter(([, of]) => concerns(id, of)).map(([what, , at, happens, first]) => {
      const [healthy, poisoned] = [times[at].copy(), times[at].copy()]
      for (const game of [healthy, poisoned]) first?.(game)
      poisoned.send('impair', { target: 1, kind: 'poisoned', source: poison }, { override: true })
      const hasFailed =
        comes(healthy, (game) => happens(game, id)) !== comes(poisoned, (game) => happens(game, id)) &&
        !NOT_COUNTED.includes(id)
      return { what, healthy: counts(healthy, id), missed: hasFailed && !counts(poisoned, id) }
    })
    expect(told.filter(({ healthy, missed }) => healthy || missed)).toEqual([])
  })
})
