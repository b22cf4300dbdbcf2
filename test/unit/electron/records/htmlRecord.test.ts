import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { Window } from 'happy-dom'
import type { Fact } from '../../../../electron/engine/events/facts'
import type { State } from '../../../../electron/engine/state'
import { htmlRecord } from '../../../../electron/records/html/htmlRecord'
import { markup, Markup } from '../../../../electron/records/html/markup'
import type { Frame } from '../../../../electron/records/html/replay'
import { recordTexts } from '../../../../electron/records/recordTexts'
import type { GameOnRecord } from '../../../../electron/session/session'
import { readOutlines, type Outlines } from '../../../../shared/domain/catalogue/outlines'
import type { Locale } from '../../../../shared/domain/vocabulary'
import english from '../../../../shared/locales/en/page.json'
import korean from '../../../../shared/locales/ko/reminders.json'
import chinese from '../../../../shared/locales/zh-Hant/reminders.json'
import { valueOf } from '../../../support/expectOk'
import { playedSession, playShortGame, seat } from '../../../support/playedSession'

const HOSTILE = [
  '</script><script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style><!-- <script>',
  '&lt;b&gt; &amp; {seat} ${1}',
  'https://example.org/a.png',
]
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

let outlines: Outlines
let short: GameOnRecord<State, Fact>
let hostile: GameOnRecord<State, Fact>

beforeAll(async () => {
  outlines = await readOutlines()
  const played = playedSession()
  await playShortGame(played)
  short = valueOf(played.session.onRecord())
  hostile = await hostileGame()
})

/** Everything that can be typed is hostile: the game, the script, a character, its reminder, players, notes. */
async function hostileGame(): Promise<GameOnRecord<State, Fact>> {
  const { session, give } = playedSession()
  const bad = HOSTILE.join(' ')
  await session.library.create({ name: bad })
  const baker = { id: 'baker', name: bad, team: 'demon' as const, ability: bad, reminders: [bad] }
  await give('chooseScript', {
    script: { name: bad, author: bad, edition: 'custom', characters: ['imp', 'baker'], homebrew: [baker] },
  })
  await give('newTable', { players: HOSTILE.length, names: HOSTILE })
  for (const [index] of HOSTILE.entries()) await give('assign', { seat: seat(index + 1), character: 'baker' })
  await give('placeReminder', { character: 'baker', label: bad, seat: seat(1) })
  await give('note', { text: bad, seat: seat(2) })
  return valueOf(session.onRecord())
}

function page(game: GameOnRecord<State, Fact>, locale: Locale = 'en', hasNames = true): string {
  return htmlRecord(game, recordTexts(locale, game.state.script), { hasNames, timeZone: 'UTC', sha256, outlines })
}

function parsed(text: string) {
  const { document } = new Window()
  document.write(text)
  return document
}

const framesOf = (text: string): Frame[] =>
  JSON.parse(parsed(text).querySelector('#frames')?.textContent ?? '') as Frame[]

