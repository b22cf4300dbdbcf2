import { describe, expect, it } from 'vitest'
import { script as scriptSchema, type Script } from '../../../../shared/grimoire/script'
import { loadCatalogueTexts, type CatalogueTexts } from '../../../../shared/locales/messages'
import { jinxesOn, nightEntries, openBook, type BookTexts } from '../../../../renderer/sheet/scriptBook'

const aScript = (given: Partial<Script>): Script => scriptSchema.parse({ name: 'S', characters: [], ...given })
const lamp = scriptSchema.shape.homebrew.unwrap().element.parse({
  id: 'lamp',
  name: 'Lamp',
  team: 'minion',
  ability: 'You glow.',
  otherNight: 0.5,
  otherNightReminder: 'Light it.',
  image: ['https://example.invalid/lamp.png', 'data:image/png;base64,AAAA'],
})
const none: CatalogueTexts = { characters: {}, reminders: {}, jinxes: {} }
const texts = async (): Promise<BookTexts> => ({
  pack: null,
  chosen: await loadCatalogueTexts('ko'),
  english: await loadCatalogueTexts('en'),
})

describe('the book of a script', () => {
  it('has the reader’s language for official characters and the script’s words for its own', async () => {
    const book = openBook(aScript({ characters: ['imp', 'lamp'], homebrew: [lamp] }), await texts())
    expect(book.token('imp').name).toBe('임프')
    expect(book.token('lamp')).toMatchObject({ name: 'Lamp', team: 'minion', leaves: { otherNight: true } })
    expect(book.notes('lamp')).toEqual({ ability: 'You glow.', firstNight: '', otherNight: 'Light it.', howToRun: '' })
  })

  it('shows pictures that are in the file, and none from the network', () => {
    const book = (image: string[]) =>
      openBook(aScript({ homebrew: [{ ...lamp, image }] }), { pack: null, chosen: none, english: none })
    expect(book(lamp.image).token('lamp').image).toBe('data:image/png;base64,AAAA')
    expect(book(['https://example.invalid/lamp.png']).token('lamp').image).toBeUndefined()
    expect(book(['data:text/html,<b>']).token('lamp').image).toBeUndefined()
  })

  it('lets official wording on this machine win over ours, and the script over both', async () => {
    const pack = {
      texts: { imp: { ability: 'Theirs.' } },
      jinxes: { 'imp|lamp': 'Theirs.' },
      icons: { imp: 'pack/imp.png' },
    }
    const script = aScript({ homebrew: [lamp], jinxes: [{ pair: ['lamp', 'imp'], reason: 'Ours.' }] })
    const book = openBook(script, { ...(await texts()), pack })
    expect(book.notes('imp').ability).toBe('Theirs.')
    expect(book.token('imp').image).toBe('pack/imp.png')
    expect(book.jinxLine('imp', 'lamp')).toBe('Ours.')
  })

  it('finds the jinxes among its characters, each once', async () => {
    const script = aScript({
      characters: ['spy', 'magician', 'imp'],
      jinxes: [{ pair: ['magician', 'spy'], reason: 'Ours.' }],
    })
    expect(jinxesOn(script, openBook(script, await texts()))).toEqual([{ pair: ['magician', 'spy'], line: 'Ours.' }])
  })
})

describe('the night order of a script', () => {
  it('is the official one, with the script’s own characters at their numbers', () => {
    const script = aScript({ characters: ['imp', 'monk', 'poisoner', 'lamp', 'chef'], homebrew: [lamp] })
    expect(nightEntries(script, 'otherNight')).toEqual(['dusk', 'lamp', 'poisoner', 'monk', 'imp', 'dawn'])
    expect(nightEntries(script, 'firstNight')).toEqual(['dusk', 'minioninfo', 'demoninfo', 'poisoner', 'chef', 'dawn'])
  })

  it('is its own where it states one; what that leaves out follows', () => {
    const script = aScript({
      characters: ['imp', 'monk', 'poisoner'],
      otherNight: ['dusk', 'imp', 'poisoner', 'dawn'],
    })
    expect(nightEntries(script, 'otherNight')).toEqual(['dusk', 'imp', 'poisoner', 'dawn', 'monk'])
  })
})
