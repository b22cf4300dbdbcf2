import { describe, expect, it } from 'vitest'
import { createForeignDesk } from '../../../../electron/session/foreignDesk'
import { givenIn } from '../../../../electron/session/given'
import { ok } from '../../../../shared/lib/result'
import { errorOf, valueOf } from '../../../support/expectOk'
import { readGame } from '../../../support/readGame'

const script = (name: string, ...entries: unknown[]): string => JSON.stringify([{ id: '_meta', name }, ...entries])
const lamp = { id: 'lamp', name: 'Lamp', team: 'townsfolk', ability: 'You glow.', firstNightReminder: 'Light it.' }
const state = JSON.stringify({
  bluffs: [],
  edition: { id: 'custom', name: 'Lost' },
  roles: '',
  fabled: [],
  players: [
    { name: 'Ada', role: 'lamp', reminders: [], isDead: false },
    { name: 'Bruno', role: 'imp', reminders: [], isDead: true },
  ],
})

function aDesk(files: Record<string, string>, chosen: (string | null)[] = []) {
  return createForeignDesk({
    readGame,
    askForFile: () => Promise.resolve(chosen.shift() ?? null),
    read: (path) => Promise.resolve(ok(new TextEncoder().encode(files[path] ?? ''))),
  })
}

describe('what somebody brings', () => {
  it('is reported entry by entry: used, respelled, homebrew, placeholder, ignored', () => {
    const text = script('Mixed', 'chef', 'Fang_Gu', lamp, 'nobodyknows', { id: 'shop', team: 'shop', name: 'Shop' })
    const { entries, script: read, kind } = aDesk({}).read({ text })
    expect(kind).toBe('script')
    expect(entries.map(({ written, action }) => [written, action])).toEqual([
      ['_meta', 'meta'],
      ['chef', 'used'],
      ['Fang_Gu', 'respelled'],
      ['lamp', 'homebrew'],
      ['nobodyknows', 'placeholder'],
      ['Shop', 'ignored'],
    ])
    expect(read?.characters).toEqual(['chef', 'fanggu', 'lamp', 'nobodyknows'])
  })

  it('is named after its file, and comes in by a dialog, or not at all', async () => {
    const desk = aDesk({ '/media/ada/My Script.json': '["imp","chef","monk","saint","spy"]' }, [
      '/media/ada/My Script.json',
    ])
    expect(valueOf(await desk.openFile())).toMatchObject({ fileName: 'My Script.json', script: { name: 'My Script' } })
    expect(valueOf(await desk.openFile())).toBeNull()
  })

  it('is a saved game with its table, and its script when that is added afterwards', async () => {
    const desk = aDesk({ 'a.json': script('Lost', 'imp', lamp) }, ['a.json'])
    const first = desk.read({ text: state, fileName: 'game.json' })
    expect(first).toMatchObject({
      kind: 'state',
      position: { seats: [{ name: 'Ada' }, { alive: false }] },
    })
    expect(first.notRead).toContain('not-read-phase')
    const second = valueOf(await desk.attachScript())
    expect(second).toMatchObject({
      fileName: 'game.json',
      script: { name: 'Lost', homebrew: [{ firstNightReminder: 'Light it.' }] },
      position: { seats: [{ character: 'lamp' }, { character: 'imp' }] },
    })
  })

  it('takes no saved game for the script of another', async () => {
    const desk = aDesk({ 'other.json': state }, ['other.json'])
    desk.read({ text: state })
    expect(errorOf(await desk.attachScript()).code).toBe('not-a-script')
  })

  it('waits when the system hands it over, and is taken once', async () => {
    const desk = aDesk({ '/x/night.json': script('Night', 'imp', 'chef') })
    expect(valueOf(desk.takeOffered())).toBeNull()
    await desk.offer({ file: '/x/night.json' })
    expect(valueOf(desk.takeOffered())).toMatchObject({ fileName: 'night.json', script: { name: 'Night' } })
    expect(valueOf(desk.takeOffered())).toBeNull()
  })
})

describe('what the command line asks to open', () => {
  const link = 'https://script.bloodontheclocktower.com/?script=H4sIAAAAAAACA4tWyswtUIoFANX/LU0HAAAA'

  it.each([
    [['script.json'], { file: '/media/ada/script.json' }],
    [['--inspect=0', '.', '/media/a.JSON'], { file: '/media/a.JSON' }],
    [['one.json', 'two.txt'], { file: '/media/ada/two.txt' }],
    [['file:///media/my%20evening.belfry'], { file: '/media/my evening.belfry' }],
    [['file:///bad%ZZ.json'], null],
    [['one.json', link], { link }],
    [['https://example.com/script.html'], null],
    [['--file=one.json'], null],
    [['/opt/program', 'notes.md'], null],
  ])('of %j is %j', (args, given) => {
    expect(givenIn(args, '/media/ada')).toEqual(given)
  })

  it('is read like anything else, a link too', async () => {
    const desk = aDesk({})
    await desk.offer({ link })
    expect(valueOf(desk.takeOffered())).toMatchObject({ fileName: null, script: { characters: ['imp'] } })
  })
})
