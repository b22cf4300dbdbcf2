import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ElectronApplication } from '@playwright/test'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut, send, viewOf } from '../fixtures/games'
import { GrimoireWindow } from '../pages/grimoireWindow'
import { answerDialogs, dropFile, pasteText, scriptOf } from '../pages/scriptPages'

const lamp = {
  id: 'lamp',
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Each night, choose 2 players: you learn whether one of them glows.',
  firstNight: 12.5,
  firstNightReminder: 'The Lamplighter points at two players.',
  otherNight: 12.5,
  reminders: ['Glows'],
  special: [{ type: 'signal', name: 'card', value: 'THE LAMP IS OUT' }],
}
/** Is shown the Grimoire. */
const reader = {
  ...{ id: 'reader', name: 'Reader', team: 'minion', ability: 'Each night, you see the Grimoire.' },
  ...{ firstNight: 12.7, otherNight: 12.7, firstNightReminder: 'Turn the Grimoire to the Reader.' },
  special: [{ type: 'signal', name: 'grimoire' }],
}
const guest = { id: 'guest', name: 'Night Guest', team: 'traveller', ability: 'You are only passing.' }
const mixed = JSON.stringify([
  { id: '_meta', name: 'Lamps & Shadows', author: 'Ada' },
  'chef',
  'Fang_Gu',
  'monk',
  'saint',
  'poisoner',
  lamp,
  guest,
  'nobodyknows',
])
const saved = JSON.stringify({
  bluffs: ['monk', 'mayor', 'saint'],
  edition: { id: 'tb' },
  roles: '',
  fabled: [],
  players: ['imp', 'chef', 'empath', 'soldier', 'poisoner'].map((role, index) => ({
    name: `Guest ${String(index + 1)}`,
    role,
    reminders: [],
    isDead: index === 1,
  })),
})

test('a dropped script is reported entry by entry, completed, and played', async ({ grimoire }) => {
  await dropFile(grimoire, mixed, 'lamps.json')
  const report = grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })
  await expect(report.locator('[data-action=respelled]')).toContainText('Fang Gu')
  await expect(report.locator('[data-action=homebrew]').first()).toContainText('Lamplighter')
  const unknown = report.locator('li').filter({ hasText: 'Nobodyknows' })
  await unknown.getByRole('button', { name: 'Complete' }).click()
  await unknown.getByLabel('Name').fill('Owl')
  await unknown.getByLabel('What it can do').fill('You see in the dark.')
  await unknown.getByRole('button', { name: 'Done' }).click()
  await expect(report.locator('li').filter({ hasText: 'You see in the dark.' })).toHaveAttribute(
    'data-action',
    'homebrew',
  )
  await report.getByRole('button', { name: 'New game with it' }).click()
  await expect
    .poll(async () => (await scriptOf(grimoire))?.characters)
    .toEqual([...['chef', 'fanggu', 'monk', 'saint', 'poisoner', 'lamp', 'guest', 'nobodyknows']])
  expect((await scriptOf(grimoire))?.homebrew.find(({ id }) => id === 'nobodyknows')).toMatchObject({ name: 'Owl' })
})

test('a pasted list, a file from the dialog, and a broken file', async ({ electronApp, grimoire, userData }) => {
  await pasteText(grimoire, '["imp", "chef", "spy", "saint", "monk"]')
  await expect(grimoire.getByRole('dialog')).toContainText('Chef')
  await grimoire.keyboard.press('Escape')
  const file = path.join(userData, 'broken.json')
  await writeFile(file, '[\n  "imp",\n  "chef"\n  "spy"\n]')
  await answerDialogs(electronApp, { open: file })
  await grimoire.getByRole('button', { name: /Open a script/ }).click()
  await grimoire.getByRole('button', { name: 'Choose a file' }).click()
  await expect(grimoire.getByRole('dialog')).toContainText('line 4, column 3')
  await expect(grimoire.getByRole('button', { name: 'New game with it' })).toBeDisabled()
})

test('a saved game asks where it stands and goes on from there', async ({ grimoire }) => {
  await dropFile(grimoire, saved, 'evening.json')
  const report = grimoire.getByRole('dialog')
  const goOn = report.getByRole('button', { name: 'Continue this game' })
  await expect(report).toContainText('5 players, 4 alive')
  await expect(goOn).toBeDisabled()
  await report.getByText('Night', { exact: true }).click()
  await report.getByRole('button', { name: 'More' }).click()
  await goOn.click()
  const standing = async () => {
    const answer = await grimoire.evaluate(() => window.grimoire.game.getView())
    if (!answer.ok || !answer.value) return null
    const { phase, seats, bluffs } = answer.value
    return {
      phase,
      seats: seats.map(({ name, character, isAlive }) => [name, character, isAlive]),
      bluffs: bluffs[0]?.characters,
    }
  }
  await expect.poll(standing).toEqual({
    phase: { kind: 'night', number: 2 },
    seats: [
      ['Guest 1', 'imp', true],
      ['Guest 2', 'chef', false],
      ['Guest 3', 'empath', true],
      ['Guest 4', 'soldier', true],
      ['Guest 5', 'poisoner', true],
    ],
    bluffs: ['monk', 'mayor', 'saint'],
  })
})

