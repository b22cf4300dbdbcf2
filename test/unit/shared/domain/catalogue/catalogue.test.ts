import { describe, expect, it } from 'vitest'
import gameIcons from '@iconify-json/game-icons/icons.json'
import {
  allCharacters,
  allJinxes,
  character,
  editionCharacters,
  isGoodTeam,
  jinxesAmong,
  nightOrder,
  normaliseId,
  type Edition,
  type Team,
} from '../../../../../shared/domain/catalogue/catalogue'
import iconsData from '../../../../../shared/domain/catalogue/icons.json'
import {
  charactersSchema,
  iconsSchema,
  jinxesSchema,
  nightOrderSchema,
} from '../../../../../shared/domain/catalogue/schema'

const teams: Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric']
const specialSteps = ['dusk', 'minioninfo', 'demoninfo', 'dawn']

describe('the data', () => {
  it('has the shape the types promise', () => {
    expect(charactersSchema.safeParse(allCharacters).error).toBeUndefined()
    expect(jinxesSchema.safeParse(allJinxes).error).toBeUndefined()
    expect(nightOrderSchema.safeParse(nightOrder).error).toBeUndefined()
    expect(iconsSchema.safeParse(iconsData).error).toBeUndefined()
  })

  it.each<[Edition, number[]]>([
    ['tb', [13, 4, 4, 1, 5, 0, 0]],
    ['bmr', [13, 4, 4, 4, 5, 0, 0]],
    ['snv', [13, 4, 4, 4, 5, 0, 0]],
    ['carousel', [30, 11, 15, 10, 3, 2, 0]],
    ['fabled', [0, 0, 0, 0, 0, 12, 0]],
    ['loric', [0, 0, 0, 0, 0, 0, 11]],
  ])('counts the characters of %s by type', (edition, counts) => {
    const found = editionCharacters(edition)
    expect(teams.map((team) => found.filter((facts) => facts.team === team).length)).toEqual(counts)
  })

  it('names 181 characters once each, the id being the name in plain letters', () => {
    expect(allCharacters).toHaveLength(181)
    expect(new Set(allCharacters.map(({ id }) => id)).size).toBe(181)
    expect(new Set(allCharacters.map(({ name }) => name)).size).toBe(181)
    for (const { id, name } of allCharacters) expect(id).toBe(name.toLowerCase().replace(/[^a-z]/g, ''))
  })

  it('keeps the official order, grouped by type', () => {
    const order = allCharacters.map(({ team }) => teams.indexOf(team))
    expect(order).toEqual([...order].sort((left, right) => left - right))
    expect(allCharacters[0]?.id).toBe('steward')
    expect(allCharacters[180]?.id).toBe('zenomancer')
  })
})

describe('the night order', () => {
  it.each([
    ['firstNight', 80, { dusk: 0, minioninfo: 19, demoninfo: 23, dawn: 77 }],
    ['otherNight', 99, { dusk: 0, dawn: 97 }],
  ] as const)('holds every rank of %s and nothing else', (night, length, places) => {
    const sheet = nightOrder[night]
    expect(sheet).toHaveLength(length)
    expect(new Set(sheet).size).toBe(length)
    for (const [step, place] of Object.entries(places)) expect(sheet[place]).toBe(step)
    const ranked = allCharacters.filter((facts) => facts[night] !== null)
    for (const facts of ranked) expect(sheet[facts[night] ?? -1]).toBe(facts.id)
    expect(ranked).toHaveLength(sheet.filter((step) => !specialSteps.includes(step)).length)
  })

  it('runs Trouble Brewing in the printed order', () => {
    const ids = new Set(editionCharacters('tb').map(({ id }) => id))
    expect(nightOrder.firstNight.filter((id) => ids.has(id)).join()).toBe(
      'bureaucrat,thief,poisoner,washerwoman,librarian,investigator,chef,empath,fortuneteller,butler,spy',
    )
    expect(nightOrder.otherNight.filter((id) => ids.has(id)).join()).toBe(
      'bureaucrat,thief,poisoner,monk,scarletwoman,imp,ravenkeeper,empath,fortuneteller,undertaker,butler,spy',
    )
  })
})

describe('the jinxes', () => {
  it('are 131 pairs of known characters, no pair twice', () => {
    const keys = allJinxes.map(({ pair }) => [...pair].sort().join('|'))
    expect(keys).toHaveLength(131)
    expect(new Set(keys).size).toBe(131)
    for (const { pair } of allJinxes) for (const id of pair) expect(character(id)).toBeDefined()
  })

  it('agree with the partners each character names', () => {
    for (const { id, jinxes } of allCharacters) {
      const partners = allJinxes.flatMap(({ pair: [left, right] }) =>
        left === id ? [right] : right === id ? [left] : [],
      )
      expect([...jinxes].sort(), id).toEqual(partners.sort())
    }
  })

  it('are found in either order, and only when both are there', () => {
    expect(jinxesAmong(['boffin', 'imp', 'alchemist'])).toEqual([
      { pair: ['alchemist', 'boffin'], kind: 'interaction' },
    ])
    expect(jinxesAmong(['alchemist', 'imp'])).toEqual([])
    expect(jinxesAmong(allCharacters.map(({ id }) => id))).toHaveLength(131)
  })
})

describe('the icons', () => {
  it('all exist in the icon set and are credited to an author', () => {
    const credited = new Set(iconsData.authors.flatMap(({ icons }) => icons))
    const used = [...Object.values(iconsData.characters), ...Object.values(iconsData.ui)]
    for (const name of used) {
      expect(gameIcons.icons, name).toHaveProperty([name])
      expect(credited, name).toContain(name)
    }
    expect(new Set(used).size).toBe(used.length)
  })

  it('are the ones the characters carry', () => {
    expect(Object.fromEntries(allCharacters.map(({ id, icon }) => [id, icon]))).toEqual(iconsData.characters)
  })
})

describe('the lookups', () => {
  it('find a character by its exact id only', () => {
    expect(character('fortuneteller')?.name).toBe('Fortune Teller')
    expect(character('Fortune_Teller')).toBeUndefined()
    expect(character('constructor')).toBeUndefined()
  })

  it.each([
    ['Fortune_Teller', 'fortuneteller'],
    ["devil's-advocate", 'devilsadvocate'],
    ["Lil' Monsta", 'lilmonsta'],
    ['al-hadikhia', 'alhadikhia'],
    ['Dr. Who', 'drwho'],
    ['점쟁이', '점쟁이'],
    ['Cafe\u0301', 'caf\u00e9'],
  ])('bring the id %s into the form %s', (raw, id) => {
    expect(normaliseId(raw)).toBe(id)
  })

  it('bring every official id and name to the id', () => {
    for (const { id, name } of allCharacters) expect([normaliseId(id), normaliseId(name)]).toEqual([id, id])
  })

  it('call Townsfolk and Outsiders good', () => {
    expect(teams.filter((team) => isGoodTeam(team))).toEqual(['townsfolk', 'outsider'])
  })
})
