import { describe, expect, it } from 'vitest'
import { CommandTurn } from '../../../../../electron/engine/rules/turn'
import type { SeatId } from '../../../../../shared/domain/ids'
import { aGame, type TestGame } from '../../../../support/game'

const table = ['chef', 'soldier', 'monk', 'poisoner', 'imp', 'mayor', 'saint']

/** An attack by the Demon on seat 5 that nothing stops, as an ability module would make it. */
function unstoppable(game: TestGame, victim: number): boolean {
  const turn = new CommandTurn(game.state)
  const cause = { ability: 'imp', seat: 5 as SeatId, instance: null, kind: 'demon' as const }
  const outcome = turn.kill(victim as SeatId, cause, { isUnstoppable: true }).next(null)
  return outcome.done === true && outcome.value
}

describe('death', () => {
  it('[D1] comes once: the dead do not die again and keep their token as it was', () => {
    const game = aGame(table).with({ seat: 1, alive: false, voteToken: false }).atNight(2).choose(5, 'imp', 1).kill(1)
    expect(game.factsOf('died')).toEqual([])
    expect(game.seat(1)).toMatchObject({ isAlive: false, voteToken: false })
  })

  it('[D2] by the Demon is stopped by safety from it; other deaths are not', () => {
    expect(aGame(table).atNight(2).choose(5, 'imp', 2).seat(2).isAlive).toBe(true)
    expect(aGame(table).atNight(2).choose(3, 'monk', 1).choose(5, 'imp', 1).seat(1).isAlive).toBe(true)
    expect(aGame(table).atNight(2).choose(3, 'monk', 1).kill(1, 'gossip').seat(1).isAlive).toBe(false)
    expect(aGame(table).onDay(2).executeByVote(1, 2).seat(2).isAlive).toBe(false)
  })

  it('[D3] comes where the protection does not hold, which has gone wrong then', () => {
    const game = aGame(table).atNight(2).choose(3, 'monk', 1)
    game.send('impair', { target: 3, kind: 'drunk', source: { character: 'sailor' } }).choose(5, 'imp', 1)
    expect(game.seat(1).isAlive).toBe(false)
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 3, ability: 'monk' }])
    const poisoned = aGame(table).atNight(2).choose(4, 'poisoner', 2).choose(5, 'imp', 2)
    expect(poisoned.seat(2).isAlive).toBe(false)
    expect(poisoned.factsOf('wentWrong')).toMatchObject([{ seat: 2, ability: 'soldier' }])
  })

  it('[D3] that no protection could have stopped is none that failed', () => {
    const cast = ['chef', 'innkeeper', 'assassin', 'baron', 'imp', 'mayor', 'saint']
    const drunk = (): TestGame => {
      const game = aGame(cast).atNight(2).choose(2, 'innkeeper', 1, 6).decide('drunk', 6)
      return game.send('impair', { target: 2, kind: 'drunk', source: { character: 'sailor' } })
    }
    expect(drunk().choose(5, 'imp', 1).factsOf('wentWrong')).toMatchObject([{ seat: 2, ability: 'innkeeper' }])
    const game = drunk().choose(3, 'assassin', 1)
    expect([game.seat(1).isAlive, game.factsOf('wentWrong')]).toEqual([false, []])
  })

  it('[D4] at night shows in the Grimoire at once and in the room at dawn', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1)
    expect(game.seat(1)).toMatchObject({ isAlive: false, isShrouded: true, publicLife: 'alive' })
    expect(game.room.seats[0]).toMatchObject({ life: 'alive', voteToken: false })
    expect(game.dawn().room.seats[0]).toMatchObject({ life: 'dead', voteToken: true })
  })

  it('[D5] by day shows at once', () => {
    expect(aGame(table).onDay(2).executeByVote(1, 3).room.seats[2]).toMatchObject({ life: 'dead', voteToken: true })
  })

  it('[D5] by day is seen by all, so the Grimoire needs no token of it', () => {
    const cast = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'tinker']
    const labels = (game: TestGame): string[] =>
      game
        .kill(7, 'tinker', 7)
        .seat(7)
        .reminders.map(({ label }) => label)
    expect(labels(aGame(cast).atNight(2))).toContain('Dead')
    expect(labels(aGame(cast).onDay(2))).not.toContain('Dead')
  })

  it('[D6] takes the ability and the rows of the dead, and gives a vote token', () => {
    const game = aGame(table).atNight(2).kill(3)
    expect(game.seat(3).voteToken).toBe(true)
    expect(game.works(3, 'monk')).toBe(false)
    expect(game.step(3, 'monk')).toMatchObject({ status: 'cancelled', reason: 'dead' })
    expect(game.choose(3, 'monk', 1).lastRefusal).toBe('dead-no-ability')
  })

  it('[D7] is recorded with character, side, time and cause', () => {
    const game = aGame(table).evil(1).atNight(2).choose(5, 'imp', 1).become(1, 'butler')
    expect(game.state.deaths).toMatchObject([
      {
        seat: 1,
        character: 'chef',
        alignment: 'evil',
        phase: { kind: 'night', number: 2 },
        cause: { kind: 'demon', ability: 'imp', seat: 5 },
      },
    ])
    expect(aGame(table).onDay(2).executeByVote(1, 3).state.deaths).toMatchObject([{ cause: { kind: 'execution' } }])
  })

  it('[D8] turned onto another is a new attempt', () => {
    const soldier = aGame(table).atNight(2).choose(5, 'imp', 6).decide('diesInstead', 2)
    expect([soldier.seat(2).isAlive, soldier.seat(6).isAlive]).toEqual([true, true])
    const dead = aGame(table).dead(1).atNight(2).choose(5, 'imp', 6).decide('diesInstead', 1)
    expect([dead.seat(6).isAlive, dead.factsOf('died')]).toEqual([true, []])
    const chef = aGame(table).atNight(2).choose(5, 'imp', 6).decide('diesInstead', 1)
    expect(chef.factsOf('deathRedirected')).toMatchObject([{ from: 6, to: 1, by: 'mayor' }])
    expect(chef.seat(1).isAlive).toBe(false)
  })

  it('[D9] that nothing can stop passes protection and whoever would step in', () => {
    expect(unstoppable(aGame(table).atNight(2), 2)).toBe(true)
    expect(unstoppable(aGame(table).atNight(2), 6)).toBe(true)
  })

  it('[D10] of a Demon finds its heir before anybody else reacts', () => {
    const game = aGame(['scarletwoman', 'baron', 'chef', 'monk', 'imp', 'mayor']).atNight(2).choose(5, 'imp', 5)
    expect([game.seat(1).character, game.seat(2).character, game.openTopics]).toEqual(['imp', 'baron', []])
  })

  it('[D11] by exile is not stopped', () => {
    const game = aGame([...table, 'scapegoat']).onDay(2)
    game.send('placeReminder', { seat: 8, character: 'tealady', label: 'Cannot Die' })
    expect(game.kill(8, 'gossip').seat(8).isAlive).toBe(true)
    expect(game.exile(1, 8, 1, 2, 3, 4).seat(8).isAlive).toBe(false)
  })

  it('[D11] by exile is not stopped by the exiled themself, whatever they have gained', () => {
    const town = ['noble', 'chef', 'artist', 'clockmaker', 'poisoner', 'imp']
    const fool = (): TestGame => {
      const game = aGame([...town, 'apprentice'])
        .onScript(...town, 'fool', 'apprentice')
        .atNight(1)
      return game.decide('gains', 'fool').dawn()
    }
    expect(fool().execute(7).seat(7).isAlive).toBe(true)
    expect(fool().exile(1, 7, 1, 2, 3, 4).seat(7).isAlive).toBe(false)
  })

  it('[D2] is stopped by what is for executions only there', () => {
    const game = aGame(table).onDay(2)
    game.send('placeReminder', { seat: 1, character: 'devilsadvocate', label: 'Survives Execution' })
    expect(game.execute(1).seat(1).isAlive).toBe(true)
    expect(game.kill(1, 'gossip').seat(1).isAlive).toBe(false)
  })
})
