import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const town = ['noble', 'chef', 'artist', 'clockmaker', 'poisoner', 'imp']

describe('[BM26] Apprentice', () => {
  const joined = (side: 'good' | 'evil') =>
    aGame([...town, 'apprentice'])
      .onScript(...town, 'empath', 'apprentice')
      .with({ seat: 7, alignment: side })
      .atNight(1)

  it.each([
    ['good', 'a Townsfolk', 'empath', 'poisoner'],
    ['evil', 'a Minion', 'poisoner', 'empath'],
  ] as const)('gains, if %s, the ability of %s', (side, _title, ability, other) => {
    const game = joined(side)
    expect(game.decision('gains').options).not.toContain(other)
    expect([game.decide('gains', ability).works(7, ability), game.told(7, 'youAre')]).toEqual([true, [ability]])
    expect(game.wakes(7, ability)).toBe(true)
    expect(game.wakes(7, 'apprentice')).toBe(false)
  })

  it('believes to have one when poisoned that night', () => {
    const game = joined('good').poisoned(7, 'poisoner', 5)
    expect(game.decide('gains', 'empath').works(7, 'empath')).toBe(false)
  })

  it('gains one only, on the first night', () => {
    expect(joined('good').decide('gains', 'empath').openTopics).not.toContain('gains')
    expect(joined('good').dawn().closeDay().openTopics).not.toContain('gains')
  })

  it('gains it on the second night, where the Apprentice came by day', () => {
    const game = aGame(town)
      .onScript(...town, 'empath', 'apprentice')
      .onDay(1)
      .send('addTraveller', { name: 'Tomas', character: 'apprentice', alignment: 'good' })
      .closeDay()
    expect(game.decide('gains', 'empath').works(7, 'empath')).toBe(true)
    expect(game.wakes(7, 'empath')).toBe(true)
  })

  it('stays a Traveller', () => {
    expect(joined('good').decide('gains', 'empath').seat(7)).toMatchObject({
      isTraveller: true,
      character: 'apprentice',
    })
  })
})

describe('[BM27] Matron', () => {
  const table = [...town, 'matron']
  const circle = (game: ReturnType<typeof aGame>) => game.view.seats.map(({ seat }) => seat)

  it('has up to three pairs change chairs, in order, one player more than once', () => {
    expect(circle(aGame(table).onDay(1).useByDay(7, 'matron', 1, 2))).toEqual([2, 1, 3, 4, 5, 6, 7])
    expect(circle(aGame(table).onDay(1).useByDay(7, 'matron', 1, 3, 1, 6))).toEqual([3, 2, 6, 4, 5, 1, 7])
  })

  it('moves nobody while poisoned', () => {
    expect(circle(aGame(table).poisoned(7).onDay(1).useByDay(7, 'matron', 1, 2))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([
    ['half a pair', [1, 2, 3], 'too-few-targets'],
    ['four pairs', [1, 2, 3, 4, 5, 6, 1, 2], 'too-many-targets'],
  ] as const)('does not take %s', (_title, targets, code) => {
    expect(
      aGame(table)
        .onDay(1)
        .useByDay(7, 'matron', ...targets).lastRefusal,
    ).toBe(code)
  })

  it('acts once a day', () => {
    expect(aGame(table).onDay(1).useByDay(7, 'matron', 1, 2).useByDay(7, 'matron', 1, 2).lastRefusal).toBe(
      'already-used-today',
    )
  })
})

describe('[BM28] Judge', () => {
  const table = [...town, 'judge']

  it('forces an execution to pass at once, whatever the votes', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).vote(1).useByDay(7, 'judge', { text: 'pass' })
    expect([game.seat(2).isAlive, game.view.day.executedToday, game.view.day.nominationsOpen]).toEqual([
      false,
      2,
      false,
    ])
  })

  it('forces it to fail: the votes count for nothing and nominations go on', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).vote(1, 3, 4, 5).useByDay(7, 'judge', { text: 'fail' })
    expect([game.view.day.aboutToDie, game.view.day.nominations[0]?.tally]).toEqual([null, 0])
    expect(game.nominate(3, 4).vote(1, 2, 3, 4).execute().seat(4).isAlive).toBe(false)
  })

  it('forces it to fail before the count, too', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).useByDay(7, 'judge', { text: 'fail' })
    expect(game.view.day.open).toBeNull()
  })

  it('asks which, when it was not said', () => {
    const game = aGame(table).onDay(1).nominate(1, 2).useByDay(7, 'judge')
    expect(game.decide('outcome', 'pass').seat(2).isAlive).toBe(false)
  })

  it.each([
    ['nobody nominated', () => aGame(table).onDay(1).useByDay(7, 'judge', { text: 'pass' }), 'not-triggered'],
    [
      'only the Judge did',
      () => aGame(table).onDay(1).nominate(7, 2).useByDay(7, 'judge', { text: 'pass' }),
      'not-triggered',
    ],
    [
      'the answer is neither',
      () => aGame(table).onDay(1).nominate(1, 2).useByDay(7, 'judge', { text: 'maybe' }),
      'unknown-answer',
    ],
  ] as const)('is refused when %s', (_title, play, code) => {
    expect(play().lastRefusal).toBe(code)
  })

  it('has no power over an exile, which is no execution', () => {
    const game = aGame([...table, 'thief'])
      .onDay(1)
      .nominate(1, 2)
      .vote(1)
      .exile(3, 8, 1, 2, 3, 4)
    expect(game.useByDay(7, 'judge', { text: 'fail' }).lastRefusal).toBe('not-triggered')
    game.send('useByDay', { seat: 7, ability: 'judge', targets: [], text: 'fail' }, { override: true })
    expect(game.view.day.nominations.at(-1)).toMatchObject({ kind: 'exile', tally: 4, succeeded: true })
  })

  it('changes nothing while drunk, and is spent', () => {
    const game = aGame(table).drunk(7, 'sailor').onDay(1).nominate(1, 2).vote(1).useByDay(7, 'judge', { text: 'pass' })
    expect([game.seat(2).isAlive, game.useByDay(7, 'judge', { text: 'pass' }).lastRefusal]).toEqual([
      true,
      'ability-spent',
    ])
  })
})

