import type { SeatId } from '../../../../shared/domain/ids'
import type { ToldItem } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import type { PlayerCard } from '../../stores/coverStore'
import { useWords } from '../../texts/useWords'
import { lessonsOf } from '../showings/showings'

const listOf = (json: Json): Json[] => (Array.isArray(json) ? json : [json])

/** The card that shows a player what the rules say they learn. */
export function useToldCards() {
  const { t, seatName, value, characters } = useWords()
  const names = (json: Json): string[] =>
    listOf(json)
      .filter((one) => typeof one === 'number')
      .map((one) => seatName(one as SeatId))
  const ids = (json: Json): string[] =>
    listOf(json).filter((one): one is string => typeof one === 'string' && characters.isKnown(one))

  function of({ kind, value: told }: ToldItem): PlayerCard {
    if (kind === 'alignment' && (told === 'good' || told === 'evil'))
      return { heading: t(`card.preset.${told}`), alignment: told }
    if (kind === 'youAre') return { heading: t('card.preset.youAre'), characters: ids(told) }
    if (kind === 'thisCharacterSelectedYou') return { heading: t('card.preset.selectedYou'), characters: ids(told) }
    if (kind === 'character') return { heading: t('card.thisCharacter'), characters: ids(told) }
    if (kind === 'notInPlay') return { heading: t('card.notInPlay'), characters: ids(told) }
    if (kind === 'demon') return { heading: t('card.thisIsTheDemon'), names: names(told) }
    if (kind === 'minions') return { heading: t('card.theseAreYourMinions'), names: names(told) }
    if (kind === 'player') return { heading: t('card.preset.player'), names: names(told) }
    return { heading: t('card.youLearn'), large: value(told) }
  }

  /** All that one player has to be shown, in as few cards as it takes. */
  function allOf(items: readonly ToldItem[]): PlayerCard[] {
    return lessonsOf(items).map((lesson) =>
      lesson.kind === 'playerIs'
        ? { heading: t('card.playerIs', { name: seatName(lesson.player) }), characters: [lesson.character] }
        : of(lesson),
    )
  }
  return { allOf }
}
