import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { SeatView } from '../../../../shared/grimoire/view'
import type { MenuItem } from '../../../ui/menuItem'
import { useDeskStore } from '../../stores/deskStore'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** One thing that can be done to a seat, for the menu, the sheet and the palette alike. */
export interface SeatAction extends MenuItem {
  run: () => void
}

type Say = ReturnType<typeof useWords>['t']

/** Life and the vote of the dead. */
function lifeActions(seat: SeatView, t: Say): SeatAction[] {
  const game = useGameStore()
  const { seat: id } = seat
  const cause = { kind: 'storyteller' as const, ability: 'storyteller' }
  const life: SeatAction = seat.isAlive
    ? {
        id: 'kill',
        label: t('seat.kill'),
        hint: 'K',
        isDanger: true,
        run: () => void game.dispatch('kill', { target: id, cause }),
      }
    : { id: 'revive', label: t('seat.revive'), run: () => void game.dispatch('revive', { seat: id }) }
  const isDead = !seat.isAlive || seat.isShrouded
  const vote: SeatAction[] =
    isDead || seat.needsToken || seat.voteToken
      ? [
          {
            id: 'vote',
            label: t('seat.voteToken'),
            isChecked: seat.voteToken,
            run: () => void game.dispatch('setVoteToken', { seat: id, has: !seat.voteToken }),
          },
        ]
      : []
  const punish: SeatAction = {
    id: 'punish',
    label: t('seat.punish'),
    isDanger: true,
    run: () => void game.dispatch('execute', { target: id, reason: 'madness' }),
  }
  const keptMad: SeatAction = {
    id: 'keptMad',
    label: t('seat.keptMad'),
    run: () => void game.dispatch('judgeMadness', { seat: id, broken: false }),
  }
  const isJudged = seat.mayBePunished || seat.mad.length > 0
  const madness = [...(seat.mayBePunished ? [punish] : []), ...(isJudged ? [keptMad] : [])]
  return [life, ...vote, ...madness]
}

/** What the player is, and the tokens beside it. */
function characterActions(seat: SeatView, t: Say): SeatAction[] {
  const game = useGameStore()
  const desk = useDeskStore()
  const { seat: id } = seat
  const to = seat.alignment === 'good' ? 'evil' : 'good'
  return [
    {
      id: 'reminder',
      label: t('seat.addReminder'),
      hint: 'R',
      startsGroup: true,
      run: () => desk.open({ kind: 'reminders', seat: id }),
    },
    {
      id: 'character',
      label: t(seat.character ? 'seat.changeCharacter' : 'seat.giveCharacter'),
      hint: 'C',
      run: () => desk.open({ kind: 'character', seat: id, purpose: 'character' }),
    },
    { id: 'shown', label: t('seat.shown'), run: () => desk.open({ kind: 'character', seat: id, purpose: 'shown' }) },
    ...(seat.shown
      ? [
          {
            id: 'unshow',
            label: t('seat.unshow'),
            run: () => void game.dispatch('setShown', { seat: id, character: null }),
          },
        ]
      : []),
    {
      id: 'alignment',
      label: t('seat.makeAlignment', { side: t(`words.value.${to}`) }),
      run: () => void game.dispatch('changeAlignment', { target: id, to }),
    },
  ]
}

/** Where the player sits, and whether they belong to the table at all. */
function chairActions(seat: SeatView, t: Say): SeatAction[] {
  const game = useGameStore()
  const desk = useDeskStore()
  const { seat: id } = seat
  const isDay = game.view?.phase.kind === 'day'
  return [
    {
      id: 'swapSeats',
      label: t('seat.swapSeats'),
      startsGroup: true,
      run: () => desk.startPicking({ id: `swapSeats ${id}`, max: 1, legal: null }),
    },
    {
      id: 'swapCharacters',
      label: t('seat.swapCharacters'),
      run: () => desk.startPicking({ id: `swapCharacters ${id}`, max: 1, legal: null }),
    },
    { id: 'sitsFirst', label: t('seat.sitsFirst'), run: () => void game.dispatch('turnTable', { first: id }) },
    {
      id: 'traveller',
      label: t('seat.isTraveller'),
      isChecked: seat.isTraveller,
      run: () => void game.dispatch('setTraveller', { seat: id, isTraveller: !seat.isTraveller }),
    },
    ...(seat.isTraveller && isDay
      ? [{ id: 'exile', label: t('seat.exile'), isDanger: true, run: () => desk.callExile(id) }]
      : []),
    {
      id: 'remove',
      label: t('seat.remove'),
      isDanger: true,
      run: () => void game.dispatch(seat.isTraveller ? 'removeTraveller' : 'removeSeat', { seat: id }),
    },
  ]
}

/** Everything a Storyteller's hand does to one player's place. */
export function useSeatActions() {
  const game = useGameStore()
  const desk = useDeskStore()
  const { t, seatName } = useWords()

  function actions(seat: SeatView): SeatAction[] {
    return [
      { id: 'sheet', label: t('seat.open'), hint: 'E', run: () => desk.open({ kind: 'seat', seat: seat.seat }) },
      ...lifeActions(seat, t),
      ...characterActions(seat, t),
      ...chairActions(seat, t),
    ]
  }

  async function giveCharacter(seat: SeatId, purpose: 'character' | 'shown', character: CharacterId): Promise<void> {
    desk.close()
    if (purpose === 'shown') await game.dispatch('setShown', { seat, character })
    else if (game.view?.phase.kind === 'setup') await game.dispatch('assign', { seat, character })
    else await game.dispatch('changeCharacter', { target: seat, to: character })
  }

  return { actions, giveCharacter, seatName }
}
