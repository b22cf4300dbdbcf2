import { afterEach, beforeEach, expect, expectTypeOf, it, vi } from 'vitest'
import type { GrimoireBridge } from '../../../../shared/ipc/bridge'
import { pushChannels, requestChannels } from '../../../../shared/ipc/channels'
import { contract } from '../../../../shared/ipc/contract'
import type { Answer } from '../../../../shared/ipc/channels'
import type { Audience } from '../../../../shared/ipc/contract'
import type { TownSquareApi } from '../../../../shared/townsquare/api'
import type { TownSquareView } from '../../../../shared/townsquare/view'

const electron = vi.hoisted(() => ({
  exposeInMainWorld: vi.fn<(name: string, api: unknown) => void>(),
  invoke: vi.fn<(channel: string, input?: unknown) => Promise<unknown>>(),
  on: vi.fn<(channel: string, listener: (event: unknown, payload: unknown) => void) => void>(),
  once: vi.fn<(channel: string, listener: () => void) => void>(),
  removeListener: vi.fn<(channel: string, listener: unknown) => void>(),
}))
vi.mock('electron', () => ({ contextBridge: electron, ipcRenderer: electron }))

async function exposed(load: () => Promise<unknown>): Promise<{ name: string; api: unknown }> {
  await load()
  expect(electron.exposeInMainWorld).toHaveBeenCalledOnce()
  const [name, api] = electron.exposeInMainWorld.mock.calls[0]!
  return { name, api }
}
async function loadGrimoire() {
  const { name, api } = await exposed(() => import('../../../../electron/preload/grimoire'))
  return { name, api: api as Record<string, Record<string, unknown>> }
}
async function loadTownSquare() {
  const { name, api } = await exposed(() => import('../../../../electron/preload/townSquare'))
  return { name, api: api as TownSquareApi }
}

/** The methods the contract gives an audience, written as in `noun.verb` and `noun.onVerb`. */
function contractMethods(audience: Audience): string[] {
  const asks = requestChannels.filter((channel) => contract[channel].audience === audience)
  const hears = pushChannels
    .filter((channel) => contract[channel].audience === audience)
    .map((channel) => channel.replace(/\.(.)/, (_dot, first: string) => `.on${first.toUpperCase()}`))
  return [...asks, ...hears].sort()
}

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.clearAllMocks()
})

it('gives the Grimoire exactly what the contract has for it', async () => {
  const { name, api } = await loadGrimoire()
  const methods = Object.entries(api).flatMap(([noun, verbs]) => Object.keys(verbs).map((verb) => `${noun}.${verb}`))
  expect(name).toBe('grimoire')
  expect(methods.sort()).toEqual(contractMethods('grimoire'))
})

it('gives every method of the Grimoire its own channel', async () => {
  const { api } = await loadGrimoire()
  for (const method of contractMethods('grimoire')) {
    const [noun, verb] = method.split('.') as [string, string]
    const call = api[noun]?.[verb] as (argument: unknown) => unknown
    call(() => undefined)
    const isPush = /^on[A-Z]/.test(verb)
    const channel = `${noun}.${isPush ? verb.slice(2, 3).toLowerCase() + verb.slice(3) : verb}`
    expect((isPush ? electron.on : electron.invoke).mock.lastCall?.[0]).toBe(channel)
  }
})

it('asks for the first view before the page does, and for one that is newer than news of it', async () => {
  electron.invoke.mockResolvedValueOnce('at the start').mockResolvedValue('asked for')
  const { api } = await loadGrimoire()
  const getView = api['game']?.['getView'] as () => Promise<unknown>
  expect(electron.invoke.mock.calls).toEqual([['game.getView']])
  expect([await getView(), await getView()]).toEqual(['at the start', 'asked for'])

  vi.resetModules()
  vi.clearAllMocks()
  electron.invoke.mockResolvedValueOnce('at the start').mockResolvedValue('asked for')
  const { api: again } = await loadGrimoire()
  const [channel, onNews] = electron.once.mock.lastCall!
  expect(channel).toBe('game.view')
  onNews()
  expect(await (again['game']?.['getView'] as () => Promise<unknown>)()).toBe('asked for')
})

it('gives the Town Square two methods', async () => {
  const { name, api } = await loadTownSquare()
  expect(name).toBe('townSquare')
  expect(Object.keys(api).sort()).toEqual(['getView', 'onView'])
  expect(contractMethods('townSquare')).toEqual(['townSquare.getView', 'townSquare.onView'])
})

it('hands the Town Square the view itself, or throws what the main process answered', async () => {
  const { api } = await loadTownSquare()
  electron.invoke.mockResolvedValueOnce({ ok: true, value: { revision: 3 } })
  await expect(api.getView()).resolves.toEqual({ revision: 3 })
  electron.invoke.mockResolvedValueOnce({ ok: false, error: { code: 'wrong-audience', message: 'not for you' } })
  await expect(api.getView()).rejects.toThrow('not for you')
})

it('hands the Grimoire its view as the text that it is', async () => {
  const { api } = await loadGrimoire()
  const heard: unknown[] = []
  const onView = api['game']?.['onView'] as (listener: (text: string) => void) => () => void
  const stop = onView((text) => heard.push(text))
  const [channel, listener] = electron.on.mock.lastCall!
  expect(channel).toBe('game.view')
  listener({}, '{"revision":1}')
  listener({}, 'null')
  expect(heard).toEqual(['{"revision":1}', 'null'])
  stop()
  expect(electron.removeListener).toHaveBeenCalledWith(channel, listener)
})

it('stops calling a listener that has unsubscribed', async () => {
  const { api } = await loadTownSquare()
  const heard: unknown[] = []
  const stop = api.onView((view) => heard.push(view))
  const [channel, listener] = electron.on.mock.lastCall!
  listener({}, { revision: 1 })
  expect(heard).toEqual([{ revision: 1 }])
  stop()
  expect(electron.removeListener).toHaveBeenCalledWith(channel, listener)
})

it('derives the methods from the contract', () => {
  type StateAnswer = Promise<Answer<'townSquareWindow.getState'>>
  expectTypeOf<GrimoireBridge['townSquareWindow']['getState']>().toEqualTypeOf<() => StateAnswer>()
  expectTypeOf<keyof TownSquareApi>().toEqualTypeOf<'getView' | 'onView'>()
  expectTypeOf<Awaited<ReturnType<TownSquareApi['getView']>>>().toEqualTypeOf<TownSquareView>()
})
