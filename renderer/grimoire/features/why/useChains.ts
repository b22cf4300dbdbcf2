import type { SeatId } from '../../../../shared/domain/ids'
import type {
  InformationAdvice,
  NightStep,
  NominationView,
  Notice,
  SeatView,
  StateCause,
} from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** A state that has a cause. */
export type Impairment = 'drunk' | 'poisoned' | 'mad'

function causeNotice(seat: SeatId, { character, seat: by, effect }: StateCause): Notice {
  if (effect === null && by === seat) return { code: 'caused-by-nature', params: { seat, character } }
  if (by === null) return { code: 'caused-by-hand', params: { character } }
  return { code: 'caused-by-ability', params: { character, by } }
}

/** Chains of causes in sentences, out of what the view says. */
export function useChains() {
  const game = useGameStore()
  const { t, list, seatName, notice } = useWords()

  /** One cause of a state: that it is so, by whom, and until when. */
  function ofState(seat: SeatView, kind: Impairment, cause: StateCause): string[] {
    const token = seat.reminders.find(({ id }) => id === cause.effect)
    const causes = token?.why ?? [causeNotice(seat.seat, cause), { code: `lasts-${cause.until}`, params: {} }]
    return [{ code: `is-${kind}`, params: { seat: seat.seat } }, ...causes].map(notice)
  }

  /** Everything that keeps an ability from working. */
  function ofMalfunction(seat: SeatId, causes: readonly StateCause[]): string[] {
    const player = game.seatOf(seat)
    if (!player) return []
    return causes.flatMap((cause) => {
      const isIt = (one: StateCause): boolean => one.effect === cause.effect && one.character === cause.character
      const kind = (['poisoned', 'drunk'] as const).find((state) => player[state].some(isIt))
      return kind ? ofState(player, kind, cause) : [notice(causeNotice(seat, cause))]
    })
  }

  /** How the truth of a step comes about, and what else may be said. */
  function ofTruth({ advice, isPretend, seats, entry }: NightStep): string[] {
    const information = advice?.information
    const [seat] = seats
    if (!information || seat === undefined) return []
    const { malfunction, registering } = information
    const chosen = advice.chosen?.targets ?? []
    const believes = isPretend && advice.malfunction.length === 0
    return [
      t('why.truthStands'),
      ...(chosen.length > 0 ? [t('why.about', { names: list(chosen.map(seatName)) })] : []),
      ...(registering.length > 0 ? [t('night.registering', { names: list(registering.map(seatName)) })] : []),
      ...(believes ? [notice({ code: 'only-believed', params: { seat, character: entry } })] : []),
      ...(malfunction ? ofFalsehood(seat, malfunction) : []),
    ]
  }

  const ofFalsehood = (seat: SeatId, { causes, level }: NonNullable<InformationAdvice['malfunction']>): string[] => [
    ...ofMalfunction(seat, causes),
    t(level === 'must' ? 'why.mustBeFalse' : 'why.mayBeFalse'),
  ]

  /** How the number of votes comes about. */
  function ofNeeded(nomination: NominationView | null): string[] {
    const { view } = game
    if (!view) return []
    if (nomination?.kind === 'exile')
      return [t('why.exile', { players: String(view.seats.length), needed: String(nomination.needed) })]
    return view.day.votesNeededWhy.map(notice)
  }

  /** Who made the number on the board, and what it takes. */
  function ofTally(nomination: NominationView): string[] {
    const voters = nomination.hands.filter(({ hands }) => hands > 0).map(({ seat }) => seatName(seat))
    return [voters.length > 0 ? t('why.hands', { names: list(voters) }) : t('why.noHands'), ...ofNeeded(nomination)]
  }

  return { ofState, ofMalfunction, ofTruth, ofNeeded, ofTally }
}
