import type { ServerResponse } from 'node:http'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchPicture } from '../../../../electron/network/fetchPicture'
import { nodeDisk } from '../../../../electron/persistence/disk'
import { createPictureStore } from '../../../../electron/persistence/pictureStore'
import { createPictureDesk, PICTURE_LIMITS } from '../../../../electron/session/pictures'
import { valueOf } from '../../../support/expectOk'
import { pictureServer, type PictureServer } from '../../../support/pictureServer'
import { heads, onePixelPng } from '../../../support/pictures'
import { tempFolder } from '../../../support/tempFolder'

let server: PictureServer
beforeEach(async () => {
  const sends = (bytes: Uint8Array) => (response: ServerResponse) => response.end(bytes)
  server = await pictureServer({
    '/svg': sends(heads.text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    '/page': sends(heads.text('<!doctype html>')),
    '/huge': sends(heads.png(9000, 10)),
    '/other': sends(heads.gif(3, 3)),
    '/twin': sends(onePixelPng),
    '/brother': sends(onePixelPng),
  })
})
afterEach(() => server.close())

async function aDesk(userData: string, limits: Partial<Record<keyof typeof PICTURE_LIMITS, number>> = {}) {
  const store = createPictureStore(nodeDisk, userData)
  valueOf(await store.open())
  return createPictureDesk({ fetch: fetchPicture, store }, { ...PICTURE_LIMITS, ...limits })
}

describe('pictures on other computers', () => {
  it('are not asked for until somebody says so, then once, and are here after a restart', async () => {
    const userData = tempFolder()
    const desk = await aDesk(userData)
    const address = server.address('/twin')
    expect(desk.known([address])).toEqual({})
    expect(server.asked).toEqual([])

    const { kept, failures } = valueOf(await desk.fetch([address, address]))
    expect(failures).toEqual([])
    expect(kept[address]).toMatch(/^pictures\/[0-9a-f]{64}\.png$/)
    valueOf(await desk.fetch([address]))
    expect(server.asked).toEqual(['/twin'])

    await server.close()
    expect((await aDesk(userData)).known([address, 'http://other.example/'])).toEqual(kept)
    expect(new Uint8Array(readFileSync(path.join(userData, kept[address]!)))).toEqual(onePixelPng)
  })

  it('are kept once, however many addresses they have', async () => {
    const userData = tempFolder()
    const desk = await aDesk(userData)
    valueOf(await desk.fetch(['/twin', '/brother', '/other'].map(server.address)))
    expect(readdirSync(path.join(userData, 'pictures')).filter((name) => name !== 'index.json')).toHaveLength(2)
  })

  it('that cannot be had are told one by one, and the others are kept', async () => {
    const desk = await aDesk(tempFolder())
    const asked = ['/svg', '/page', '/huge', '/a'].map(server.address)
    const { kept, failures } = valueOf(await desk.fetch([...asked, 'ftp://example.com/x']))
    expect(Object.keys(kept)).toEqual([server.address('/a')])
    expect(Object.fromEntries(failures.map(({ address, code }) => [address.split('/').at(-1), code]))).toEqual({
      svg: 'picture-is-svg',
      page: 'picture-unknown',
      huge: 'picture-too-many-dots',
      x: 'picture-address',
    })
    expect(failures[0]?.params['where']).toEqual(failures[0]?.address)
  })

  it('are bounded in number and together', async () => {
    const few = await aDesk(tempFolder(), { count: 2 })
    const addresses = ['/1', '/2', '/3'].map(server.address)
    expect(valueOf(await few.fetch(addresses)).failures).toMatchObject([
      { address: addresses[2], code: 'picture-too-many' },
    ])
    const small = await aDesk(tempFolder(), { bytesTogether: onePixelPng.length + 3, atOnce: 1 })
    const second = valueOf(await small.fetch(addresses))
    expect(Object.keys(second.kept)).toEqual([addresses[0]])
    expect(second.failures.map(({ code }) => code)).toEqual(['picture-no-room', 'picture-no-room'])
  })

  it('can be fetched again when the index was damaged, which is kept aside', async () => {
    const userData = tempFolder()
    const address = server.address('/a')
    valueOf(await (await aDesk(userData)).fetch([address]))
    writeFileSync(path.join(userData, 'pictures/index.json'), '{"a":"../../secret.png"}')
    const desk = await aDesk(userData)
    expect(desk.known([address, 'a'])).toEqual({})
    expect(readdirSync(path.join(userData, 'pictures'))).toContain('index.json.corrupt-1')
    expect(Object.keys(valueOf(await desk.fetch([address])).kept)).toEqual([address])
  })
})

describe('the store', () => {
  it.each(['index.json', '../settings.json', '', 'a'.repeat(64), `${'a'.repeat(64)}.svg`])(
    'has no file of the name %j',
    (name) => expect(createPictureStore(nodeDisk, '/nowhere').fileOf(name)).toBeNull(),
  )
})
