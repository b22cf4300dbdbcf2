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

  it('tells of a choice by the ability of somebody else as one, once', () => {
    const game = aGame(['barber', 'chef', 'monk', 'witch', 'vortox']).atNight(2).choose(5, 'vortox', 1)
    const told = toldOf(game, 'choose', { seat: 5, ability: 'barber', targets: [2, 3] })
    expect(told).toEqual(['chose-players-through', 'character-became', 'character-became'])
  })
})
