import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, launchBelfry, pageOf, test } from '../fixtures/app'
import { layOut } from '../fixtures/games'

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly {
    readonly type: number
    readonly params?: { readonly url?: string; readonly host?: string }
  }[]
}

test('from the first moment to the last, nothing is asked of any network', async ({ userData }) => {
  const log = path.join(userData, 'network.json')
  const app = await launchBelfry(userData, [`--log-net-log=${log}`])
  const grimoire = await pageOf(app, 'grimoire')
  await layOut(grimoire, { kind: 'night', number: 1 })
  await grimoire.evaluate(() => window.grimoire.townSquareWindow.open())
  await (await pageOf(app, 'townsquare')).locator('main').waitFor()
  for (const tab of ['Setup', 'Night', 'Day', 'Log', 'Reference'])
    await grimoire.getByRole('tab', { name: tab, exact: true }).click()
  // The proof that the log would show it.
  await grimoire.evaluate(() => fetch('https://example.invalid/').catch(() => null))
  await app.evaluate(({ net }) => net.fetch('http://127.0.0.1:9/control').catch(() => null))
  await app.close()

  const { constants, events } = JSON.parse(await readFile(log, 'utf8')) as NetLog
  const urls = new Set(events.flatMap(({ params }) => (params?.url === undefined ? [] : [params.url])))
  const outside = [...urls].filter((url) => !/^(app|data|blob|devtools|chrome|file):/.test(url))
  expect(outside).toEqual(['http://127.0.0.1:9/control'])
  const lookUp = constants.logEventTypes['HOST_RESOLVER_MANAGER_REQUEST']
  const hosts = events.filter(({ type, params }) => type === lookUp && params?.host).map(({ params }) => params?.host)
  expect(hosts.filter((host) => !host?.includes('127.0.0.1'))).toEqual([])
})
