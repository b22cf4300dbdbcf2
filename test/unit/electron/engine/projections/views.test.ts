import { describe, expect, it } from 'vitest'
import { townSquareView } from '../../../../../shared/townsquare/view'
import { aGame, aTable } from '../../../../support/game'

const table = ['chef', 'drunk as empath', 'monk', 'poisoner', 'imp', 'mayor', 'saint', 'scapegoat']

describe('what the room sees', () => {
  it('[T1] is names, life, votes, Travellers, Fabled, Loric, the time and nominations', () => {
    const game = aGame(table).withCentre('angel', 'bootlegger').dead(1).onDay(2).nominate(2, 4)
    game.send('setHand', { seat: 5, hands: 1 }).send('setHand', { seat: 6, hands: 0 })
    expect(game.room).toMatchObject({
      phase: { kind: 'day', number: 2 },
      fabled: ['angel'],
      loric: ['bootlegger'],
      alive: 7,
      votesNeeded: 4,
      nominationsOpen: true,
      nomination: {
        kind: 'execution',
        by: 2,
        nominee: 4,
        order: [5, 6, 7, 8, 1, 2, 3, 4],
        now: 7,
        tally: 1,
        needed: 4,
      },
    })
    expect(game.room.seats[0]).toEqual({
      seat: 1,
      name: 'Player 1',
      life: 'dead',
      voteToken: true,
      traveller: null,
      reminders: [],
    })
    expect(game.room.seats[7]).toMatchObject({ life: 'alive', traveller: 'scapegoat' })
  })

  it('[T1] is finished tallies, who is about to die, and who was executed', () => {
    const game = aGame(table).onDay(1).nominate(2, 4).vote(1, 2, 3, 5)
    expect(game.room).toMatchObject({
      nomination: { done: true, tally: 4 },
      nominations: [{ kind: 'execution', by: 2, nominee: 4, votes: 4 }],
      aboutToDie: { nominee: 4, votes: 4 },
    })
    expect(game.execute().room).toMatchObject({ aboutToDie: null, executedToday: 4 })
  })

  it('[T2] holds no character, side, token, bluff, note, answer or order', () => {
    const game = aGame(table).atNight(1).choose(4, 'poisoner', 1).tell(1, 'chef', 7)
    game.send('note', { text: 'SECRET-NOTE', seat: null }).send('note', { text: 'SECRET-SEAT', seat: 2 })
    game.send('setBluffs', { characters: ['slayer', 'butler', 'virgin'] })
    game.send('placeReminder', { seat: 1, character: 'imp', label: 'SECRET-TOKEN' })
    const said = JSON.stringify(game.room)
    const secrets = [
      'SECRET',
      'poison',
      'chef',
      'drunk',
      'empath',
      'monk',
      'imp"',
      'mayor',
      'saint',
      'slayer',
      'evil',
      'good',
      'minioninfo',
    ]
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
  })

  it('[T3] is last evening’s living until dawn', () => {
    const game = aGame(table).atNight(2).choose(5, 'imp', 1).choose(4, 'poisoner', 2)
    expect(game.room).toMatchObject({ alive: 8, votesNeeded: 4 })
    expect(game.dawn().room).toMatchObject({ alive: 7, votesNeeded: 4 })
    expect(aGame(table).dead(1).atNight(2).choose(5, 'imp', 6).leave('diesInstead').room.votesNeeded).toBe(4)
  })

  it('[T1, T2] counts who feigns death among the dead, in the votes needed too', () => {
    const zombuul = ['chef', 'empath', 'monk', 'poisoner', 'zombuul', 'mayor', 'saint', 'slayer', 'artist']
    const game = aGame(zombuul).onDay(1).executeByVote(1, 5)
    expect(game.room).toMatchObject({ alive: 8, votesNeeded: 4 })
    expect(game.room.seats[4]).toMatchObject({ life: 'dead', voteToken: true })
    expect(game.seat(5)).toMatchObject({ isAlive: true, isShrouded: true })
    expect(game.view.day).toMatchObject({
      votesNeeded: 4,
      votesNeededWhy: [{ code: 'half-of-living', params: { living: 8 } }],
    })
    expect(game.closeDay().room).toMatchObject({ alive: 8, votesNeeded: 4 })
  })

  it('[T4] is base numbers, whatever characters made of them', () => {
    const baron = ['chef', 'empath', 'monk', 'saint', 'recluse', 'baron', 'imp']
    expect(aGame([...baron, 'scapegoat']).onDay(1).room.counts).toEqual({
      townsfolk: 5,
      outsiders: 0,
      minions: 1,
      demons: 1,
    })
    expect(aGame([]).room.counts).toBeNull()
  })

  it('[T5] fits the strict schema', () => {
    const games = [
      aGame([]),
      aTable(9, 2),
      aGame(table).atNight(1),
      aGame(table).onDay(3).nominate(1, 2),
      aGame(table).onDay(1).exile(1, 8, 1, 2, 3, 4),
    ]
    for (const { room } of games) expect(townSquareView.parse(room)).toEqual(room)
  })

  it('[T6] is revealed seat by seat, and the game goes on', () => {
    const game = aGame(table).onDay(1)
    expect(game.room.reveal).toBeNull()
    game.send('reveal', { seats: [4] })
    expect(game.room.reveal).toEqual([{ seat: 4, character: 'poisoner', alignment: 'evil', reminders: [] }])
    expect([game.winner, game.send('reveal', { seats: null }).room.reveal]).toEqual([null, null])
  })

  it('[T7] is a winner when one is declared', () => {
    const game = aGame(table).onDay(1).executeByVote(1, 5)
    expect([game.winner, game.room.winner, game.view.victor]).toEqual(['good', null, 'good'])
    expect(game.send('endGame', { winner: 'good' }).room.winner).toBe('good')
  })

  it('[T17] keeps a counted vote on the wall until the day goes on', () => {
    const game = aGame(table).onDay(1).nominate(1, 5).vote(1, 2, 3, 4)
    const counted = { by: 1, nominee: 5, done: true, now: null, tally: 4, needed: 4 }
    expect(game.room.nomination).toMatchObject({ ...counted, hands: [1, 2, 3, 4].map((seat) => ({ seat, hands: 1 })) })
    expect(game.nominate(2, 6).room.nomination).toMatchObject({ by: 2, nominee: 6, done: false, hands: [] })
    expect(game.vote(1).room.nomination).toMatchObject({ nominee: 6, done: true, tally: 1 })
    expect(game.send('announce', { kind: 'custom', text: 'Dinner' }).room.nomination).toBeNull()
    expect(game.nominate(3, 2).vote(1).room.nomination?.done).toBe(true)
    expect(game.send('execute', {}).room.nomination).toBeNull()
    expect(aGame(table).onDay(1).nominate(1, 5).vote(1).kill(2, 'gunslinger').room.nomination).toBeNull()
    expect(aGame(table).onDay(1).nominate(1, 5).vote(1).closeDay().room.nomination).toBeNull()
  })

  it('[T8] is the script while it is on the wall', () => {
    const game = aGame(table).onScript('chef', 'imp').onDay(1)
    expect(game.room.sheet).toBeNull()
    expect(game.send('showSheet', { isShown: true }).room.sheet).toEqual({
      name: 'Script',
      author: null,
      characters: ['chef', 'imp'],
    })
    expect(game.send('showSheet', { isShown: false }).room.sheet).toBeNull()
  })

  it('[T2] says aloud only what may be said', () => {
    const game = aGame(table)
      .onDay(1)
      .send('announce', { kind: 'custom', text: 'Dinner' })
      .send('announce', { kind: 'whisper', text: 'HIDDEN' })
    expect(game.room.announcements).toEqual([{ kind: 'custom', seats: [], text: 'Dinner' }])
  })
})

