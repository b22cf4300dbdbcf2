import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namesIn } from '../../../../renderer/grimoire/features/setup/names'
import { buttonsFor } from '../../../../renderer/grimoire/features/night/answers'
import { answerOf } from '../../../../renderer/grimoire/features/night/answerShape'
import { clockText, leftOf, pausedOf, resumedOf } from '../../../../renderer/grimoire/features/day/timer'
import { fits } from '../../../../renderer/grimoire/texts/search'
import { information } from '../../../support/grimoireViews'
import { seatNumber } from '../../../support/seatViews'

const root = path.resolve(import.meta.dirname, '../../../..')
const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>

function at(messages: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages)
}

describe('what the window says', () => {
  const messages = { ...readJson('shared/locales/en/grimoire.json'), codes: readJson('shared/locales/en/codes.json') }
  const files = readdirSync(path.join(root, 'renderer/grimoire'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(App|features|parts|texts).*\.(vue|ts)$/.test(file),
  )
  const keys = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, 'renderer/grimoire', file), 'utf8').matchAll(
        /'((?:words|bar|room|tabs|tray|curtain|board|finder|start|library|setup|draw|night|decision|day|timer|seat|reminder|traveller|card|refusal|end|claim|reveal|record|settings|log|reference|palette|past|failure)\.[\w.-]+)'/g,
      ),
    ].map((match) => match[1] ?? ''),
  )

  it('has a sentence for every key the window names', () => {
    expect(keys.length).toBeGreaterThan(150)
    expect(keys.filter((key) => typeof at(messages, key) !== 'string' && !key.endsWith('.vue'))).toEqual([])
  })
})

describe('names', () => {
  it('are read off a pasted list, whatever parts them', () => {
    expect(namesIn('1. Ada\n2) Bruno\r\n- Chloe, Dmitri;Esme\t Farah \n\n')).toEqual([
      'Ada',
      'Bruno',
      'Chloe',
      'Dmitri',
      'Esme',
      'Farah',
    ])
  })
  it('keep what belongs to them', () => {
    expect(namesIn("Yun-seo O'Hara")).toEqual(["Yun-seo O'Hara"])
  })
})

describe('answers', () => {
  it('offer every number up to a low bound', () => {
    expect(buttonsFor(information({ form: { kind: 'number', max: 2 } }))).toEqual([0, 1, 2])
  })
  it('offer numbers past the truth when there is no bound', () => {
    expect(buttonsFor(information({ form: { kind: 'number', max: null }, truth: 6 })).at(-1)).toBe(7)
  })
  it('are put together in the shape of their form', () => {
    const entered = { seats: [1, 2].map(seatNumber), characters: ['chef', 'imp'], number: 3, text: ' well ' }
    expect(answerOf({ kind: 'seatsAndCharacter', seats: 2 }, entered)).toEqual({ seats: [1, 2], character: 'chef' })
    expect(answerOf({ kind: 'seatsAndCharacter', seats: 1 }, entered)).toEqual({ seat: 1, character: 'chef' })
    expect(answerOf({ kind: 'goodAndEvil' }, entered)).toEqual({ good: 'chef', evil: 'imp' })
    expect(answerOf({ kind: 'text' }, entered)).toBe('well')
    expect(answerOf({ kind: 'seat', count: 3 }, entered)).toBeUndefined()
  })
})

describe('the timer', () => {
  it('keeps what is left when it is paused and goes on from there', () => {
    const running = { title: 'Day', endsAtMs: 100_000, remainingMs: null }
    const paused = pausedOf(running, 70_000)
    expect(leftOf(paused, 999_999)).toBe(30_000)
    expect(resumedOf(paused, 200_000).endsAtMs).toBe(230_000)
    expect(clockText(leftOf(running, 38_500))).toBe('1:02')
    expect(leftOf(running, 100_001)).toBe(0)
  })
})

describe('search', () => {
  it('finds by any part of any word, without accents or case', () => {
    expect(fits('fortune tel', 'Fortune Teller')).toBe(true)
    expect(fits('zoe', 'Zoë')).toBe(true)
    expect(fits('imp dov', 'Imp', 'Dov')).toBe(true)
    expect(fits('monk', 'Imp')).toBe(false)
  })
})

describe.each(['ko', 'zh-Hant'])('the sentences in %s', (locale) => {
  function flat(messages: unknown, prefix = ''): [string, string][] {
    return Object.entries(messages as Record<string, unknown>).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
    )
  }
  const slots = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort()

  it.each(['grimoire', 'codes'])('%s.json says all that English says, with the same parameters', (file) => {
    const english = new Map(flat(readJson(`shared/locales/en/${file}.json`)))
    const own = new Map(flat(readJson(`shared/locales/${locale}/${file}.json`)))
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, sentence] of own) expect([key, slots(sentence)]).toEqual([key, slots(english.get(key) ?? '')])
  })

  it('call the hands for an exile hands or people: an exile is no vote', () => {
    const square = flat(at(readJson(`shared/locales/${locale}/square.json`), 'exile'))
    const day = at(readJson(`shared/locales/${locale}/grimoire.json`), 'day') as Record<string, string>
    // What the card and the dial of an exile say, those of a vote too.
    const said = ['exileVote', 'closeExile', 'closeNow', 'ofNeeded', 'tallyOf', 'calls', 'isCalled'].map(
      (key) => day[key],
    )
    expect(square.length).toBeGreaterThan(5)
    expect([...square.map(([, sentence]) => sentence), ...said].filter((one) => /[표票]|투표/.test(one ?? ''))).toEqual(
      [],
    )
  })
})
