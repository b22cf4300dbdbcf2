import { expect, it } from 'vitest'
import { createPublisher } from '../../../../electron/ipc/publisher'

it("sends a checked payload to its channel's audience", () => {
  const sent: unknown[] = []
  const publish = createPublisher((...args) => sent.push(args))
  publish('display.added', { displayCount: 2 })
  expect(sent).toEqual([['grimoire', 'display.added', { displayCount: 2 }]])
})

it('sends nothing that holds more than the contract names', () => {
  const sent: unknown[] = []
  const publish = createPublisher((...args) => sent.push(args))
  const leaking = { displayCount: 2, demon: 'imp' }
  expect(() => publish('display.added', leaking)).toThrow(/demon/)
  expect(sent).toEqual([])
})
