import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import LogPanel from '../../../../renderer/grimoire/features/log/LogPanel.vue'
import PastStory from '../../../../renderer/grimoire/features/past/PastStory.vue'
import type { LogLine, Notice } from '../../../../shared/grimoire/view'
import { millAtNight } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

const line = (commit: number, phase: LogLine['phase'], ...entries: Notice[]): LogLine => ({
  commit,
  at: 0,
  phase,
  entries,
  isOverride: false,
})

describe('the log', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it('leaves to the heading that it is night or day', async () => {
    const log = [
      line(1, { kind: 'night', number: 1 }, { code: 'day-began', params: { number: 1 } }),
      line(
        2,
        { kind: 'day', number: 1 },
        { code: 'nobody-executed', params: {} },
        { code: 'night-began', params: { number: 2 } },
      ),
      line(
        3,
        { kind: 'night', number: 2 },
        { code: 'chose-players', params: { seat: 9, ability: 'poisoner', targets: [1] } },
      ),
    ]
    ;({ wrapper } = await mountGrimoire(LogPanel, millAtNight({ log })))
    expect(wrapper.findAll('h3').map((one) => one.text())).toEqual(['Night 2', 'Day 1'])
    expect(wrapper.findAll('p > span').map((one) => one.text())).toEqual([
      'Dov (Poisoner) chose Mirela.',
      'Nobody was executed.',
    ])
  })

  it('says once that something was done against the rules', async () => {
    const died = { code: 'died', params: { seats: [1] } }
    const against = { code: 'overridden', params: { reason: 'wrong-phase' } }
    const day = { kind: 'day', number: 1 } as const
    const log = [line(1, day, against, died), line(2, day, died)].map((one) => ({ ...one, isOverride: true }))
    const again = 'Against the rules, on your word.'
    ;({ wrapper } = await mountGrimoire(LogPanel, millAtNight({ log })))
    const [plain, said] = wrapper.findAll('p > span').map((one) => one.text())
    expect(said).toContain('Against the advice')
    expect(said).not.toContain(again)
    expect(plain).toContain(again)
    wrapper.unmount()
    ;({ wrapper } = await mountGrimoire(PastStory, millAtNight(), { lines: log, step: 2 }))
    expect(wrapper.findAll('button').map((one) => one.text().includes(again))).toEqual([false, true])
  })
})
