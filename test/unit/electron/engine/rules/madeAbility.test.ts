import { describe, expect, it } from 'vitest'
import { aGame, aTable } from '../../../../support/game'
import type { HomebrewCharacter } from '../../../../../shared/grimoire/script'

const made = (id: string, ability: string, more: Partial<HomebrewCharacter> = {}): HomebrewCharacter => ({
  id,
  name: `The ${id}`,
  team: 'townsfolk',
  ability,
  reminders: [],
  remindersGlobal: [],
  setup: false,
  image: [],
  special: [],
  ...more,
})

/** The script's own characters at the first seats, ordinary ones behind them. */
function aMadeGame(...homebrew: HomebrewCharacter[]) {
  const others = ['soldier', 'mayor', 'virgin', 'poisoner', 'imp']
  const game = aGame([...homebrew.map(({ id }) => id), ...others])
  return game.withScript({ name: 'Own', characters: [...homebrew.map(({ id }) => id), ...others], homebrew })
}
/** The same script at a table of five, before anybody has a character. */
function aMadeTable(...homebrew: HomebrewCharacter[]) {
  const characters = [...homebrew.map(({ id }) => id), 'soldier', 'mayor', 'virgin', 'poisoner', 'imp']
  return aTable(5).send('chooseScript', { script: { name: 'Own', characters, homebrew } })
}
const step = (game: ReturnType<typeof aMadeGame>, entry: string) =>
  game.view.night.steps.find((one) => one.entry === entry)

