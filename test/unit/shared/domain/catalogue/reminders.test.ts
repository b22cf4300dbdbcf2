import { describe, expect, it } from 'vitest'
import { allCharacters, character } from '../../../../../shared/domain/catalogue/catalogue'
import type { EffectKind, EffectUntil } from '../../../../../shared/domain/vocabulary'

const meaning = (id: string, label: string) => {
  const found = character(id)?.reminders.filter((reminder) => reminder.label === label) ?? []
  return [...new Set(found.map(({ means }) => `${means.kind} ${means.until}`))]
}

describe('the reminder tokens', () => {
  it('are 212 of their own and 6 global ones', () => {
    const all = allCharacters.flatMap(({ reminders }) => reminders)
    expect(all.filter((reminder) => !reminder.global)).toHaveLength(212)
    const owners = allCharacters.filter(({ reminders }) => reminders.some((reminder) => !reminder.global))
    expect(owners).toHaveLength(118)
    const global = allCharacters.flatMap(({ id, reminders }) =>
      reminders.filter((reminder) => reminder.global).map(({ label }) => `${id}: ${label}`),
    )
    expect(global).toEqual([
      'philosopher: Is The Philosopher',
      'alchemist: Is The Alchemist',
      'drunk: Is The Drunk',
      'marionette: Is The Marionette',
      'lilmonsta: Is The Demon',
      'lilmonsta: Dead',
    ])
  })

  it('keep equal tokens apart', () => {
    expect(character('vigormortis')?.reminders).toHaveLength(7)
    expect(character('juggler')?.reminders.map(({ label }) => label)).toEqual(Array(5).fill('Correct'))
  })

  it.each<[string, string, EffectKind, EffectUntil]>([
    ['poisoner', 'Poisoned', 'poisoned', 'dusk'],
    ['monk', 'Safe', 'safeFromDemon', 'dawn'],
    ['innkeeper', 'Safe', 'cannotDie', 'dawn'],
    ['innkeeper', 'Drunk', 'drunk', 'dusk'],
    ['sailor', 'Drunk', 'drunk', 'dusk'],
    ['courtier', 'Drunk 1', 'drunk', 'sourceEnds'],
    ['sweetheart', 'Drunk', 'drunk', 'forever'],
    ['snakecharmer', 'Poisoned', 'poisoned', 'forever'],
    ['nodashii', 'Poisoned', 'poisoned', 'sourceEnds'],
    ['vigormortis', 'Poisoned', 'poisoned', 'sourceEnds'],
    ['vigormortis', 'Has Ability', 'retained', 'sourceEnds'],
    ['pukka', 'Poisoned', 'poisoned', 'sourceEnds'],
    ['minstrel', 'Everyone Is Drunk', 'drunk', 'duskTomorrow'],
    ['tealady', 'Cannot Die', 'cannotDie', 'sourceEnds'],
    ['devilsadvocate', 'Survives Execution', 'survivesExecution', 'dusk'],
    ['cerenovus', 'Mad', 'mad', 'tomorrow'],
    ['preacher', 'No Ability', 'noAbility', 'sourceEnds'],
    ['barista', 'Sober & Healthy', 'sober', 'dusk'],
    ['bonecollector', 'Has Ability', 'retained', 'dusk'],
    ['banshee', 'Has Ability', 'retained', 'forever'],
  ])('of the %s: %s means %s until %s', (id, label, kind, until) => {
    expect(meaning(id, label)).toEqual([`${kind} ${until}`])
  })

  it('only note a death that the town learns of at dawn', () => {
    const dead = allCharacters.filter(({ reminders }) => reminders.some(({ label }) => label === 'Dead'))
    expect(dead.length).toBeGreaterThan(20)
    for (const { id } of dead) expect(meaning(id, 'Dead'), id).toEqual(['mark dawn'])
  })

  it('take the ability away for good when it was used up', () => {
    for (const { id } of allCharacters.filter(({ id }) => id !== 'preacher')) {
      for (const means of meaning(id, 'No Ability')) expect(means, id).toBe('spent forever')
    }
  })

  it('do not make somebody mad who is only a note: the Pixie and the Ventriloquist', () => {
    expect(meaning('pixie', 'Mad')).toEqual(['mark forever'])
    expect(meaning('ventriloquist', 'Mad')).toEqual(['mark dusk'])
  })
})

describe('the setup changes', () => {
  it('are 25, each with a label', () => {
    const changed = allCharacters.filter(({ setup }) => setup !== null)
    expect(changed).toHaveLength(25)
    for (const { id, setup, setupLabel } of allCharacters) expect(setup === null, id).toBe(setupLabel === null)
  })

  it('carry the numbers of the bracket', () => {
    expect(character('baron')?.setup).toMatchObject({ kind: 'count-delta', outsiders: { delta: 2 } })
    expect(character('godfather')?.setup).toMatchObject({ kind: 'count-delta', outsiders: { choice: [-1, 1] } })
    expect(character('drunk')?.setup).toMatchObject({ kind: 'replaces-townsfolk', inBag: false })
    expect(character('summoner')?.setup).toMatchObject({ kind: 'no-demon', demons: { set: 0 } })
  })
})
