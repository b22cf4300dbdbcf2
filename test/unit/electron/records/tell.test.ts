import { describe, expect, it } from 'vitest'
import { tellFacts } from '../../../../electron/records/tell'
import type { CommandInput, CommandKind } from '../../../../shared/grimoire/commands'
import { aGame, type TestGame } from '../../../support/game'

const night = (): TestGame => aGame(['devilsadvocate', 'sailor', 'chambermaid', 'po', 'gambler']).atNight(2)

/** What is told of one more command, by code. */
function toldOf<Kind extends CommandKind>(game: TestGame, kind: Kind, data: CommandInput<Kind>): string[] {
  const before = game.state
  const from = game.facts.length
  game.send(kind, data)
  return tellFacts(game.facts.slice(from), before).map(({ code }) => code)
}

const gossips = (): TestGame => aGame(['gossip', 'sailor', 'chambermaid', 'po', 'gambler']).onDay(2)

const keyOf = (game: TestGame, seat: number, entry: string): string => game.step(seat, entry)?.key ?? 'none'

describe('a step of the night that is done', () => {
  it('says that nobody was chosen, where somebody might have been', () => {
    const game = night()
    expect(toldOf(game, 'finishStep', { key: keyOf(game, 1, 'devilsadvocate') })).toEqual(['chose-nothing'])
  })

  it('does not say so after a choice', () => {
    const game = night()
    const choice = { seat: 1, ability: 'devilsadvocate', targets: [2] }
    expect(toldOf(game, 'choose', choice)).toEqual(['chose-players'])
    expect(toldOf(night(), 'decline', { seat: 5, ability: 'gambler' })).not.toContain('chose-nothing')
  })

  it('says that the Storyteller chose, where the ability has it so', () => {
    const served = (): TestGame => aGame(['barista', 'chef', 'monk', 'witch', 'vortox']).atNight(2)
    const choice = { seat: 1, ability: 'barista', targets: [2], answer: 'sober' }
    expect(toldOf(served(), 'choose', choice)).toContain('chose-players-for')
    expect(toldOf(served(), 'finishStep', { key: keyOf(served(), 1, 'barista') })).not.toContain('chose-nothing')
  })

  it('takes for true whatever is, where several answers are', () => {
    const killed = () => aGame(['sage', 'chef', 'imp', 'witch', 'nodashii']).dead(3).atNight(2).choose(5, 'nodashii', 1)
    for (const value of [
      [2, 5],
      [4, 5],
    ])
      expect(toldOf(killed(), 'tell', { seat: 1, ability: 'sage', value })).toContain('informed-of-players')
  })

  it('names whose ability it was that told somebody else', () => {
    const game = aGame(['lunatic as po', 'chef', 'monk', 'witch', 'vortox']).atNight(2).choose(1, 'po', 2)
    expect(toldOf(game, 'tell', { seat: 5, ability: 'lunatic', value: [1, 2] })).toContain(
      'informed-through-of-players',
    )
  })

  it('tells of a choice by the ability of somebody else as one, once', () => {
    const game = aGame(['barber', 'chef', 'monk', 'witch', 'vortox']).atNight(2).choose(5, 'vortox', 1)
    const told = toldOf(game, 'choose', { seat: 5, ability: 'barber', targets: [2, 3] })
    expect(told).toEqual(['chose-players-through', 'character-became', 'character-became'])
  })
})

describe('a statement made aloud', () => {
  const text = 'One of us is the Gambler.'
  it.each([
    [{ statementTrue: true, text }, 'acted-truly-saying'],
    [{ statementTrue: false, text }, 'acted-untruly-saying'],
    [{ statementTrue: true }, 'acted-truly'],
    [{ statementTrue: false }, 'acted-untruly'],
    [{ text }, 'acted-in-public-saying'],
  ])('is told with how it was judged, if it was', (said, code) => {
    const use = { seat: 1, ability: 'gossip', isPublic: true, targets: [], ...said }
    expect(toldOf(gossips(), 'useByDay', use)).toEqual([code])
  })
})

describe('the end of a day', () => {
  it('says so when nobody was executed, and else who was', () => {
    expect(toldOf(gossips(), 'closeDay', {})).toEqual(['nobody-executed', 'night-began'])
    const voted = gossips().nominate(1, 3).vote(1, 2, 3)
    expect(toldOf(voted, 'closeDay', {})).toEqual(['executed', 'night-began'])
    expect(toldOf(gossips().executeByVote(1, 3), 'closeDay', {})).toEqual(['night-began'])
  })
})

describe('the end of the game', () => {
  it('is told with the reason that stands for it', () => {
    const game = gossips().executeByVote(1, 4)
    const before = game.state
    game.send('endGame', { winner: 'good' })
    const because = { code: 'game-ended-because', params: { winner: 'good', reason: 'demon-dead' } }
    expect(tellFacts(game.factsOf('gameEnded'), before)).toEqual([because])
    const early = gossips()
    expect(tellFacts([{ kind: 'gameEnded', winner: 'evil' }], early.state)).toEqual([
      { code: 'game-ended', params: { winner: 'evil' } },
    ])
  })
})

describe('what an ability has announced', () => {
  it('is a sentence of its own', () => {
    const game = aGame(['chef', 'noble', 'clockmaker', 'artist', 'monk', 'assassin', 'alhadikhia']).atNight(2)
    const chosen = { seat: 7, ability: 'alhadikhia', targets: [1, 2, 3] }
    expect(toldOf(game, 'choose', chosen)).toContain('announced-alhadikhia-chose')
    const banshee = aGame(['banshee', 'chef', 'monk', 'poisoner', 'imp']).atNight(2).choose(5, 'imp', 1)
    expect(toldOf(banshee, 'dawn', {})).toContain('announced-banshee-awoken')
    const gnome = aGame(['chef', 'monk', 'poisoner', 'imp', 'mayor', 'gnome']).onDay(1)
    const amigo = { ability: 'gnome', topic: 'amigo', value: 2 }
    expect(toldOf(gnome, 'decide', amigo)).toContain('announced-gnome-amigo')
    expect(toldOf(night(), 'announce', { kind: 'custom', text: 'Last call' })).toEqual(['announced'])
  })
})

describe('hands for an exile', () => {
  it('are no votes', () => {
    const called = () =>
      aGame(['chef', 'monk', 'poisoner', 'imp', 'mayor', 'gnome']).onDay(1).send('callExile', { by: 1, target: 6 })
    const told = (...supporters: number[]) => toldOf(called(), 'closeExile', { target: 6, supporters })
    expect([told()[0], told(1)[0], told(1, 2, 3)[0]]).toEqual(['nobody-supported', 'exile-failed', 'exile-succeeded'])
  })
})
