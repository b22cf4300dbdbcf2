import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchPicture, isPrivateHost } from '../../../../electron/network/fetchPicture'
import { errorOf, valueOf } from '../../../support/expectOk'
import { pictureServer, type PictureServer } from '../../../support/pictureServer'
import { onePixelPng } from '../../../support/pictures'

const limits = { mostBytes: 1000, timeoutMs: 5000 }
let server: PictureServer
afterEach(() => server.close())

const to = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end()

describe('asking another computer for a picture', () => {
  it('brings its bytes, and says nothing about who asks', async () => {
    server = await pictureServer()
    expect(valueOf(await fetchPicture(server.address('/a.png'), limits)).subarray(0, -6)).toEqual(onePixelPng)
    expect(server.asked).toEqual(['/a.png'])
    expect(server.headers[0]).not.toHaveProperty('cookie')
    expect(server.headers[0]).not.toHaveProperty('referer')
  })

  it('goes no further than its limits', async () => {
    const much = 'x'.repeat(2000)
    server = await pictureServer({
      '/said': (response) => response.writeHead(200, { 'content-length': '2000' }).end(much),
      '/unsaid': (response) => void (response.write(much), response.write(much)),
      '/slow': () => undefined,
      '/cut': (response) =>
        response.writeHead(200, { 'content-length': '900' }).write('half', () => response.destroy()),
    })
    for (const path of ['/said', '/unsaid'])
      expect(errorOf(await fetchPicture(server.address(path), limits)).code).toBe('picture-too-large')
    expect(errorOf(await fetchPicture(server.address('/slow'), { ...limits, timeoutMs: 50 })).code).toBe(
      'picture-too-slow',
    )
    expect(errorOf(await fetchPicture(server.address('/cut'), limits)).code).toBe('picture-unreachable')
  })

  it('tells what the other computer answered', async () => {
    server = await pictureServer({ '/gone': (response) => response.writeHead(404).end() })
    expect(errorOf(await fetchPicture(server.address('/gone'), limits))).toMatchObject({
      code: 'picture-refused',
      params: { status: 404 },
    })
    const address = server.address('/a')
    await server.close()
    expect(errorOf(await fetchPicture(address, limits)).code).toBe('picture-unreachable')
  })

  it('follows on the same computer, three times at most', async () => {
    server = await pictureServer({ '/a': to('/b'), '/b': to('/c'), '/c': to('/d'), '/d': to('/e') })
    expect(valueOf(await fetchPicture(server.address('/b'), limits)).subarray(0, -2)).toEqual(onePixelPng)
    expect(errorOf(await fetchPicture(server.address('/a'), limits)).code).toBe('picture-redirected')
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'data:image/png;base64,AAAA',
    'http://example.com/a.png',
    'https://127.0.0.2/a.png',
    'https://192.168.0.1/a.png',
    'https://[::1]/a.png',
    'https://router/a.png',
    'https://printer.local/a.png',
    'https://somebody:secret@example.com/a.png',
  ])('does not follow to %s', async (location) => {
    server = await pictureServer({ '/a': to(location) })
    expect(errorOf(await fetchPicture(server.address('/a'), limits)).code).toBe('picture-redirected')
    expect(server.asked).toEqual(['/a'])
  })

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'a picture', 'http://me:secret@example.com/'])(
    'asks nobody for %s',
    async (address) => {
      server = await pictureServer()
      expect(errorOf(await fetchPicture(address, limits)).code).toBe('picture-address')
    },
  )

  it('knows names and numbers of this house from names of the world', async () => {
    server = await pictureServer()
    expect(
      ['localhost', '10.0.0.7', '[fe80::1]', 'nas.lan', 'nas.local', 'a.localhost'].filter(isPrivateHost),
    ).toHaveLength(6)
    expect(['example.com', 'i.imgur.com', 'xn--bcher-kva.example'].filter(isPrivateHost)).toEqual([])
  })
})
