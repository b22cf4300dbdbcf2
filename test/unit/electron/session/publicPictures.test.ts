import { describe, expect, it } from 'vitest'
import { createPublicPictures, isOnTheWall } from '../../../../electron/session/publicPictures'
import { townSquareView } from '../../../../electron/engine/projections/townSquareView'
import { script as scriptSchema } from '../../../../shared/grimoire/script'
import type { TownSquareView } from '../../../../shared/townsquare/view'
import { aGame } from '../../../support/game'

const FAR = 'https://example.com/lamp.png'
const embedded = (text: string): string => `data:image/png;base64,${Buffer.from(text).toString('base64')}`
const made = (id: string, team: 'townsfolk' | 'traveller' | 'loric', more: object = {}) => ({
  id,
  name: `The ${id}`,
  team,
  ability: 'You glow.',
  ...more,
})
const script = scriptSchema.parse({
  name: 'Own',
  characters: ['lamp', 'chef', 'soldier', 'poisoner', 'imp', 'guest', 'weather'],
  homebrew: [
    made('lamp', 'townsfolk', { image: [FAR, embedded('other')] }),
    made('guest', 'traveller', { image: ['one', 'two', 'three'].map(embedded) }),
    made('weather', 'loric', { reminders: ['Rain'], special: [{ type: 'reminder', name: 'public' }] }),
  ],
})
const KEPT = { [FAR]: 'pictures/far.png' }

function aWall(official = false) {
  const look = createPublicPictures({ known: (addresses) => (addresses[0] === FAR ? KEPT : {}) })
  if (official)
    look.layPack({
      texts: { angel: { name: 'Angel', ability: 'THEIRS' } },
      jinxes: {},
      icons: { angel: 'pack/angel.png' },
    })
  const game = aGame(['lamp', 'chef', 'soldier', 'poisoner', 'imp']).withScript(script)
  const seen = (): TownSquareView =>
    townSquareView(game.state, {
      revision: 1,
      game: { id: '', name: '', head: null, canUndo: false, canRedo: false, commits: 0, began: null },
      settings: { townSquareLocale: 'en', handSpeedMs: 0, showsVotes: false },
      timer: null,
      log: [],
      look,
    })
  return { look, game, seen }
}

describe('pictures on the wall', () => {
  it('[T10] are none while the room knows of no such character', () => {
    const { seen } = aWall()
    expect(seen().pictures).toEqual({})
    expect(JSON.stringify(seen())).not.toContain('lamp')
  })

  it('[T10] come with the sheet, a Traveller, and a revealed seat, as short addresses', () => {
    const { game, seen, look } = aWall()
    game.send('showSheet', { isShown: true })
    expect(Object.keys(seen().pictures)).toEqual(['lamp', 'guest'])
    expect(seen().pictures['lamp']?.[0]).toBe('pictures/far.png')
    game.send('showSheet', { isShown: false }).send('addTraveller', { character: 'guest', alignment: 'evil' })
    const [none, good, evil] = seen().pictures['guest'] ?? []
    expect(new Set([none, good, evil]).size).toBe(3)
    expect(none).toMatch(/^pictures\/[0-9a-f]{64}\.png$/)
    expect(new TextDecoder().decode(look.embedded(none!.slice('pictures/'.length))!)).toBe('one')
    game.send('reveal', { seats: [1] })
    expect(Object.keys(seen().pictures).sort()).toEqual(['guest', 'lamp'])
  })

  it('[T10] can be read only while they hang there', () => {
    const { game, seen } = aWall()
    expect(isOnTheWall(seen(), 'pictures/far.png')).toBe(false)
    game.send('reveal', { seats: [1] })
    expect(isOnTheWall(seen(), 'pictures/far.png')).toBe(true)
    expect(isOnTheWall(seen(), 'pictures/other.png')).toBe(false)
  })

  it('[T10] are official ones where the Storyteller has them on this machine', () => {
    const { game, seen, look } = aWall(true)
    game.withCentre('angel')
    expect(seen().pictures).toEqual({ angel: ['pack/angel.png'] })
    expect(seen().names['angel']).toEqual({ name: 'Angel', team: 'fabled', ability: '' })
    look.layPack(null)
    expect(seen().pictures).toEqual({})
    expect(seen().names).toEqual({})
  })
})

describe('reminders that lie open', () => {
  it('[T10] are seen at the seat as long as they lie there, others never', () => {
    const { game, seen } = aWall()
    game.withCentre('weather')
    game.send('placeReminder', { seat: 2, character: 'weather', label: 'Rain' })
    game.send('placeReminder', { seat: 3, character: 'poisoner', label: 'Poisoned' })
    expect(seen().seats.map(({ reminders }) => reminders)).toEqual([
      [],
      [{ character: 'weather', label: 'Rain' }],
      [],
      [],
      [],
    ])
    expect(seen().names['weather']).toMatchObject({ name: 'The weather' })
    expect(JSON.stringify(seen())).not.toContain('oison')
  })

  it('[T10] are those of an official character too', () => {
    const { game, seen } = aWall()
    game.withCentre('godofug').send('placeReminder', { seat: 1, character: 'godofug', label: 'Ug' })
    expect(seen().seats[0]?.reminders).toHaveLength(1)
  })
})
