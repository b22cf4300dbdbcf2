import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../../build/electron.vite.config'
import { pageUrl, RECORD_FONTS } from '../../../electron/windows/appPages'

/** As the program asks the development server for what a page names. */
const fetched = (server: ViteDevServer, address: string): Promise<Response> => {
  const { pathname } = new URL(address, pageUrl('record'))
  return fetch(new URL(pathname, server.resolvedUrls?.local[0]), { headers: { accept: 'text/css,*/*;q=0.1' } })
}

describe('the development server', () => {
  let server: ViteDevServer
  beforeAll(async () => {
    const { renderer } = config as { renderer: InlineConfig }
    const quiet = { host: '127.0.0.1', port: 0, ws: false as const, hmr: false, watch: null }
    const optimizeDeps = { noDiscovery: true }
    server = await createServer({ ...renderer, configFile: false, server: quiet, optimizeDeps, logLevel: 'error' })
    await server.listen()
  })
  afterAll(() => server.close())

  it('has the fonts of a printed record where the built program has them', async () => {
    const sheet = await fetched(server, RECORD_FONTS)
    expect(sheet.headers.get('content-type')).toContain('text/css')
    const css = await sheet.text()
    expect(css).toContain('Noto Serif KR')
    const [, font = ''] = /url\(["']?([^"')]+\.woff2)/.exec(css) ?? []
    expect((await fetched(server, font)).headers.get('content-type')).toContain('font')
  })
})