test('a file on the command line, and one given to the running program, are opened', async ({ userData }) => {
  const file = path.join(userData, 'lamps.json')
  await writeFile(file, mixed)
  const app = await launchBelfry(userData, [file])
  const grimoire = await pageOf(app, 'grimoire')
  await expect(grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })).toBeVisible()
  await grimoire.keyboard.press('Escape')
  const other = path.join(userData, 'evening.json')
  await writeFile(other, saved)
  // The second program hands its file over and leaves before anybody can attach to it.
  await launchBelfry(userData, [other]).catch(() => undefined)
  await expect(grimoire.getByRole('dialog')).toContainText('5 players, 4 alive')
  await grimoire.keyboard.press('Escape')
  const packed = gzipSync('["imp", "chef", "spy", "saint", "monk"]').toString('base64url')
  await launchBelfry(userData, [`https://script.bloodontheclocktower.com/?script=${packed}`]).catch(() => undefined)
  await expect(grimoire.getByRole('dialog')).toContainText('official character: 5')
  await app.close()
})

/** What macOS does when a file is opened with Belfry. */
async function openAsMacDoes(app: ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ app: inside }, opened) => {
    inside.emit('open-file', { preventDefault: () => undefined }, opened)
  }, file)
}

test('a file that macOS opens is opened, before the program is ready and after', async ({ userData }) => {
  const early = path.join(userData, 'lamps.json')
  await writeFile(early, mixed)
  const program = path.join(userData, 'early.cjs')
  const root = path.resolve(import.meta.dirname, '../../..')
  // The same program, handed a file in the turn of the loop in which it starts.
  await writeFile(
    program,
    `const { app } = require('electron')
     require(${JSON.stringify(path.join(root, 'dist/main/index.cjs'))})
     if (app.isReady()) throw new Error('too late to be early')
     app.emit('open-file', { preventDefault() {} }, ${JSON.stringify(early)})`,
  )
  const app = await launchBelfry(userData, [], program)
  try {
    const grimoire = await pageOf(app, 'grimoire')
    await expect(grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })).toBeVisible()
    await grimoire.keyboard.press('Escape')
    const late = path.join(userData, 'evening.json')
    await writeFile(late, saved)
    await openAsMacDoes(app, late)
    await expect(grimoire.getByRole('dialog')).toContainText('5 players, 4 alive')
  } finally {
    await app.close()
  }
})

test('homebrew speaks for itself: on tokens, in the night, on its card, and as a Traveller on the wall', async ({
  electronApp,
  grimoire,
  townSquareWindow,
}) => {
  await dropFile(grimoire, JSON.stringify([...(JSON.parse(mixed) as unknown[]), reader]), 'lamps.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.name).toBe('Lamps & Shadows')
  await grimoire.evaluate(async () => {
    const send = async (kind: string, data: unknown) => {
      const view = await window.grimoire.game.getView()
      const expectedHead = view.ok ? (view.value?.game.head ?? null) : null
      const command = { id: crypto.randomUUID(), expectedHead, at: Date.now(), kind, data, override: true }
      await window.grimoire.game.dispatch(command as Parameters<typeof window.grimoire.game.dispatch>[0])
    }
    await send('newTable', { players: 5, names: ['Ada', 'Bruno', 'Cleo', 'Dov', 'Ema'] })
    const characters = ['lamp', 'chef', 'monk', 'reader', 'fanggu']
    for (const [index, character] of characters.entries()) await send('assign', { seat: index + 1, character })
    await send('startGame', {})
    await send('addTraveller', { character: 'guest', alignment: 'good', name: 'Gil' })
  })
  const night = grimoire.getByRole('tabpanel')
  await expect(night).toContainText('Lamplighter')
  for (let steps = 0; steps < 6; steps += 1) {
    if (await night.getByText('The Lamplighter points at two players.').isVisible()) break
    await night.getByRole('button', { name: 'Skip' }).click()
  }
  await expect(night.getByText('The Lamplighter points at two players.')).toBeVisible()
  const step = night.getByRole('article', { name: 'Lamplighter · Ada' })
  await step.getByRole('button', { name: /^Show/ }).click()
  await expect(grimoire.getByRole('dialog', { name: 'THE LAMP IS OUT' })).toBeVisible()
  await grimoire.keyboard.down(' ')
  await grimoire.getByRole('dialog', { name: 'THE LAMP IS OUT' }).waitFor({ state: 'detached' })
  await grimoire.keyboard.up(' ')
  await new GrimoireWindow(grimoire).liftCurtain()
  const readerStep = night.getByRole('article', { name: 'Reader · Dov' })
  await step.getByRole('button', { name: 'Skip' }).click()
  await readerStep.getByRole('button', { name: /^Show/ }).click()
  await expect(grimoire.getByRole('dialog', { name: 'Reader' })).toContainText('the Grimoire')
  await grimoire.keyboard.down(' ')
  await grimoire.getByRole('dialog', { name: 'Reader' }).waitFor({ state: 'detached' })
  await grimoire.keyboard.up(' ')
  await new GrimoireWindow(grimoire).liftCurtain()

  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('main')).toContainText('Night Guest')
  await expect(wall.locator('main')).not.toContainText('Lamplighter')
})

