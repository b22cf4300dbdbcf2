import { describe, expect, expectTypeOf, it } from 'vitest'
import { createRouter } from '../../../../electron/ipc/router'
import type { Handlers } from '../../../../electron/ipc/router'
import { requestChannels } from '../../../../shared/ipc/channels'
import type { RequestChannel } from '../../../../shared/ipc/channels'
import { contract } from '../../../../shared/ipc/contract'
import type { Audience } from '../../../../shared/ipc/contract'
import { failed, ok } from '../../../../shared/lib/result'
import type { Result } from '../../../../shared/lib/result'

const CHANNEL = 'townSquareWindow.getState'
const state = { placement: 'closed', displayId: null, displays: [] }

/** Every channel answers the same, unless a test says otherwise. */
function routerWith(answer: () => unknown = () => ok(state)) {
  const bugs: unknown[] = []
  const asked: { channel: string; input: unknown }[] = []
  const handlers = Object.fromEntries(
    requestChannels.map((channel) => [
      channel,
      (input: unknown) => {
        asked.push({ channel, input })
        return answer()
      },
    ]),
  ) as unknown as Handlers
  return { route: createRouter(handlers, { report: (_channel, error) => bugs.push(error) }), bugs, asked }
}
const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code)

describe('createRouter', () => {
  it('answers what the handler gives', async () => {
    const { route } = routerWith()
    expect(await route('grimoire', CHANNEL, undefined)).toEqual({ ok: true, value: state })
  })

  it('refuses every channel to every other sender, without running a handler', async () => {
    const { route, asked } = routerWith()
    for (const channel of requestChannels)
      for (const sender of [null, 'grimoire', 'townSquare'] as (Audience | null)[])
        if (sender !== contract[channel].audience)
          expect(codeOf(await route(sender, channel, undefined)), `${sender ?? 'nobody'} ${channel}`).toBe(
            'wrong-audience',
          )
    expect(asked).toEqual([])
  })

  it('refuses what is no request channel', async () => {
    const { route } = routerWith()
    for (const channel of ['game.unheardOf', 'townSquareWindow.state', 'toString', '__proto__', ''])
      expect(codeOf(await route('grimoire', channel, undefined)), channel).toBe('unknown-channel')
  })

  it('refuses input that the contract does not know', async () => {
    const { route, asked } = routerWith()
    expect(codeOf(await route('grimoire', CHANNEL, { extra: 1 }))).toBe('invalid-input')
    expect(asked).toEqual([])
  })

  it("passes a handler's refusal on", async () => {
    const { route, bugs } = routerWith(() => failed({ code: 'no-display', message: 'none' }))
    expect(codeOf(await route('grimoire', CHANNEL, undefined))).toBe('no-display')
    expect(bugs).toEqual([])
  })

  it('never lets a field out that the contract does not name', async () => {
    const { route, bugs } = routerWith(() => ok({ ...state, demon: 'imp' }))
    const answer = await route('grimoire', CHANNEL, undefined)
    expect(codeOf(answer)).toBe('internal-error')
    expect(JSON.stringify(answer)).not.toContain('imp')
    expect(bugs).toHaveLength(1)
  })

  it('reports what a handler throws, and answers all the same', async () => {
    const bug = new Error('broken invariant')
    const { route, bugs } = routerWith(() => {
      throw bug
    })
    expect(codeOf(await route('grimoire', CHANNEL, undefined))).toBe('internal-error')
    expect(bugs).toEqual([bug])
  })
})

it('asks for a handler for every request row', () => {
  expectTypeOf<keyof Handlers>().toEqualTypeOf<RequestChannel>()
  expect(requestChannels).toContain('townSquare.getView')
  expect(requestChannels).not.toContain('townSquare.view')
})
