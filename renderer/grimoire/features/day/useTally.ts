import { computed } from 'vue'
import type { NominationView } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** The running count in words: what it needs, what would tie, what would replace. */
export function useTally(nomination: () => NominationView) {
  const game = useGameStore()
  const { t, seatName } = useWords()

  const needed = computed(() => t('day.tallyOf', { tally: nomination().tally, needed: nomination().needed }))
  const others = computed(() => {
    const { view } = game
    if (!view || nomination().kind === 'exile') return t('day.exileNoTokens')
    const { aboutToDie, toTie, toReplace } = view.day
    if (!aboutToDie) return t('day.toBlock', { needed: toReplace })
    const name = seatName(aboutToDie.nominee)
    if (toTie === null) return t('day.toReplace', { name, replace: toReplace })
    return t('day.toTie', { tie: toTie, name, replace: toReplace })
  })
  return { needed, others }
}