describe('the page', () => {
  it('needs nothing: no address, no file, no element that could ask for one', () => {
    const text = page(short)
    expect(text).not.toMatch(/\w:\/\/|url\(|@import|javascript:/)
    expect([...parsed(text).querySelectorAll('[src], link, img, iframe, object')]).toEqual([])
    for (const one of parsed(text).querySelectorAll('[href]')) expect(one.getAttribute('href')).toMatch(/^#[\w-]+$/)
  })

  it('runs its own script and no other, by its own policy', () => {
    const document = parsed(page(short))
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
    const [, script] = document.querySelectorAll('script')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'sha256-${sha256(script?.textContent ?? '')}'`)
    expect(policy).toContain(`style-src 'sha256-${sha256(document.querySelector('style')?.textContent ?? '')}'`)
    expect(policy).not.toContain('unsafe')
  })

  it('lets what people typed be text, whatever it is', () => {
    const text = page(hostile)
    const document = parsed(text)
    expect([...document.querySelectorAll('script')].map((one) => one.getAttribute('type'))).toEqual([
      'application/json',
      null,
    ])
    const tagsOf = (text: string): string[] => [...parsed(text).querySelectorAll('*')].map(({ tagName }) => tagName)
    const ours = new Set([...tagsOf(page(short)), 'EM'])
    expect(tagsOf(text).filter((tag) => !ours.has(tag))).toEqual([])
    const handlers = [...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE.join(' '))
    const drawn = framesOf(text).flatMap(({ seats }) => Object.values(seats).flatMap((picture) => picture?.lines ?? []))
    for (const name of HOSTILE) {
      expect(document.querySelector('table')?.textContent).toContain(name)
      expect(drawn).toContain(name)
    }
  })

  it('draws everybody with the icon and the rim of their character, and a letter where there is none', () => {
    const document = parsed(page(short))
    const drawnAt = (id: number, part: string) => {
      const use = document.querySelector(`[data-seat="${String(id)}"] .${part}`)
      return document.querySelector(use?.getAttribute('href') ?? '')
    }
    expect(drawnAt(1, 'icon')?.getAttribute('d')).toBe(outlines['clothesline'])
    expect(drawnAt(7, 'icon')?.getAttribute('d')).toBe(outlines['imp'])
    for (const { seat } of Object.values(short.state.seats)) {
      expect(drawnAt(seat, 'icon')?.getAttribute('d')).toMatch(/^[Mm]/)
      expect(drawnAt(seat, 'rim')?.children.length).toBeGreaterThan(0)
    }
    expect(drawnAt(8, 'rim')?.id).toBe('rim-traveller')
    const ownOne = parsed(page(hostile)).querySelector('[data-seat="1"] .initial')
    expect(ownOne?.textContent).toBe('<')
  })

  it('tells who played what, the story without what was undone, and the votes', () => {
    const document = parsed(page(short))
    const rows = [...document.querySelectorAll('section:nth-of-type(2) tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    expect(rows[1]).toEqual(['2', 'Béla', 'Empath', 'good', 'dead at the end'])
    expect(rows.at(-1)).toEqual(['8', 'Hal', 'Thief (Traveller)', 'good', 'alive at the end'])
    const story = document.querySelector('#story')?.textContent ?? ''
    expect(story).toContain('Fred (Poisoner) chose 陳.')
    expect(story).not.toContain('Annika raised a hand')
    expect([...document.querySelectorAll('#story h3')].map((one) => one.textContent)).toEqual([
      'Before the first night',
      'Night 1',
      'Day 1',
      'Night 2',
      'Day 2',
    ])
    const votes = [...document.querySelectorAll('section:last-of-type tbody tr')].map((row) => row.textContent)
    expect(votes).toHaveLength(2)
    expect(votes[0]).toContain('4 (4 needed), enough')
    expect(votes[1]).toContain('Hal (exile)')
  })

  it('without names holds no name and no note', () => {
    const text = page(short, 'en', false)
    for (const name of ['Annika', 'Béla', '陳', '=Dora', 'E|ve_', 'Fred', 'Gus', 'Hal', 'winked'])
      expect(text).not.toContain(name)
    expect(text).toContain('Seat 1')
  })

  it.each(['ko', 'zh-Hant'] as const)('speaks %s throughout', (locale) => {
    const text = parsed(page(short, locale)).body.textContent
    for (const sentence of Object.values(english)) expect(text.includes(sentence) ? sentence : '').toBe('')
    expect(parsed(page(short, locale)).documentElement.getAttribute('lang')).toBe(locale)
  })

  it('writes the labels of reminders as the tokens have them, in the circle and in the story', () => {
    for (const [locale, labels] of [
      ['ko', korean],
      ['zh-Hant', chinese],
    ] as const) {
      const text = page(short, locale)
      expect(text).toContain(labels.poisoner.Poisoned)
      expect(text).not.toContain('Poisoned')
      expect(JSON.stringify(framesOf(text))).toContain(labels.poisoner.Poisoned)
    }
  })

  it('has its sentences in every language, with the same parameters', () => {
    const parametersOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const locale of ['ko', 'zh-Hant'] as const) {
      const { story } = recordTexts(locale, short.state.script)
      for (const [key, sentence] of Object.entries(english)) {
        expect([key, parametersOf(story[key])]).toEqual([key, parametersOf(sentence)])
        expect(story[key]).not.toBe(sentence)
      }
    }
  })
})

describe('its replay', () => {
  it('begins at the empty table and ends as the game did', () => {
    const frames = framesOf(page(short))
    expect(frames[0]).toMatchObject({ heading: 'Before the first night', seats: {} })
    expect(frames.at(-1)?.heading).toBe('Day 2')
    expect(frames.at(-1)?.centre[0]).toBe('6 alive')
    const ended = new Map(frames.flatMap(({ seats }) => Object.entries(seats)))
    expect([...ended].map(([id, picture]) => [id, picture?.classes.includes('dead')])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
      ['4', false],
      ['5', false],
      ['6', true],
      ['7', false],
      ['8', false],
    ])
  })

  it('holds in each moment only what differs from the one before', () => {
    const frames = framesOf(page(short))
    const death = frames.find(({ said }) => said.includes('was executed'))
    // The poison of the one who died ends on the Monk.
    expect(Object.keys(death?.seats ?? {})).toEqual(['3', '6'])
    expect(frames.every(({ said, seats }, index) => index === 0 || said !== '' || Object.keys(seats).length > 0)).toBe(
      true,
    )
  })

  it('leads from each line of the story to its moment', () => {
    const text = page(short)
    const frames = framesOf(text)
    const line = [...parsed(text).querySelectorAll('#story li')].find((one) => one.textContent.includes('chose 陳'))
    const at = Number(line?.querySelector('button')?.getAttribute('data-go'))
    expect(frames[at]?.said).toContain('Fred (Poisoner) chose 陳.')
    expect(frames[at]?.seats[3]?.lines).toContain('Poisoned')
  })
})

describe('markup', () => {
  it('escapes every value, in lists too, and leaves markup alone', () => {
    expect(markup`<b title="${'"&\''}">${['<', 1, markup`<i>`, null]}</b>`.text).toBe(
      '<b title="&quot;&amp;&#39;">&lt;1<i></b>',
    )
  })

  it('writes data that cannot end the element around it', () => {
    const data = { name: '</script><!--' }
    const { text } = Markup.ofData(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})
