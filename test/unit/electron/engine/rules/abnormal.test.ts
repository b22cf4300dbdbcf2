import { describe, expect, it } from 'vitest'
import { aGame, type TestGame } from '../../../../support/game'

/** The chosen character sits on seat 1, an Imp on seat 7, nobody else has a say. */
const table = (character: string): readonly string[] => [
  character,
  'chef',
  'empath',
  'librarian',
  'monk',
  'baron',
  'imp',
]

const wrongIn = (game: TestGame): readonly string[] => game.factsOf('wentWrong').map(({ ability }) => ability)

type Play = (game: TestGame) => TestGame

const failing: readonly (readonly [character: string, what: string, Play])[] = [
  ['fool', 'dies', (game) => game.atNight(2).choose(7, 'imp', 1)],
  ['pacifist', 'a good player is executed and dies', (game) => game.onDay(2).executeByVote(2, 3)],
  ['mayor', 'dies at night', (game) => game.atNight(2).choose(7, 'imp', 1)],
  ['mayor', 'nobody is executed with three alive', (game) => game.dead(2, 3, 4, 5).onDay(2).closeDay()],
  ['saint', 'is executed', (game) => game.onDay(2).executeByVote(2, 1)],
  ['scarletwoman', 'the Demon dies with five alive', (game) => game.onDay(2).executeByVote(2, 7)],
  ['zombuul', 'dies', (game) => game.onDay(2).executeByVote(2, 1)],
  ['goon', 'is chosen first', (game) => game.atNight(2).choose(5, 'monk', 1)],
  ['vortox', 'nobody is executed', (game) => game.onDay(2).closeDay()],
]

const idle: readonly (readonly [character: string, what: string, Play])[] = [
  ['fool', 'another player dies', (game) => game.atNight(2).choose(7, 'imp', 2)],
  [
    'fool',
    'was saved before',
    (game) =>
      game
        .with({ seat: 1, spent: ['fool'] })
        .atNight(2)
        .choose(7, 'imp', 1),
  ],
  ['pacifist', 'an evil player is executed', (game) => game.onDay(2).executeByVote(2, 6)],
  ['mayor', 'is executed', (game) => game.onDay(2).executeByVote(2, 1)],
  ['saint', 'dies at night', (game) => game.atNight(2).choose(7, 'imp', 1)],
  ['scarletwoman', 'the Demon dies with four alive', (game) => game.dead(2, 3, 4).onDay(2).executeByVote(5, 7)],
]

describe('an ability that works abnormally', () => {
  it.each(failing)('[I9] is a drunk or poisoned %s when: %s', (character, _what, play) => {
    expect(wrongIn(play(aGame(table(character)).poisoned(1)))).toContain(character)
  })

  it.each(failing)('[I9] is no working %s when: %s', (character, _what, play) => {
    expect(wrongIn(play(aGame(table(character))))).not.toContain(character)
  })

  it.each(idle)('[I9] is no poisoned %s that had nothing to do: %s', (character, _what, play) => {
    expect(wrongIn(play(aGame(table(character)).poisoned(1)))).not.toContain(character)
  })

  it('[I9] is none of somebody dead, and one that is only believed is on record apart', () => {
    const dead = aGame(table('pacifist')).dead(1).onDay(2).executeByVote(2, 3)
    const believed = aGame(['drunk as fool', ...table('fool').slice(1)])
      .atNight(2)
      .choose(7, 'imp', 1)
    expect([wrongIn(dead), believed.state.wrong]).toEqual([[], [{ seat: 1, ability: 'fool', isBelieved: true }]])
  })
})
