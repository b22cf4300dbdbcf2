import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import VotePip from '../../../../renderer/board/VotePip.vue'
import { readIcons } from '../../../../renderer/board/icons'
import { useBoardSeats } from '../../../../renderer/grimoire/features/board/useBoardSeats'
import type { SeatView } from '../../../../shared/grimoire/view'
import { quietMillByDay } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'

/** The first seat so, as it is described and as its pip shows it. */
async function first(changed: Partial<SeatView>): Promise<[said: string, pip: string | null]> {
  const view = quietMillByDay()
  const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, ...changed } : seat))
  const board: { seats: ReturnType<typeof useBoardSeats> | null } = { seats: null }
  const host = defineComponent(() => {
    board.seats = useBoardSeats()
    return () => h('div')
  })
  const { wrapper } = await mountGrimoire(host, { ...view, seats })
  const seat = board.seats?.value[0]
  wrapper.unmount()
  if (!seat?.vote) return [seat?.description ?? '', null]
  await readIcons()
  const pip = mount(VotePip, { props: { isSpent: seat.vote === 'spent', count: seat.votes ?? 1 } })
  return [seat.description, `${pip.attributes('data-state') ?? ''} ${pip.text()}`.trim()]
}

describe('the votes on the board', () => {
  const dead = { isAlive: false, isShrouded: true, publicLife: 'dead' as const }

  it.each([
    [
      'of a Beggar with two tokens',
      { voteToken: true, voteTokens: 2, needsToken: true },
      'alive, 2 vote tokens',
      'left 2',
    ],
    ['of a Beggar with one', { voteToken: true, voteTokens: 1, needsToken: true }, 'alive, one vote token', 'left'],
    ['of a Beggar without', { voteToken: false, voteTokens: 0, needsToken: true }, 'alive, no vote token', 'spent'],
    ['of a Banshee awoken', { ...dead, needsToken: false }, 'dead, votes without a token', 'left'],
    ['of the dead', { ...dead, voteToken: true, voteTokens: 1, needsToken: true }, 'dead, with a vote left', 'left'],
    ['of the dead who voted', { ...dead, needsToken: true }, 'dead, no vote left', 'spent'],
    ['of the living', {}, 'alive', null],
  ])('%s', async (_who, changed, words, pip) => {
    const [said, shown] = await first(changed)
    expect([said.endsWith(`, ${words}`), shown]).toEqual([true, pip])
  })
})
