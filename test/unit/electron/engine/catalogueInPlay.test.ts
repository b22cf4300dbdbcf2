import { beforeAll, describe, expect, it } from 'vitest'
import { allCharacters, nightOrder, type CharacterFacts } from '../../../../shared/domain/catalogue/catalogue'
import { locale } from '../../../../shared/domain/vocabulary'
import { loadCatalogueTexts } from '../../../../shared/locales/messages'
import { boardCharacter } from '../../../../renderer/board/boardCharacter'
import { iconOutline, readIcons } from '../../../../renderer/board/icons'
import { moduleOf } from '../../../../electron/engine/characters/registry'
import { aGame, type TestGame } from '../../../support/game'

const beside = ['chef', 'empath', 'monk', 'soldier', 'saint', 'poisoner', 'imp']
const isSeated = ({ team }: CharacterFacts): boolean => team !== 'fabled' && team !== 'loric'
const rows = allCharacters.map((facts) => [facts.id, facts] as const)

/** A game with the character in it: in the centre if it takes no chair. */
function gameWith(facts: CharacterFacts): TestGame {
  if (!isSeated(facts)) return aGame(beside).withCentre(facts.id)
  return aGame([facts.id, ...beside.filter((id) => id !== facts.id)])
}

const times = ['night 1', 'night 2', 'day 1'] as const
const at = {
  'night 1': (game: TestGame) => game.atNight(1),
  'night 2': (game: TestGame) => game.atNight(2),
  'day 1': (game: TestGame) => game.onDay(1),
}
const games = new Map<string, TestGame>()

/** The same game for every test that only looks at it. */
function gameAt(facts: CharacterFacts, time: (typeof times)[number]): TestGame {
  const key = `${facts.id} ${time}`
  const game = games.get(key) ?? at[time](gameWith(facts))
  games.set(key, game)
  return game
}

beforeAll(() => readIcons())

describe('each of the 181', () => {
  it.each(rows)('%s can be put in play, by night and by day', (id, facts) => {
    for (const time of times) {
      const game = gameAt(facts, time)
      const { seats, centre } = game.view
      const found = isSeated(facts) ? seats.map(({ character }) => character) : centre.map(({ character }) => character)
      expect(found).toContain(id)
      expect(game.lastRefusal).toBeNull()
    }
  })

  it.each(rows)('%s has its row at its place, if it has one [P16]', (id, facts) => {
    for (const [night, sheet, rank] of [
      [1, nightOrder.firstNight, facts.firstNight],
      [2, nightOrder.otherNight, facts.otherNight],
    ] as const) {
      const entries = gameAt(facts, `night ${night}`)
        .view.night.steps.map(({ entry }) => entry)
        .filter((entry) => sheet.includes(entry))
      const places = entries.map((entry) => sheet.indexOf(entry))
      expect(places).toEqual([...places].sort((left, right) => left - right))
      // Without a module of its own an ability is run from the sheet, and so its row is always there.
      if (rank !== null && moduleOf(id) === undefined) expect(entries).toContain(id)
    }
  })

  it.each(rows)('%s has an icon and lays each of its tokens', (id, facts) => {
    expect(iconOutline(boardCharacter(id).icon ?? '')).toMatch(/^M/i)
    const game = gameWith(facts).atNight(2)
    for (const { label } of facts.reminders) {
      game.send('placeReminder', { seat: 2, character: id, label })
      const labels = game.view.seats.find(({ seat }) => seat === 2)?.reminders.map((token) => token.label)
      expect(labels).toContain(label)
    }
  })

  it.each(locale.options)('has its texts and labels in %s', async (language) => {
    const texts = await loadCatalogueTexts(language)
    const missing = allCharacters.flatMap(({ id, firstNight, otherNight, reminders }) => {
      const text = texts.characters[id]
      const labels = language === 'en' ? [] : reminders.filter(({ label }) => !texts.reminders[id]?.[label])
      return [
        text?.name ? [] : [`${id} name`],
        text?.ability ? [] : [`${id} ability`],
        firstNight === null || text?.firstNight ? [] : [`${id} first night`],
        otherNight === null || text?.otherNight ? [] : [`${id} other nights`],
        labels.map(({ label }) => `${id} ${label}`),
      ].flat()
    })
    expect(missing).toEqual([])
  })
})

it('all on one script make one game', () => {
  const everyone = allCharacters.map(({ id }) => id)
  const game = aGame(beside)
    .onScript(...everyone)
    .atNight(1)
  expect(game.view.script.characters.length).toBe(181)
  expect(game.view.jinxes.length).toBe(131)
})
