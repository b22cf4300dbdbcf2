import type { Locator } from '@playwright/test'
import { pictureServer, type PictureServer } from '../../support/pictureServer'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { send, viewOf } from '../fixtures/games'
import { dropFile, scriptOf } from '../pages/scriptPages'
import { TownSquareWindow } from '../pages/townSquareWindow'

let server: PictureServer
test.beforeEach(async () => {
  server = await pictureServer({
    '/lamp.svg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
})
test.afterEach(() => server.close())

const scriptFile = (): string =>
  JSON.stringify([
    { id: '_meta', name: 'Lamps', logo: server.address('/logo.png'), background: server.address('/background.png') },
    ...['chef', 'monk', 'saint', 'poisoner', 'imp'],
    { id: 'lamp', name: 'Lamplighter', team: 'townsfolk', ability: 'You glow.', image: server.address('/lamp.png') },
    { id: 'owl', name: 'Owl', team: 'townsfolk', ability: 'You see.', image: server.address('/lamp.svg') },
    {
      id: 'guest',
      name: 'Guest',
      team: 'traveller',
      ability: 'You pass.',
      image: ['/guest.png', '/guest-good.png', '/guest-evil.png'].map(server.address),
    },
  ])
const picturesIn = (locator: Locator) =>
  locator.locator('image').evaluateAll((all) => all.map((one) => one.getAttribute('href')))

test('opening asks nobody; allowing asks once; the pictures stay, for the room too', async ({
  electronApp,
  grimoire,
  townSquareWindow,
  userData,
}) => {
  await dropFile(grimoire, scriptFile(), 'lamps.json')
  const report = grimoire.getByRole('dialog', { name: 'Lamps' })
  await expect(report).toContainText(
    `5 pictures of this script lie on other computers: ${new URL(server.address('')).host}`,
  )
  await report.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.name).toBe('Lamps')
  await send(grimoire, 'newTable', { players: 5, names: ['Ada', 'Ben', 'Cem', 'Dov', 'Eva'] })
  await send(grimoire, 'assign', { seat: 1, character: 'lamp' })
  await send(grimoire, 'addTraveller', { character: 'guest', alignment: 'evil', name: 'Gus' })
  await townSquareWindow.open()
  const wall = await pageOf(electronApp, 'townsquare')
  await expect(wall.locator('main')).toContainText('Gus')
  expect(await picturesIn(wall.locator('main'))).toEqual([])
  expect(server.asked).toEqual([])

  await grimoire.getByRole('tab', { name: 'Reference' }).click()
  await grimoire.getByRole('button', { name: 'Script', exact: true }).click()
  const sheet = grimoire.getByRole('dialog', { name: 'Lamps' })
  await sheet.getByRole('button', { name: 'Fetch the pictures once' }).click()
  await expect(sheet).toContainText('an SVG drawing')
  expect([...server.asked].sort()).toEqual([
    '/guest-evil.png',
    '/guest-good.png',
    '/guest.png',
    '/lamp.png',
    '/lamp.svg',
  ])
  await expect(sheet.locator('li', { hasText: 'Lamplighter' }).locator('image')).toHaveCount(1)
  await expect(sheet.locator('li', { hasText: 'Owl' }).locator('image')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Done' }).click()

  // The room sees the Traveller's picture, and cannot even ask for that of a character it does not know.
  await expect.poll(() => picturesIn(wall.locator('main'))).toHaveLength(1)
  const [shown] = await picturesIn(wall.locator('main'))
  const statusOf = (address: string) => wall.evaluate((at) => fetch(at).then(({ status }) => status), address)
  expect(await statusOf(shown!)).toBe(200)
  const kept = await grimoire.evaluate(
    (address) => window.grimoire.pictures.known({ addresses: [address] }),
    server.address('/lamp.png'),
  )
  const lamp = kept.ok ? kept.value[server.address('/lamp.png')] : undefined
  expect(await grimoire.evaluate((at) => fetch(at).then(({ status }) => status), lamp!)).toBe(200)
  expect(await statusOf(lamp!)).toBe(404)
  await electronApp.close()

  await server.close()
  const again = await launchBelfry(userData)
  const back = await pageOf(again, 'grimoire')
  await expect(back.locator('[data-seat="1"] image, .seat-spot image').first()).toBeAttached()
  const room = new TownSquareWindow(again, back)
  await room.open()
  await expect.poll(async () => picturesIn((await pageOf(again, 'townsquare')).locator('main'))).toHaveLength(1)

  // Into the trash and back: the game has its pictures still, and nobody is asked for them.
  const { id } = (await viewOf(back)).game
  await back.evaluate((game) => window.grimoire.library.remove({ id: game }), id)
  await expect(back.locator('.seat-spot')).toHaveCount(0)
  await back.evaluate(async (game) => {
    await window.grimoire.library.restore({ id: game })
    await window.grimoire.library.open({ id: game })
  }, id)
  const lampSeat = back.locator('.seat-spot', { hasText: 'Ada' }).locator('image').first()
  await expect(lampSeat).toBeAttached()
  const address = (await lampSeat.getAttribute('href')) ?? ''
  expect(await back.evaluate((at) => fetch(at).then(({ status }) => status), address)).toBe(200)
  await again.close()
})

test('offline nothing breaks: it is said, and the icon stays', async ({ grimoire }) => {
  await dropFile(grimoire, scriptFile(), 'lamps.json')
  await server.close()
  const report = grimoire.getByRole('dialog', { name: 'Lamps' })
  await report.getByRole('button', { name: 'Fetch the pictures once' }).click()
  await expect(report.getByText('nobody answered')).toHaveCount(5)
  await report.getByRole('button', { name: 'New game with it' }).click()
  await expect.poll(async () => (await scriptOf(grimoire))?.name).toBe('Lamps')
  await expect(grimoire.locator('.desk')).toBeVisible()
})
