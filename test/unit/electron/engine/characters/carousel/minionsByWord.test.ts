import { describe, expect, it } from 'vitest'
import { aGame } from '../../../../../support/game'

const castWith = (first: string, second = 'chef'): string[] => [
  first,
  second,
  'noble',
  'clockmaker',
  'artist',
  'poisoner',
  'saint',
  'imp',
]

describe('[CA58] Mezepheles', () => {
  const said = () => aGame(castWith('mezepheles')).onDay(1).useByDay(1, 'mezepheles', 2)

  it('learns the secret word on the first night', () => {
    const game = aGame(castWith('mezepheles')).atNight(1)
    expect(game.step(1, 'mezepheles')?.advice?.information?.form.kind).toBe('text')
    expect(game.tell(1, 'mezepheles', 'pumpkin').told(1, 'answer')).toEqual(['pumpkin'])
  })

  it('turns the first good player who said it evil that night', () => {
    const game = said()
    expect(game.tokens(2)).toEqual(['Turns Evil'])
    game.closeDay().dawn()
    expect([game.seat(2).alignment, game.told(2, 'alignment')]).toEqual(['evil', ['evil']])
    expect([game.tokens(2), game.tokens(1)]).toEqual([[], ['No Ability']])
  })

  it('does so once, and to good players only', () => {
    expect(said().useByDay(1, 'mezepheles', 3).lastRefusal).toBe('ability-spent')
    expect(said().closeDay().dawn().useByDay(1, 'mezepheles', 3).lastRefusal).toBe('ability-spent')
    expect(aGame(castWith('mezepheles')).onDay(1).useByDay(1, 'mezepheles', 6).lastRefusal).toBe('target-must-be-good')
  })

  it('is used up in vain when poisoned that night, and that counts', () => {
    const game = said().closeDay().choose(6, 'poisoner', 1).dawn()
    expect([game.seat(2).alignment, game.seat(1).abilities[0]?.isSpent]).toEqual(['good', true])
    expect(game.factsOf('wentWrong')).toMatchObject([{ seat: 1, ability: 'mezepheles' }])
  })

  it('turns nobody when it died before the night', () => {
    expect(said().kill(1).closeDay().dawn().seat(2).alignment).toBe('good')
  })
})

describe('[CA59] Xaan', () => {
  const poisoned = (game: ReturnType<typeof aGame>) =>
    game.view.seats.filter((seat) => seat.poisoned.length > 0).map(({ seat }) => seat)
  const townsfolk = [2, 3, 4, 5]

  it('poisons every Townsfolk in the night of that number, until dusk', () => {
    const game = aGame(castWith('xaan')).atNight(1)
    expect(poisoned(game)).toEqual(townsfolk)
    expect(game.tokens(2)).toEqual(['X'])
    expect(poisoned(game.dawn())).toEqual(townsfolk)
    expect(poisoned(game.closeDay())).toEqual([])
  })

  it('counts the Outsiders of the start, whatever becomes of them', () => {
    const characters = castWith('xaan', 'butler')
    expect(poisoned(aGame(characters).atNight(1))).toEqual([])
    expect(poisoned(aGame(characters).atNight(2))).toEqual([3, 4, 5])
    const table = aGame(characters).send('startGame', {})
    const later = table.become(2, 'chef').dawn().closeDay()
    expect([poisoned(later), later.tokens(1)]).toEqual([townsfolk, ['Night 2']])
  })

  it('does nothing while drunk or dead', () => {
    expect(poisoned(aGame(castWith('xaan')).drunk(1).atNight(1))).toEqual([])
    expect(poisoned(aGame(castWith('xaan')).atNight(1).kill(1))).toEqual([])
  })
})

describe('[CA60] Boomdandy', () => {
  const executed = () => aGame(castWith('boomdandy')).onDay(1).executeByVote(2, 1)

  it('kills until three are left, whom the Storyteller picks, the Demon offered first', () => {
    const game = executed()
    expect(game.decision('isLeft').options[0]).toBe(8)
    game.decide('isLeft', 8).decide('isLeft', 2).decide('isLeft', 3)
    expect(game.living).toEqual([2, 3, 8])
    expect(game.factsOf('died').filter(({ cause }) => cause?.ability === 'boomdandy').length).toBe(4)
  })

  it('kills whom most fingers point at, or nobody', () => {
    const counted = () => executed().decide('isLeft', 8).decide('isLeft', 2).decide('isLeft', 3)
    expect(counted().decide('pointedAt', 8).winner).toBe('good')
    expect(counted().decide('pointedAt', 2).winner).toBe('evil')
    expect(counted().leave('pointedAt').winner).toBeNull()
  })

  it('goes off though it lives through the execution', () => {
    const game = aGame(castWith('boomdandy', 'tealady')).good(1).onDay(1)
    game.send('placeReminder', { seat: 1, character: 'devilsadvocate', label: 'Survives Execution' })
    expect(game.executeByVote(3, 1).openTopics).toEqual(['isLeft'])
  })

  it('does not go off when poisoned, nor of another death', () => {
    expect(aGame(castWith('boomdandy')).poisoned(1).onDay(1).executeByVote(2, 1).living.length).toBe(7)
    expect(aGame(castWith('boomdandy')).onDay(1).kill(1).openTopics).toEqual([])
  })
})
