import { describe, expect, it } from 'vitest'
import { asProse } from '../../../../shared/lib/punctuation'

describe('sentences one after the other', () => {
  it.each([
    ['en', ['Anna died', 'Who next?'], 'Anna died. Who next?'],
    ['en', ['the Storyteller was executed', 'Élodie died'], 'The Storyteller was executed. Élodie died.'],
    ['ko', ['민서 님이 죽었습니다', '밤이 시작되었습니다.'], '민서 님이 죽었습니다. 밤이 시작되었습니다.'],
    ['zh-Hant', ['雅婷死亡', '遊戲結束。'], '雅婷死亡。遊戲結束。'],
  ])('begin and end as in %s', (locale, sentences, prose) => {
    expect(asProse(locale, sentences)).toBe(prose)
  })
})
