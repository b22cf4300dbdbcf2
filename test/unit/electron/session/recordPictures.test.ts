import { beforeAll, expect, describe, it } from 'vitest'
import type { Json } from '../../../../shared/lib/json'
import { farPictures } from '../../../../shared/grimoire/farPictures'
import { ok } from '../../../../shared/lib/result'
import { importScript } from '../../../../electron/formats/scriptImport'
import { nodeDisk } from '../../../../electron/persistence/disk'
import { createPictureStore } from '../../../../electron/persistence/pictureStore'
import { createForeignDesk } from '../../../../electron/session/foreignDesk'
import type { PictureStore } from '../../../../electron/session/pictures'
import { recordFile } from '../../../../electron/session/recordFiles'
import { keepUnpacked, packPictures } from '../../../../electron/session/recordPictures'
import { valueOf } from '../../../support/expectOk'
import { readGame } from '../../../support/readGame'
import { heads, onePixelPng } from '../../../support/pictures'
import { playedSession } from '../../../support/playedSession'
import { tempFolder } from '../../../support/tempFolder'

const LAMP = 'https://pictures.example/lamp.png'
const TWIN = 'https://pictures.example/twin.png'
const OWL = 'https://pictures.example/owl.gif'
const NEVER_FETCHED = 'https://pictures.example/later.png'
const ELSEWHERE = 'https://pictures.example/of-another-script.png'

const own = (id: string, image: string): Json => ({ id, name: id, team: 'townsfolk', ability: 'You glow.', image })
const { script } = importScript(
  JSON.stringify([
    ...['chef', 'monk', 'saint', 'poisoner', 'imp'],
    own('lamp', LAMP),
    own('twin', TWIN),
    own('owl', OWL),
    own('later', NEVER_FETCHED),
  ]),
)

async function aStore(): Promise<PictureStore> {
  const store = createPictureStore(nodeDisk, tempFolder())
  valueOf(await store.open())
  return store
}

function read(text: string) {
  const desk = createForeignDesk({
    readGame,
    askForFile: () => Promise.resolve(null),
    read: () => Promise.resolve(ok(new Uint8Array())),
  })
  const { problems } = desk.read({ text, fileName: 'game.json' })
  const { pictures } = valueOf(desk.record())
  return { problems: problems.map(({ severity, code, params }) => ({ severity, code, params })), pictures }
}

let here: PictureStore
let written: string

beforeAll(async () => {
  here = await aStore()
  const bytes = onePixelPng
  const pictures = [LAMP, TWIN, ELSEWHERE].map((address) => ({ address, bytes, ending: 'png' as const }))
  valueOf(await here.keep([...pictures, { address: OWL, bytes: heads.gif(3, 3), ending: 'gif' }]))
  const { session } = playedSession()
  valueOf(await session.library.create({ name: 'Lamps' }))
  const view = session.grimoireView()
  if (!script || !view) throw new Error('there is no game with a script')
  valueOf(
    await session.dispatch({
      id: 'choose',
      expectedHead: view.game.head,
      at: 1,
      kind: 'chooseScript',
      data: { script },
    }),
  )
  const game = valueOf(session.onRecord())
  const file = recordFile(game, 'json', {
    locale: 'en',
    hasNames: true,
    view,
    printer: { fonts: 'fonts.css', pdf: () => Promise.resolve(ok(bytes)), picture: () => Promise.resolve(ok(bytes)) },
    pictures: () => packPictures(here, farPictures(game.state.script)),
  })
  written = valueOf(await file.content()) as string
})

const changed = (change: (pictures: Record<string, Json>[]) => void): string => {
  const record = JSON.parse(written) as { pictures: Record<string, Json>[] }
  change(record.pictures)
  return JSON.stringify(record)
}

describe('a JSON record', () => {
  it('takes the pictures of its script along, each once, and no others', () => {
    const { pictures } = JSON.parse(written) as { pictures: { addresses: string[] }[] }
    expect(pictures.map(({ addresses }) => addresses)).toEqual([[LAMP, TWIN], [OWL]])
  })

  it('brings them to a machine that never asked for them', async () => {
    const { problems, pictures } = read(written)
    expect(problems).toEqual([{ severity: 'note', code: 'record-pictures', params: { count: 2 } }])
    const there = await aStore()
    valueOf(await keepUnpacked(there, pictures))
    expect(new Uint8Array((await there.read(there.nameOf(TWIN) ?? '')) ?? [])).toEqual(onePixelPng)
    for (const address of [LAMP, TWIN, OWL, NEVER_FETCHED, ELSEWHERE])
      expect(there.nameOf(address)).toBe(address === ELSEWHERE ? null : here.nameOf(address))
  })

  it('leaves what is there already as it is', async () => {
    const there = await aStore()
    valueOf(await there.keep([{ address: LAMP, bytes: heads.gif(5, 5), ending: 'gif' }]))
    const before = there.nameOf(LAMP)
    valueOf(await keepUnpacked(there, read(written).pictures))
    expect([there.nameOf(LAMP), there.nameOf(TWIN)]).toEqual([before, here.nameOf(TWIN)])
  })

  const damages: Record<string, (first: Record<string, Json>) => void> = {
    'whose bytes are not those of its hash': (first) =>
      (first['data'] = Buffer.from(heads.gif(4, 4)).toString('base64')),
    'that is not of its script': (first) => (first['addresses'] = [ELSEWHERE]),
    'with no address': (first) => (first['addresses'] = []),
    'that is too large': (first) => (first['data'] = 'A'.repeat(2_700_001)),
  }
  it.each(Object.entries(damages))('says that a picture is left out %s', (_name, damage) => {
    const { problems, pictures } = read(changed(([first]) => first && damage(first)))
    expect(problems).toContainEqual({ severity: 'warning', code: 'record-pictures-left-out', params: { count: 1 } })
    expect(pictures.map(({ address }) => address)).toEqual([OWL])
  })

  it('packs no more than there is room for', async () => {
    const limits = { count: 200, bytesEach: 2_000_000, bytesTogether: onePixelPng.length }
    expect(await packPictures(here, [LAMP, OWL], limits)).toHaveLength(1)
    expect(await packPictures(here, [LAMP, OWL], { ...limits, bytesTogether: 1000, count: 1 })).toHaveLength(1)
  })
})