describe('what the Grimoire shows', () => {
  it('[T9] turns a token whose side is not the character’s usual one', () => {
    const game = aGame(table).evil(1).good(5).with({ seat: 8, alignment: 'evil' }).onDay(1)
    expect(game.view.seats.map(({ isUpsideDown }) => isUpsideDown)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      false,
      true,
    ])
  })

  it('[F12] shows a Drunk as drunk, and what they believe', () => {
    expect(aGame(table).onDay(1).seat(2)).toMatchObject({
      character: 'drunk',
      shown: 'empath',
      drunk: [{ character: 'drunk' }],
    })
  })

  it('[I8] says what each player may be told now: at night by their rows, by day by what they may ask', () => {
    const night = aGame(['chef', 'monk', 'saint', 'empath', 'mayor', 'poisoner', 'imp']).atNight(1)
    expect(night.seat(1).learns).toMatchObject([{ ability: 'chef', information: { truth: 1, allowed: [1] } }])
    expect(night.seat(6).learns).toMatchObject([
      { ability: 'minioninfo', information: { truth: { demons: [7], minions: [] } } },
    ])
    expect(night.seat(3).learns).toEqual([])
    expect(aGame(['artist', 'monk', 'saint', 'poisoner', 'imp']).onDay(1).seat(1).learns).toMatchObject([
      { ability: 'artist' },
    ])
  })

  it('[I8] names the players and characters somebody was shown, and takes no count for a player', () => {
    const game = aGame(['chef', 'grandmother', 'steward', 'monk', 'mayor', 'poisoner', 'imp']).atNight(1)
    game.tell(1, 'chef', 1).tell(2, 'grandmother', { seat: 4, character: 'monk' }).tell(3, 'steward', 5)
    expect(game.tell(6, 'minioninfo', { demons: [7], minions: [] }).seat(6).told).toMatchObject([
      { kind: 'demon', value: 7, named: [{ player: 7 }] },
      { kind: 'minions', named: [] },
    ])
    expect(game.seat(1).told).toMatchObject([{ value: 1, named: [] }])
    expect(game.seat(2).told).toMatchObject([{ named: [{ player: 4 }, { character: 'monk' }] }])
    expect(game.seat(3).told).toMatchObject([{ value: 5, named: [{ player: 5 }] }])
  })
})
