import { describe, expect, it } from 'vitest'
import { believable } from '../../../../renderer/grimoire/features/seat/believable'
import { character } from '../../../../shared/domain/catalogue/catalogue'

const onScript = [
  'chef',
  'empath',
  'monk',
  'butler',
  'saint',
  'drunk',
  'lunatic',
  'marionette',
  'poisoner',
  'imp',
  'po',
]
const believedBy = (who: string | null, ...inPlay: string[]): string[] =>
  believable({
    character: who,
    onScript,
    inPlay: new Set(inPlay),
    teamOf: (id) => character(id)?.team ?? 'townsfolk',
  })

describe('who a player may take themselves for', () => {
  it.each([
    ['the Drunk: a Townsfolk that is not in play', 'drunk', ['drunk', 'chef', 'imp'], ['empath', 'monk']],
    ['the Lunatic: a Demon, also one in play', 'lunatic', ['lunatic', 'imp'], ['imp', 'po']],
    ['the Marionette: anybody good', 'marionette', ['chef', 'saint'], ['empath', 'monk', 'butler', 'drunk', 'lunatic']],
    ['somebody without a character', null, ['chef', 'empath', 'monk', 'butler'], ['saint', 'drunk', 'lunatic']],
  ])('%s', (_who, who, inPlay, expected) => {
    expect(believedBy(who, ...inPlay)).toEqual(expected)
  })
})