describe('a character of the script’s own', () => {
  it('wakes where its number says, fractions too', () => {
    const early = made('early', 'Each night, you learn something.', { firstNight: 17.5, otherNight: 0.5 })
    const late = made('late', 'Each night, you learn something.', { firstNight: 900, otherNight: 900 })
    const entries = aMadeGame(late, early)
      .atNight(2)
      .view.night.steps.map(({ entry }) => entry)
    const places = ['early', 'poisoner', 'imp', 'late'].map((entry) => entries.indexOf(entry))
    expect(places).toEqual([...places].sort((left, right) => left - right))
    expect(entries[0]).not.toBe('late')
  })

  it('asks for as many players as its text seems to, and takes any answer', () => {
    const lamp = made('lamp', 'Each night, choose 2 players: they glow.', { firstNight: 20, otherNight: 20 })
    const game = aMadeGame(lamp).atNight(1)
    expect(step(game, 'lamp')).toMatchObject({
      isManual: true,
      advice: { targets: { min: 2, max: 2 }, canDecline: true },
    })
    game.choose(1, 'lamp', 2, 3)
    expect(step(game, 'lamp')).toMatchObject({ status: 'done', advice: { chosen: { targets: [2, 3] } } })
  })

  it('has used its ability up when the text says once per game', () => {
    const once = made('once', 'Once per game, at night, choose a player: they glow.', {
      firstNight: 20,
      otherNight: 20,
    })
    const game = aMadeGame(once).atNight(1).choose(1, 'once', 2)
    expect(game.view.seats[0]?.abilities).toMatchObject([{ character: 'once', isSpent: true }])
  })

  it('keeps votes from the room by its special feature', () => {
    const veil = made('veil', 'Votes are secret.', { special: [{ type: 'vote', name: 'hidden' }] })
    const game = aMadeGame(veil).onDay(1).nominate(2, 3)
    game.send('setHand', { seat: 4, hands: 1 })
    expect(game.room.nomination).toMatchObject({ tally: null, hands: [] })
    expect(aMadeGame(made('veil', 'Nothing.')).onDay(1).nominate(2, 3).room.nomination?.tally).toBe(0)
  })

  it('multiplies the votes of whoever bears its token, or its own where it has none', () => {
    const feature = { special: [{ type: 'vote', name: 'multiplier', value: '3' }] }
    const heavy = aMadeGame(made('heavy', 'Your vote counts 3 times.', feature))
      .onDay(1)
      .nominate(2, 3)
    heavy.send('setHand', { seat: 1, hands: 1 }).send('setHand', { seat: 2, hands: 1 })
    expect(heavy.view.day.open?.tally).toBe(4)

    const lender = aMadeGame(
      made('lender', 'Somebody’s vote counts 3 times.', { ...feature, reminders: ['3 Votes'] }),
    ).onDay(1)
    lender.send('placeReminder', { seat: 4, character: 'lender', label: '3 Votes' }).nominate(2, 3)
    lender.send('setHand', { seat: 1, hands: 1 }).send('setHand', { seat: 4, hands: 1 })
    expect(lender.view.day.open?.tally).toBe(4)
  })

  it('may come twice, or stay out of the bag, as its special features say', () => {
    const twice = made('twice', 'There are more of you.', { special: [{ type: 'selection', name: 'bag-duplicate' }] })
    const problems = (homebrew: HomebrewCharacter, ...lineup: string[]) => {
      const game = aMadeTable(homebrew).send('setLineup', { characters: lineup })
      return game.view.setup.problems.map(({ code }) => code)
    }
    expect(problems(twice, 'twice', 'twice', 'soldier', 'poisoner', 'imp')).not.toContain('duplicate-character')
    expect(problems(made('twice', '.'), 'twice', 'twice', 'soldier', 'poisoner', 'imp')).toContain(
      'duplicate-character',
    )

    const hidden = made('hidden', 'You do not know.', { special: [{ type: 'selection', name: 'bag-disabled' }] })
    const game = aMadeGame(hidden)
    game
      .send('newTable', { players: 5 })
      .send('setLineup', { characters: ['hidden', 'soldier', 'mayor', 'poisoner', 'imp'] })
    expect(game.send('fillBag', {}).view.setup.bag).not.toContain('hidden')
  })

  it.each([
    ['good', 'soldier', ['poisoner', 'imp']],
    ['evil', 'poisoner', ['soldier', 'imp']],
  ])('lets %s characters come twice, by its special feature, in the line-up or the centre', (side, twin, others) => {
    const lets = (name: string) => ({ special: [{ type: 'selection', name }] })
    const problems = (...homebrew: HomebrewCharacter[]) => {
      const game = aMadeTable(...homebrew)
      if (homebrew[0]?.team === 'loric') game.send('addToCentre', { character: 'many' })
      const first = homebrew[0]?.team === 'loric' ? 'mayor' : 'many'
      game.send('setLineup', { characters: [first, twin, twin, ...others] })
      return game.view.setup.problems.map(({ code }) => code)
    }
    expect(problems(made('many', '.'))).toContain('duplicate-character')
    expect(problems(made('many', '.', lets(`${side}-duplicate`)))).not.toContain('duplicate-character')
    expect(problems(made('many', '.', { team: 'loric', ...lets(`${side}-duplicate`) }))).not.toContain(
      'duplicate-character',
    )
    const other = side === 'good' ? 'evil' : 'good'
    expect(problems(made('many', '.', lets(`${other}-duplicate`)))).toContain('duplicate-character')
  })

  it('is revealed as what it is, whatever its player believed, as reveal/replace-character asks', () => {
    const sleeper = made('sleeper', 'You think you are a Townsfolk.', {
      team: 'outsider',
      special: [
        { type: 'reveal', name: 'replace-character' },
        { type: 'selection', name: 'bag-disabled' },
      ],
    })
    const game = aMadeGame(sleeper).onDay(1).send('setShown', { seat: 1, character: 'chef' })
    expect(JSON.stringify(game.room)).not.toContain('sleeper')
    game.send('reveal', { seats: [1] })
    expect(game.room.reveal).toMatchObject([{ seat: 1, character: 'sleeper' }])
    expect(game.room.names['sleeper']).toMatchObject({ name: 'The sleeper' })
  })

  it('is named to the room only when the room may know it', () => {
    const secret = made('secret', 'Nobody knows me.')
    const guest = made('guest', 'I travel.', { team: 'traveller' })
    const game = aMadeGame(secret, guest).onDay(1)
    expect(game.room.names).toEqual({ guest: { name: 'The guest', team: 'traveller', ability: '' } })
    expect(JSON.stringify(game.room)).not.toContain('The secret')
    game.send('showSheet', { isShown: true })
    expect(game.room.names['secret']).toEqual({ name: 'The secret', team: 'townsfolk', ability: 'Nobody knows me.' })
    game.send('showSheet', { isShown: false }).send('reveal', { seats: [1] })
    expect(game.room.names['secret']).toEqual({ name: 'The secret', team: 'townsfolk', ability: '' })
  })

  it('brings its jinxes along', () => {
    const lamp = made('lamp', 'You glow.')
    const game = aGame(['lamp', 'imp']).withScript({
      name: 'Own',
      characters: ['lamp', 'imp'],
      homebrew: [lamp],
      jinxes: [{ pair: ['lamp', 'imp'], reason: 'No light.' }],
    })
    expect(game.view.jinxes).toEqual([['lamp', 'imp']])
  })
})