test('the script’s sheet: characters, jinxes, both nights, on the wall, and on paper', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  await dropFile(grimoire, mixed, 'lamps.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog', { name: 'Lamps & Shadows' })
  await expect(sheet).toContainText('you learn whether one of them glows')
  await sheet.getByRole('tab', { name: 'First night' }).click()
  const order = sheet.locator('[data-entry]')
  await expect(order.filter({ hasText: 'Lamplighter' })).toContainText('points at two players')
  const entries = await order.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-entry')))
  expect(entries[0]).toBe('dusk')
  expect(entries.indexOf('lamp')).toBeLessThan(entries.indexOf('poisoner'))

  await sheet.getByRole('button', { name: 'Script on the wall' }).click()
  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('.script-sheet')).toContainText('Lamplighter')

  const out = path.join(userData, 'out')
  await mkdir(out)
  await answerDialogs(electronApp, { saveIn: out })
  for (const paper of ['A4', 'Letter']) {
    await sheet.getByRole('button', { name: 'Print' }).click()
    await grimoire.getByRole('menuitem', { name: `${paper}, with both nights` }).click()
    await expect(sheet.getByRole('button', { name: 'Print' })).toBeEnabled()
    const pdf = await readFile(path.join(out, 'Lamps & Shadows.pdf'), 'latin1')
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
    const [width, height] = (/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []).slice(1).map(Number)
    expect([Math.floor(width ?? 0), Math.floor(height ?? 0)]).toEqual(paper === 'A4' ? [595, 842] : [612, 792])
  }
})

test('a script on which nearly everybody wakes has its nights on one page', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  const wakeful = [
    ...['alchemist', 'cannibal', 'amnesiac', 'balloonist', 'huntsman', 'mathematician', 'chambermaid', 'philosopher'],
    ...['magician', 'poppygrower', 'pixie', 'preacher', 'courtier', 'butler', 'damsel', 'lunatic', 'spy', 'widow'],
    ...['marionette', 'pithag', 'legion', 'lilmonsta', 'lleech', 'riot', 'leviathan', 'bureaucrat', 'thief', 'djinn'],
  ]
  await dropFile(grimoire, JSON.stringify([{ id: '_meta', name: 'Awake' }, ...wakeful]), 'awake.json')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog', { name: 'Awake' })
  await answerDialogs(electronApp, { saveIn: userData })
  await sheet.getByRole('button', { name: 'Print' }).click()
  await grimoire.getByRole('menuitem', { name: 'Letter, with both nights' }).click()
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeEnabled()
  const pdf = await readFile(path.join(userData, 'Awake.pdf'), 'latin1')
  // Characters and their jinxes on two, both nights on one.
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(3)
})

test('a script is built by search, filter, press and drag, and leaves in the official format', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await grimoire.getByRole('button', { name: 'Build a script' }).click()
  const builder = grimoire.getByRole('dialog', { name: 'Build a script' })
  await builder.getByLabel('Name of the script').fill('Five')
  const search = builder.getByLabel('Search')
  for (const name of ['Imp', 'Fortune Teller', 'Spy', 'Recluse']) {
    await search.fill(name)
    await search.press('Enter')
  }
  await search.fill('')
  await builder.getByRole('button', { name: 'Demons', exact: true }).click()
  await expect(builder.locator('.catalogue li')).toHaveCount(19)
  await builder.getByRole('button', { name: 'Demons', exact: true }).click()
  await search.fill('Magician')
  await builder.locator('.catalogue li button').first().dragTo(builder.locator('.sheet'))
  await expect(builder.locator('.jinx')).toContainText('Magician')
  await expect(builder.locator('.warnings')).toContainText('Only 2 Townsfolk')
  await answerDialogs(electronApp, { saveIn: userData })
  await builder.getByRole('button', { name: 'Save as a file' }).click()
  const file = path.join(userData, 'Five.json')
  await expect.poll(async () => (await readdir(userData)).includes('Five.json')).toBe(true)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    { id: '_meta', name: 'Five' },
    ...['fortuneteller', 'magician', 'recluse', 'spy', 'imp'],
  ])
  await builder.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.characters.length).toBe(5)
})