describe('[BM29] Bishop', () => {
  const table = [...town, 'bishop']

  it('leaves nominating to the Storyteller, who speaks from the Bishop’s chair', () => {
    const game = aGame(table).onDay(1)
    expect(game.nominate(1, 2).lastRefusal).toBe('only-storyteller-nominates')
    expect(game.nominate(7, 2).vote(1).nominate(7, 3).vote(1).lastRefusal).toBeNull()
  })

  it('reminds of an opposing nomination until there is one', () => {
    const game = aGame(table).atNight(1).dawn()
    const isDue = () => game.view.notices.some(({ code }) => code === 'opposing-nomination-due')
    expect([game.tokens(7), isDue()]).toEqual([['Nominate Evil'], true])
    game.nominate(7, 2).vote()
    expect(isDue()).toBe(true)
    game.nominate(7, 5).vote()
    expect([game.tokens(7), isDue()]).toEqual([[], false])
  })

  it('stops nobody while poisoned', () => {
    expect(aGame(table).poisoned(7).onDay(1).nominate(1, 2).lastRefusal).toBeNull()
  })

  it('does not touch exiles', () => {
    expect(aGame(table).onDay(1).exile(1, 7, 1, 2, 3, 4).seat(7).isAlive).toBe(false)
  })
})

describe('[BM30] Voudon', () => {
  const table = [...town, 'voudon', 'oracle']
  const started = () => aGame(table).dead(4, 8).with({ seat: 8, alive: false, voteToken: false }).onDay(2)

  it('lets only the dead and the Voudon vote, without tokens', () => {
    const game = started().nominate(1, 6).vote(1, 2, 4, 7, 8)
    expect(game.view.day.nominations[0]?.hands.map(({ seat }) => seat).sort()).toEqual([4, 7, 8])
    expect(game.lastNotices).toContain('only-dead-vote')
    expect([game.seat(4).voteToken, game.view.day.aboutToDie]).toEqual([true, { nominee: 6, votes: 3 }])
  })

  it('needs no majority, but one vote', () => {
    expect(started().nominate(1, 6).vote(4).view.day.aboutToDie?.nominee).toBe(6)
    expect(started().nominate(1, 6).vote(1).view.day.aboutToDie).toBeNull()
  })

  it('changes nothing while poisoned', () => {
    const game = aGame(table).dead(4).poisoned(7).onDay(2).nominate(1, 6).vote(1, 2, 4)
    expect([game.view.day.votesNeeded, game.seat(4).voteToken, game.lastNotices]).toEqual([4, false, []])
  })

  it('does not touch exiles', () => {
    expect(started().exile(1, 7, 1, 2, 3, 5).seat(7).isAlive).toBe(false)
  })
})
