import { describe, expect, it } from 'vitest'
import { aGame, aTable, type TestGame } from '../../../support/game'
import { undone } from '../../../support/undone'

const tb = ['chef', 'empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint']
const alive = (game: TestGame, ...seats: number[]): boolean[] => seats.map((seat) => game.seat(seat).isAlive)
const roles = (game: TestGame, ...seats: number[]): (string | null)[] => seats.map((seat) => game.seat(seat).character)

/** Situations that tools of this kind are known to get wrong, each with the right ruling. */
describe('rule traps', () => {
  it('R-01 parity wins nothing', () => {
    expect(aGame(tb).dead(1, 2, 3).onDay(4).winner).toBeNull()
    expect(aGame(['imp', 'baron', 'poisoner', 'chef', 'monk', 'empath']).onDay(1).winner).toBeNull()
  })
  it('R-02 the Scarlet Woman catches the Demon with five alive, it included', () => {
    expect(
      aGame(['imp', 'scarletwoman', 'chef', 'monk', 'empath']).onDay(1).executeByVote(3, 1).seat(2).character,
    ).toBe('imp')
  })
  it('R-03 a poisoned Scarlet Woman catches nothing', () => {
    expect(
      aGame(['imp', 'scarletwoman', 'chef', 'monk', 'empath', 'mayor', 'saint'])
        .poisoned(2)
        .onDay(1)
        .executeByVote(3, 1).winner,
    ).toBe('good')
  })
  it('R-04 she catches an Imp made by a star-pass too', () => {
    const game = aGame(['imp', 'baron', 'scarletwoman', 'chef', 'monk', 'empath', 'mayor', 'saint', 'slayer'])
      .drunk(3)
      .atNight(2)
      .choose(1, 'imp', 1)
      .decide('newImp', 2)
    game
      .send('restore', { target: 3, kind: 'drunk', source: { character: 'sailor' } })
      .dawn()
      .executeByVote(4, 2)
    expect([game.seat(3).character, game.winner]).toEqual(['imp', null])
  })
  it('R-05 R-49 with five alive a star-pass goes to her, and to nobody else', () => {
    const game = aGame(['imp', 'baron', 'poisoner', 'scarletwoman', 'chef', 'monk', 'empath', 'mayor'])
      .atNight(2)
      .choose(1, 'imp', 1)
    expect([game.openTopics, roles(game, 2, 3, 4)]).toEqual([[], ['baron', 'poisoner', 'imp']])
  })
  it('R-06 the new Imp does not act this night', () => {
    expect(aGame(tb).atNight(2).choose(5, 'imp', 5).step(4, 'imp')).toBeUndefined()
  })
  it('R-07 a Goblin who claimed nothing wins nothing', () => {
    expect(aGame(['goblin', 'chef', 'imp', 'monk', 'empath']).onDay(1).executeByVote(2, 1).winner).toBeNull()
  })
  it('R-08 the Tea Lady protects her neighbours and not herself', () => {
    const table = ['chef', 'tealady', 'empath', 'imp', 'poisoner']
    expect(alive(aGame(table).atNight(2).choose(4, 'imp', 2), 2)).toEqual([false])
    expect(alive(aGame(table).atNight(2).choose(4, 'imp', 1), 1)).toEqual([true])
  })
  it('R-09 whatever side she is on', () => {
    expect(
      alive(aGame(['chef', 'tealady', 'empath', 'imp', 'poisoner']).evil(2).atNight(2).choose(4, 'imp', 1), 1),
    ).toEqual([true])
  })
  it('R-10 the Assassin kills a sober Sailor', () => {
    expect(alive(aGame(['assassin', 'sailor', 'chef', 'imp', 'monk']).atNight(2).choose(1, 'assassin', 2), 2)).toEqual([
      false,
    ])
  })
  it('R-11 and whom the Innkeeper protects', () => {
    const game = aGame(['assassin', 'innkeeper', 'chef', 'imp', 'monk', 'empath'])
      .atNight(2)
      .choose(2, 'innkeeper', 3, 6)
      .decide('drunk', 6)
    expect(alive(game.choose(1, 'assassin', 3), 3)).toEqual([false])
  })
  it('R-12 a sober Sailor and a Fool outlive an execution, the Fool once', () => {
    expect(alive(aGame(['sailor', 'chef', 'imp', 'monk', 'baron']).onDay(1).executeByVote(2, 1), 1)).toEqual([true])
    const game = aGame(['fool', 'chef', 'imp', 'monk', 'baron']).onDay(1).executeByVote(2, 1)
    expect(alive(game, 1)).toEqual([true])
    expect(alive(game.closeDay().dawn().executeByVote(2, 1), 1)).toEqual([false])
  })
  it('R-13 the No Dashii poisons the nearest Townsfolk, alive or dead', () => {
    const game = aGame(['nodashii', 'chef', 'empath', 'witch', 'monk', 'saint']).dead(2).atNight(2)
    expect([2, 3, 5].map((seat) => game.seat(seat).poisoned.length)).toEqual([1, 0, 1])
  })
  it('R-14 good cannot win while both Twins live', () => {
    const game = aGame(['eviltwin', 'chef', 'imp', 'monk', 'empath']).atNight(1)
    if (game.openTopics.includes('twin')) game.decide('twin', 2)
    game.dawn().executeByVote(4, 3)
    expect(game.winner).toBeNull()
    expect(game.view.claims).toContainEqual({ team: 'good', reason: 'demon-dead', blockedBy: ['eviltwin'] })
  })
  it('R-15 in an Atheist game good wins by executing the Storyteller', () => {
    const table = ['atheist', 'chef', 'empath', 'monk', 'mayor']
    expect(aGame(table).onDay(1).winner).toBeNull()
    expect(aGame(table).onDay(1).nominate(2, 'storyteller').vote(1, 2, 3, 4).execute().winner).toBe('good')
  })
  it('R-16 R-56 a poisoned Recluse or Spy registers as what they are', () => {
    expect(
      aGame(['empath', 'recluse', 'imp', 'chef', 'monk']).poisoned(2).atNight(1).information(1, 'empath')?.allowed,
    ).toEqual([0])
    expect(
      aGame(['empath', 'spy', 'imp', 'chef', 'monk']).poisoned(2).atNight(1).information(1, 'empath')?.allowed,
    ).toEqual([1])
    expect(aGame(['empath', 'recluse', 'imp', 'chef', 'monk']).atNight(1).information(1, 'empath')?.allowed).toEqual([
      0, 1,
    ])
  })
  it('R-17 the Leviathan wins after the fifth day, not during it', () => {
    const game = aGame(['leviathan', 'chef', 'empath', 'monk', 'baron']).onDay(5)
    expect(game.winner).toBeNull()
    expect(game.closeDay().winner).toBe('evil')
  })
  it('R-18 the Mastermind matters after the Demon was executed, and by the next execution', () => {
    const table = ['mastermind', 'imp', 'chef', 'monk', 'empath', 'saint']
    expect(aGame(table).onDay(1).closeDay().winner).toBeNull()
    const day = (): TestGame => aGame(table).onDay(1).executeByVote(3, 2).closeDay().dawn()
    expect(day().winner).toBeNull()
    expect(day().executeByVote(3, 4).winner).toBe('evil')
    expect(day().executeByVote(3, 1).winner).toBe('good')
    expect(day().closeDay().winner).toBe('good')
  })
  it('R-19 an evil Mayor wins for evil', () => {
    expect(aGame(['mayor', 'imp', 'chef', 'monk', 'saint']).evil(1).dead(4, 5).onDay(4).closeDay().winner).toBe('evil')
  })
  it('R-20 a poisoned Grandmother does not die with her grandchild', () => {
    const game = aGame(['grandmother', 'chef', 'imp', 'monk', 'baron'])
      .atNight(1)
      .decide('grandchild', 2)
      .dawn()
      .closeDay()
    game.send('impair', { target: 1, kind: 'poisoned', source: { character: 'poisoner' } })
    expect(alive(game.choose(3, 'imp', 2), 1, 2)).toEqual([true, false])
  })
  it('R-21 an evil Klutz who picks evil loses it for evil', () => {
    const game = aGame(['klutz', 'chef', 'imp', 'monk', 'witch', 'sage']).evil(1).onDay(1).executeByVote(2, 1)
    expect(game.useByDay(1, 'klutz', 5).winner).toBe('good')
  })
  it('R-22 whoever minds Lil’ Monsta is the Demon', () => {
    const game = aGame(['baron', 'poisoner', 'chef', 'monk', 'empath'])
    game.with({ seat: 1, reminders: [{ character: 'lilmonsta', label: 'Is The Demon' }] }).onDay(1)
    expect([game.winner, game.executeByVote(3, 1).winner]).toEqual([null, 'good'])
  })
  it('R-23 a new day gives no vote token back', () => {
    const game = aGame(tb).dead(1).onDay(2).nominate(2, 4).vote(1).closeDay().dawn()
    expect(game.seat(1).voteToken).toBe(false)
  })
  it('R-24 half is enough', () => {
    expect(aGame(tb).dead(1).onDay(2).nominate(2, 4).vote(2, 3, 5).view.day.aboutToDie?.nominee).toBe(4)
  })
  it('R-25 Travellers count among the living', () => {
    expect(aGame([...tb, 'scapegoat', 'thief']).onDay(1).view.day.votesNeeded).toBe(5)
  })
  it('R-26 the Mayor dies by execution', () => {
    expect(alive(aGame(tb).onDay(1).executeByVote(1, 6), 6)).toEqual([false])
  })
  it('R-27 R-57 another may die for the Mayor in any death at night, whoever the Storyteller likes', () => {
    const game = aGame(tb).dead(1).atNight(2).choose(5, 'imp', 6)
    expect(game.decision('diesInstead')).toMatchObject({ options: [1, 2, 3, 4, 5, 7], isOptional: true })
    expect(alive(game.leave('diesInstead'), 6)).toEqual([false])
    expect(aGame(tb).atNight(2).kill(6, 'gossip').openTopics).toEqual(['diesInstead'])
  })
  it('R-29 the Witch’s victim dies and the nomination stands', () => {
    const game = aGame(['witch', 'chef', 'imp', 'monk', 'empath', 'sage'])
      .atNight(1)
      .choose(1, 'witch', 2)
      .dawn()
      .nominate(2, 3)
    expect([alive(game, 2), game.view.day.open?.nominee]).toEqual([[false], 3])
  })
  it('R-30 R-55 a poisoned Virgin is spent by the first nomination', () => {
    const game = aGame(['virgin', 'chef', 'imp', 'poisoner', 'monk']).onDay(1).poisoned(1, 'poisoner', 4).nominate(2, 1)
    expect([alive(game, 2), game.seat(1).abilities[0]?.isSpent]).toEqual([[true], true])
  })
  it('R-31 a drunk Townsfolk is one to the Virgin, the Drunk is not', () => {
    expect(alive(aGame(['virgin', 'chef', 'imp', 'poisoner', 'monk']).drunk(2).onDay(1).nominate(2, 1), 2)).toEqual([
      false,
    ])
    expect(alive(aGame(['virgin', 'drunk as chef', 'imp', 'poisoner', 'monk']).onDay(1).nominate(2, 1), 2)).toEqual([
      true,
    ])
  })
  it('R-33 a red herring stays when dead', () => {
    const game = aGame(['fortuneteller', 'chef', 'imp', 'poisoner', 'monk', 'mayor'])
      .atNight(2)
      .decide('redHerring', 2)
      .choose(3, 'imp', 2)
      .dawn()
      .closeDay()
    expect(game.choose(1, 'fortuneteller', 2, 4).information(1, 'fortuneteller')?.allowed).toEqual(['yes'])
  })
  it('R-34 any Outsider’s death by day arms the Godfather', () => {
    const game = aGame(['godfather', 'saint', 'imp', 'chef', 'monk', 'empath']).onDay(1).kill(2).closeDay()
    expect(game.wakes(1, 'godfather')).toBe(true)
    expect(
      aGame(['godfather', 'saint', 'imp', 'chef', 'monk']).onDay(1).kill(4).closeDay().wakes(1, 'godfather'),
    ).not.toBe(true)
  })
  it('R-35 a Zombuul’s first death is feigned, whatever caused it', () => {
    const game = aGame(['zombuul', 'chef', 'monk', 'godfather', 'empath']).atNight(2).kill(1).dawn()
    expect([game.seat(1).isAlive, game.room.seats[0]?.life, game.winner]).toEqual([true, 'dead', null])
  })
  it('R-28 a Psychopath who wins or ties simply lives', () => {
    const game = aGame(['psychopath', 'chef', 'imp', 'monk', 'empath']).onDay(1).executeByVote(2, 1)
    const topic = game.openTopics[0] ?? ''
    if (game.decision(topic).isOptional) game.leave(topic)
    else game.decide(topic, game.decision(topic).options[0] ?? null)
    expect(game.seat(2).isAlive).toBe(true)
  })
  it('R-32 a poisoned Golem kills nobody, and nominates once a game', () => {
    const game = aGame(['golem', 'chef', 'imp', 'monk', 'empath']).poisoned(1).onDay(1).nominate(1, 2)
    expect(alive(game, 2)).toEqual([true])
    game.vote().closeDay().dawn()
    expect(game.nominate(1, 2).lastRefusal).toBe('golem-already-nominated')
  })
  it('R-36 the Minstrel makes everybody else drunk but Travellers', () => {
    const game = aGame(['minstrel', 'chef', 'imp', 'baron', 'empath', 'scapegoat']).onDay(1).executeByVote(2, 4)
    expect([1, 2, 3, 5, 6].map((seat) => game.seat(seat).drunk.length)).toEqual([0, 1, 1, 1, 0])
  })
  it('R-37 the Vortox wins a day without execution', () => {
    expect(aGame(['vortox', 'chef', 'witch', 'monk', 'sage']).onDay(1).closeDay().winner).toBe('evil')
  })
  it('R-38 the Vortox forces falsehood, drunkenness only allows it', () => {
    const vortox = aGame(['vortox', 'empath', 'witch', 'monk', 'sage']).atNight(1)
    expect(vortox.tell(2, 'empath', 2).lastRefusal).toBe('must-be-false')
    const drunk = aGame(['imp', 'empath', 'witch', 'monk', 'sage']).drunk(2).atNight(1)
    expect(drunk.tell(2, 'empath', 2).lastRefusal).toBeNull()
  })
  it('R-39 the Vortox does not kill the safe, nor when poisoned', () => {
    expect(alive(aGame(['vortox', 'soldier', 'witch', 'monk', 'sage']).atNight(2).choose(1, 'vortox', 2), 2)).toEqual([
      true,
    ])
    expect(
      alive(aGame(['vortox', 'sage', 'witch', 'chef', 'saint']).poisoned(1).atNight(2).choose(1, 'vortox', 4), 4),
    ).toEqual([true])
  })
  it('R-40 the Po kills three only after choosing nobody', () => {
    const table = ['po', 'chef', 'empath', 'saint', 'baron', 'mayor', 'slayer', 'butler']
    expect(aGame(table).atNight(2).choose(1, 'po', 2, 3, 4).lastRefusal).toBe('too-many-targets')
    const game = aGame(table).atNight(2).choose(1, 'po').dawn().closeDay().choose(1, 'po', 2, 3, 4)
    expect(alive(game, 2, 3, 4)).toEqual([false, false, false])
    expect(alive(aGame(table).poisoned(1).atNight(2).choose(1, 'po', 2), 2)).toEqual([true])
  })
  it('R-41 a poisoned Pukka poisons nobody; an earlier victim the Innkeeper saves is healthy', () => {
    const table = ['pukka', 'chef', 'innkeeper', 'saint', 'baron', 'empath', 'mayor']
    expect(aGame(table).poisoned(1).atNight(2).choose(1, 'pukka', 2).seat(2).poisoned).toEqual([])
    const game = aGame(table).atNight(1).choose(1, 'pukka', 2).dawn().closeDay()
    game.choose(3, 'innkeeper', 2, 6).decide('drunk', 6).choose(1, 'pukka', 7)
    expect([game.seat(2).isAlive, game.seat(2).poisoned]).toEqual([true, []])
  })
  it('R-42 the sober Sailor leaves the drink to the Storyteller, a poisoned one brings none', () => {
    const table = ['sailor', 'chef', 'imp', 'monk', 'baron']
    expect(aGame(table).atNight(1).choose(1, 'sailor', 2).decision('drunk').options).toEqual(
      expect.arrayContaining([1, 2]),
    )
    const poisoned = aGame(table).poisoned(1).atNight(1).choose(1, 'sailor', 3)
    expect([poisoned.openTopics, poisoned.seat(3).drunk]).toEqual([[], []])
  })
  it('R-43 the Professor does not raise the Drunk, and is spent', () => {
    const game = aGame(['professor', 'drunk as chef', 'imp', 'monk', 'baron'])
      .dead(2)
      .atNight(2)
      .choose(1, 'professor', 2)
    expect([game.seat(2).isAlive, game.seat(1).abilities[0]?.isSpent]).toEqual([false, true])
  })
  it('R-44 every Village Idiot wakes', () => {
    const game = aGame(['villageidiot', 'villageidiot', 'villageidiot', 'imp', 'baron']).atNight(1)
    expect([1, 2, 3].map((seat) => game.wakes(seat, 'villageidiot'))).toEqual([true, true, true])
  })
  it('R-45 R-65 who becomes a Washerwoman on a later night learns that night', () => {
    expect(aGame(tb).atNight(3).become(7, 'washerwoman').wakes(7, 'washerwoman')).toBe(true)
  })
  it('R-46 R-60 a Butler’s vote without the master counts', () => {
    const game = aGame(['butler', 'chef', 'monk', 'poisoner', 'imp'])
      .atNight(1)
      .choose(1, 'butler', 3)
      .dawn()
      .nominate(2, 4)
      .vote(1, 2)
    expect([game.view.day.nominations[0]?.tally, game.lastNotices]).toEqual([2, ['butler-without-master']])
    expect(
      aGame(['butler', 'chef', 'monk', 'poisoner', 'imp']).dead(1).onDay(2).nominate(2, 4).vote(1).lastNotices,
    ).toEqual([])
  })
  it('R-47 R-68 below seven players nobody is introduced, else all Minions together', () => {
    expect(
      aGame(tb.slice(0, 6))
        .atNight(1)
        .view.night.steps.some(({ entry }) => entry.endsWith('info')),
    ).toBe(false)
    expect(
      aGame(['chef', 'baron', 'monk', 'poisoner', 'imp', 'mayor', 'saint']).atNight(1).step(2, 'minioninfo')?.seats,
    ).toEqual([2, 4])
  })
  it('R-48 undo takes back everything an execution did', () => {
    const until = (game: TestGame): TestGame => game.nominate(1, 4).vote(1, 2, 3, 5)
    const before = until(aGame(tb).onDay(1))
    const after = until(aGame(tb).onDay(1)).execute()
    expect(before.state.today.executed).toBeNull()
    expect(undone(before, after)).toEqual(before.state)
  })
  it('R-50 a dead No Dashii poisons nobody', () => {
    const game = aGame(['nodashii', 'chef', 'empath', 'witch', 'monk', 'saint']).atNight(2).kill(1)
    expect([2, 5].map((seat) => game.seat(seat).poisoned)).toEqual([[], []])
  })
  it('R-51 the Pukka’s previous target dies, and only they', () => {
    const game = aGame(['pukka', 'chef', 'empath', 'saint', 'baron', 'mayor', 'slayer'])
      .atNight(1)
      .choose(1, 'pukka', 4)
      .dawn()
      .closeDay()
      .choose(1, 'pukka', 2)
      .dawn()
      .closeDay()
      .choose(1, 'pukka', 7)
    expect(alive(game, 2, 3, 4, 7)).toEqual([false, true, false, true])
    expect(game.view.seats.filter(({ poisoned }) => poisoned.length > 0).map(({ seat }) => seat)).toEqual([7])
  })
  it('R-52 the Vigormortis keeps only Minions it killed', () => {
    const game = aGame(['vigormortis', 'chef', 'monk', 'witch', 'sage', 'saint'])
      .atNight(2)
      .choose(3, 'monk', 4)
      .choose(1, 'vigormortis', 4)
    expect([alive(game, 4), game.openTopics, game.view.seats.flatMap(({ poisoned }) => poisoned)]).toEqual([
      [true],
      [],
      [],
    ])
  })
  it('R-53 a Saint’s execution loses it for the Saint’s team', () => {
    expect(aGame(tb).onDay(1).executeByVote(1, 7).winner).toBe('evil')
  })
  it('R-54 a dead Scarlet Woman catches nothing', () => {
    expect(
      aGame(['imp', 'scarletwoman', 'chef', 'monk', 'empath', 'mayor', 'saint']).dead(2).onDay(2).executeByVote(3, 1)
        .winner,
    ).toBe('good')
  })
  it('R-58 a dead Virgin executes nobody', () => {
    expect(alive(aGame(['virgin', 'chef', 'imp', 'poisoner', 'monk']).dead(1).onDay(2).nominate(2, 1), 2)).toEqual([
      true,
    ])
  })
  it('R-59 the number needed is that of the count', () => {
    expect(aGame(tb).onDay(1).nominate(1, 4).vote(1, 2, 3).kill(7).view.day.aboutToDie).toBeNull()
  })
  it('R-61 a Recluse may register as a Minion to a star-pass', () => {
    const game = aGame(['chef', 'recluse', 'monk', 'poisoner', 'imp', 'mayor']).atNight(2).choose(5, 'imp', 5)
    expect(game.decision('newImp').options).toEqual([4, 2])
  })
  it('R-62 death is what wakes the Ravenkeeper', () => {
    expect(
      aGame(['ravenkeeper', 'chef', 'imp', 'poisoner', 'monk']).atNight(2).choose(3, 'imp', 1).wakes(1, 'ravenkeeper'),
    ).toBe(true)
  })
  it('R-63 the Poisoner’s death ends the poison', () => {
    expect(aGame(tb).atNight(2).choose(4, 'poisoner', 1).choose(5, 'imp', 4).seat(1).poisoned).toEqual([])
  })
  it('R-64 who was turned into a Saint wakes as the Empath no more', () => {
    expect(aGame(tb).atNight(2).become(2, 'saint').step(2, 'empath')).toBeUndefined()
  })
  it('R-66 a random line-up with the Baron has his Outsiders', () => {
    for (const attempt of [1, 2, 3, 4, 5]) {
      const game = aTable(10)
        .send('note', { text: String(attempt) })
        .send('randomLineup', { keep: ['baron'] })
      expect(game.view.setup.lineupCounts.outsiders).toBeGreaterThanOrEqual(2)
    }
  })
  it('R-67 dying again gives no token back', () => {
    expect(aGame(tb).with({ seat: 1, alive: false, voteToken: false }).onDay(2).kill(1).seat(1).voteToken).toBe(false)
  })
  it('R-69 the Empath looks past the dead on each side', () => {
    expect(
      aGame(['chef', 'empath', 'saint', 'imp', 'poisoner', 'monk']).dead(3).atNight(2).information(2, 'empath')?.truth,
    ).toBe(1)
  })
  it('R-70 a hand taken down costs no token', () => {
    const game = aGame(tb)
      .dead(1)
      .onDay(2)
      .nominate(2, 4)
      .send('setHand', { seat: 1, hands: 1 })
      .send('setHand', { seat: 1, hands: 0 })
      .send('closeVote', {})
    expect(game.seat(1).voteToken).toBe(true)
  })
  it('R-71 one execution, at the end, of the strictly highest tally', () => {
    const tied = aGame(tb).onDay(1).nominate(1, 4).vote(1, 2, 3, 6).nominate(2, 3).vote(1, 2, 4, 6)
    expect([alive(tied, 3, 4), tied.closeDay().view.seats.every(({ isAlive }) => isAlive)]).toEqual([
      [true, true],
      true,
    ])
    const higher = aGame(tb).onDay(1).nominate(1, 4).vote(1, 2, 3, 6).nominate(2, 3).vote(1, 2, 4, 6, 7).closeDay()
    expect(alive(higher, 3, 4)).toEqual([false, true])
  })
})