test('official texts lie over ours on this machine until they are removed, and leave with nothing', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  const folder = path.join(userData, 'toolmaker')
  await mkdir(folder)
  await writeFile(path.join(folder, 'roles.json'), JSON.stringify([{ id: 'imp', name: 'Imp', ability: 'THEIR WORDS' }]))
  await writeFile(
    path.join(folder, 'imp.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
  )
  await answerDialogs(electronApp, { open: folder, saveIn: userData })
  await pasteText(grimoire, '["imp", "chef", "spy", "saint", "monk"]')
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  const open = async (): Promise<void> => {
    await grimoire.getByRole('button', { name: 'Find anything' }).click()
    await grimoire.getByRole('combobox').fill('Settings')
    await grimoire.keyboard.press('Enter')
  }
  await open()
  await grimoire.getByRole('button', { name: 'Choose the folder' }).click()
  await expect(grimoire.getByText('Loaded: 1 texts, 0 jinxes, 1 icons.')).toBeVisible()
  await grimoire.getByRole('button', { name: 'Done' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  const reference = grimoire.getByRole('tabpanel')
  await expect(reference).toContainText('THEIR WORDS')
  const picture = reference.locator('image').first()
  await expect(picture).toHaveAttribute('href', 'pack/imp.svg')
  expect(await grimoire.evaluate(() => fetch('pack/imp.svg').then(({ status }) => status))).toBe(200)

  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  await grimoire.getByRole('button', { name: 'Save as a file' }).click()
  await expect.poll(async () => (await readdir(userData)).includes('script.json')).toBe(true)
  expect(await readFile(path.join(userData, 'script.json'), 'utf8')).not.toContain('THEIR WORDS')
  await grimoire.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  await open()
  await grimoire.getByRole('button', { name: 'Remove them' }).click()
  await grimoire.getByRole('button', { name: 'Done' }).click()
  await expect(reference).not.toContainText('THEIR WORDS')
})

test('every official character fits on one script', async ({ grimoire }) => {
  const catalogue = path.resolve(import.meta.dirname, '../../../shared/domain/catalogue/characters.json')
  const everyone = (JSON.parse(await readFile(catalogue, 'utf8')) as { id: string }[]).map(({ id }) => id)
  await dropFile(grimoire, JSON.stringify(everyone), 'everyone.json')
  await expect(grimoire.getByRole('dialog').locator('li[data-action=used]')).toHaveCount(181)
  await grimoire.getByRole('button', { name: 'New game with it' }).click()
  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog')
  await expect(sheet.locator('[data-team=townsfolk] li')).toHaveCount(69)
  await expect(sheet.locator('[data-team=jinxes] li')).toHaveCount(131)
  await sheet.getByRole('button', { name: 'Edit in the builder' }).click()
  const search = grimoire.getByRole('dialog').getByLabel('Search')
  await search.fill('imp')
  await expect(grimoire.locator('.catalogue li').first()).toContainText('Imp')
})

test('a record leaves by dialog and comes back by drop, as a game with the same seats and the same past', async ({
  electronApp,
  grimoire,
  userData,
}) => {
  await layOut(grimoire, { kind: 'day', number: 2 })
  await send(grimoire, 'kill', { target: 3, cause: { kind: 'storyteller', ability: 'imp' } } as never)
  const before = await viewOf(grimoire)
  await answerDialogs(electronApp, { saveIn: userData })
  await grimoire.evaluate(() => window.grimoire.record.export({ format: 'json' }))
  const written = await readFile(path.join(userData, 'The mill.json'), 'utf8')

  await dropFile(grimoire, written, 'The mill.json')
  const report = grimoire.getByRole('dialog', { name: 'The mill' })
  await expect(report).toContainText('A game on record: 10 players')
  await report.getByRole('button', { name: 'Open it as a game' }).click()
  await expect.poll(async () => (await viewOf(grimoire)).game.id).not.toBe(before.game.id)
  const after = await viewOf(grimoire)
  expect(after.seats).toEqual(before.seats)
  expect(after.script).toEqual(before.script)
  expect({ ...after.game, id: '' }).toEqual({ ...before.game, id: '' })
  await grimoire.evaluate(() => window.grimoire.game.undo())
  expect((await viewOf(grimoire)).seats[2]?.isAlive).toBe(true)

  await dropFile(grimoire, written.replace('"version": 1', '"version": 7'), 'later.json')
  await expect(grimoire.getByRole('dialog')).toContainText('A later Belfry wrote this record')
})
