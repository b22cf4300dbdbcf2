import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const good = ['chef', 'noble', 'clockmaker', 'artist', 'oracle']
const with_ = (minion: string): string[] => [...good, minion, 'imp']

describe('[CA21] Goblin', () => {
  const claimed = () => aGame(with_('goblin')).onDay(1).nominate(1, 6).useByDay(6, 'goblin')

  it('wins when executed after claiming aloud when nominated', () => {
    expect(claimed().vote(1, 2, 3, 4).execute().winner).toBe('evil')
  })

  it('does not win unclaimed (R-07)', () => {
    expect(aGame(with_('goblin')).onDay(1).nominate(1, 6).vote(1, 2, 3, 4).execute().winner).toBeNull()
  })

  it('claims only while being nominated', () => {
    const game = aGame(with_('goblin')).onDay(1)
    expect(game.useByDay(6, 'goblin').lastRefusal).toBe('not-triggered')
    expect(game.nominate(1, 2).useByDay(6, 'goblin').lastRefusal).toBe('not-triggered')
  })

  it('has to be executed that very day', () => {
    const game = claimed().vote().closeDay().dawn()
    expect(game.tokens(6)).toEqual([])
    expect(game.executeByVote(2, 6).winner).toBeNull()
  })

  it('claims in vain while poisoned', () => {
    expect(
      aGame(with_('goblin')).poisoned(6).onDay(1).nominate(1, 6).useByDay(6, 'goblin').vote(1, 2, 3, 4).execute()
        .winner,
    ).toBeNull()
  })
})

describe('[CA22] Psychopath', () => {
  const day = () => aGame(with_('psychopath')).onDay(1)

  it('kills aloud once a day, before nominations', () => {
    const game = day().useByDay(6, 'psychopath', 1)
    expect(game.seat(1).isAlive).toBe(false)
    expect(game.useByDay(6, 'psychopath', 2).lastRefusal).toBe('already-used-today')
    expect(day().nominate(1, 2).vote().useByDay(6, 'psychopath', 1).lastRefusal).toBe('not-triggered')
    expect(day().useByDay(6, 'psychopath', 1, { isPublic: false }).lastRefusal).toBe('must-be-public')
  })

  it('dies by execution only by losing roshambo; the nominator lives either way (R-28)', () => {
    const survived = day().executeByVote(1, 6).decide('losesRoshambo', false)
    expect([survived.seat(6).isAlive, survived.seat(1).isAlive, survived.view.day.executedToday]).toEqual([
      true,
      true,
      6,
    ])
    expect(day().executeByVote(1, 6).decide('losesRoshambo', true).seat(6).isAlive).toBe(false)
  })

  it('kills nobody and just dies while poisoned', () => {
    const game = aGame(with_('psychopath')).poisoned(6).onDay(1).useByDay(6, 'psychopath', 1)
    expect(game.seat(1).isAlive).toBe(true)
    expect(game.executeByVote(1, 6).seat(6).isAlive).toBe(false)
  })

  it('has no roshambo while babysitting the Demon', () => {
    const game = aGame([...good, 'psychopath', 'poisoner'])
      .with({ seat: 6, reminders: [{ character: 'lilmonsta', label: 'Is The Demon' }] })
      .onDay(1)
      .executeByVote(1, 6)
    expect(game.seat(6).isAlive).toBe(false)
    expect(game.winner).toBe('good')
  })
})

describe('[CA23] Organ Grinder', () => {
  const day = () => aGame(with_('organgrinder')).onDay(2)
  const voted = () => day().nominate(1, 2).vote(1, 3, 4, 5)

  it('keeps hands, tallies and who is about to die from the room', () => {
    const game = voted()
    expect(game.room.nominations.map(({ votes }) => votes)).toEqual([null])
    expect(game.room.aboutToDie).toBeNull()
    expect(game.tokens(2)).toEqual(['About To Die'])
    expect(game.execute().room.executedToday).toBe(2)
  })

  it('moves the token with the votes, and takes it away in a tie', () => {
    const game = voted().nominate(2, 3).vote(1, 2, 4, 5)
    expect([game.tokens(2), game.tokens(3)]).toEqual([[], []])
  })

  it('takes a dead voter’s token at dusk, for one vote a day', () => {
    const game = aGame(with_('organgrinder')).dead(1).onDay(2).nominate(3, 2).vote(1, 3).nominate(4, 5).vote(1, 4)
    expect(game.lastNotices).toContain('no-vote-token')
    expect(game.seat(1).voteToken).toBe(true)
    expect(game.closeDay().seat(1).voteToken).toBe(false)
  })

  it('leaves the token of who votes without paying, and takes that of who only seems dead', () => {
    const awoken = aGame(['banshee', ...with_('organgrinder').slice(1)])
      .with({ seat: 1, alive: false, reminders: [{ character: 'banshee', label: 'Has Ability' }] })
      .onDay(2)
    expect(awoken.nominate(3, 2).vote(1).closeDay().seat(1).voteToken).toBe(true)
    const feigning = aGame(['chef', ...with_('organgrinder').slice(1, 6), 'zombuul'])
      .with({ seat: 7, alive: false, feignsDeath: true })
      .onDay(2)
    feigning.nominate(3, 2).vote(7).nominate(4, 5).vote(7)
    expect(feigning.lastNotices).toContain('no-vote-token')
    expect(feigning.closeDay().seat(7).voteToken).toBe(false)
  })

  it('lets one token pay for one blind vote, whoever has to pay with it', () => {
    const game = aGame([...with_('organgrinder'), 'beggar'])
      .onDay(2)
      .send('setVoteToken', { seat: 8, has: true })
    game.nominate(1, 2).vote(8).nominate(2, 3).vote(8)
    expect(game.lastNotices).toContain('no-vote-token')
    expect(game.closeDay().seat(8).voteToken).toBe(false)
  })

  it('may be drunk until dusk, and voting is open', () => {
    const game = aGame(with_('organgrinder')).atNight(2).choose(6, 'organgrinder', { answer: 'drunk' }).dawn()
    expect(game.nominate(1, 2).vote(1, 3, 4, 5).room.aboutToDie?.nominee).toBe(2)
    expect(game.closeDay().choose(6, 'organgrinder', { answer: 'sober' }).seat(6).drunk).toEqual([])
  })

  it('hides nothing while poisoned or dead', () => {
    expect(
      aGame(with_('organgrinder')).poisoned(6).onDay(2).nominate(1, 2).vote(1, 3, 4, 5).room.aboutToDie?.nominee,
    ).toBe(2)
    expect(aGame(with_('organgrinder')).dead(6).onDay(2).nominate(1, 2).vote(1, 3, 4).room.nominations[0]?.votes).toBe(
      3,
    )
  })

  it('leaves a blind vote blind when it dies later that day', () => {
    expect(voted().kill(6).room.aboutToDie).toBeNull()
  })

  it('counts a Butler only with the master (R-60)', () => {
    const game = () =>
      aGame(['butler', ...good.slice(1), 'organgrinder', 'imp'])
        .atNight(2)
        .choose(1, 'butler', 3)
        .dawn()
        .nominate(2, 4)
    expect(game().vote(1, 2).view.day.nominations[0]?.tally).toBe(1)
    expect(game().vote(1, 2, 3).view.day.nominations[0]?.tally).toBe(3)
  })
})
