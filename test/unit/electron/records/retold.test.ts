import { describe, expect, it } from 'vitest'
import { executionFirst, retold } from '../../../../electron/records/retold'
import type { Notice } from '../../../../shared/grimoire/view'

const say = (code: string, params: Notice['params'] = {}): Notice => ({ code, params })

describe('what is only right together', () => {
  it('does not call an execution deadly where the death is feigned', () => {
    const told = retold([say('death-feigned', { seat: 2 }), say('executed', { target: 2 })])
    expect(told).toEqual([say('executed-and-seemed-to-die', { target: 2 })])
  })

  it('does not call an exile deadly that somebody lives through', () => {
    const saved = say('death-prevented', { seat: 2, ability: 'deviant' })
    expect(retold([saved, say('exiled', { seat: 2 })])).toEqual([saved, say('exiled-and-lives', { seat: 2 })])
    expect(retold([saved, say('exiled', { seat: 3 })])).toEqual([saved, say('exiled', { seat: 3 })])
  })

  it('leaves a death by night as it is, even if it is feigned', () => {
    expect(retold([say('death-feigned', { seat: 2 })])).toEqual([say('death-feigned', { seat: 2 })])
  })

  it('tells deaths of one ability in one sentence, each where it belongs', () => {
    const dead = (seat: number, ability: string): Notice => say('died-by-demon', { seat, ability })
    expect(retold([dead(1, 'po'), dead(2, 'po'), dead(3, 'po'), say('revived'), dead(4, 'po')])).toEqual([
      say('died-together', { seats: [1, 2, 3], ability: 'po' }),
      say('revived'),
      dead(4, 'po'),
    ])
    expect(retold([dead(1, 'po'), dead(2, 'imp')])).toEqual([dead(1, 'po'), dead(2, 'imp')])
  })

  it('lets everybody drink in one sentence, but two who drink in two', () => {
    const drunk = [1, 2, 3].map((target) => say('became-drunk', { target, character: 'minstrel' }))
    expect(retold([say('executed'), ...drunk])).toEqual([
      say('executed'),
      say('became-drunk-together', { targets: [1, 2, 3], character: 'minstrel' }),
    ])
    expect(retold(drunk.slice(1))).toEqual(drunk.slice(1))
  })

  it('tells who a player was shown to be in one sentence', () => {
    const shown = [say('told-player', { seat: 1, player: 5 }), say('told-character', { seat: 1, value: 'eviltwin' })]
    expect(retold(shown)).toEqual([say('told-player-as', { seat: 1, player: 5, value: 'eviltwin' })])
    const other = say('told-character', { seat: 2, value: 'imp' })
    expect(retold([...shown.slice(0, 1), other])).toEqual([...shown.slice(0, 1), other])
  })

  it('tells an execution before the heir it makes, and before what saved from it', () => {
    const heir = say('character-became', { seat: 3, character: 'imp' })
    const [died, executed] = [say('died-by-execution', { seat: 2 }), say('executed', { target: 2 })]
    expect(executionFirst([died, heir, executed])).toEqual([executed, died, heir])
    const [saved, lives] = [say('death-prevented', { seat: 2 }), say('executed-and-lives', { target: 2 })]
    expect(executionFirst([saved, lives])).toEqual([lives, saved])
    expect(executionFirst([say('died-by-demon'), heir])).toEqual([say('died-by-demon'), heir])
  })
})
