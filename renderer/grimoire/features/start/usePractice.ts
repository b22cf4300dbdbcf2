import { useGameStore } from '../../stores/gameStore'
import { useLibraryStore } from '../../stores/libraryStore'
import { useWords } from '../../texts/useWords'
import { editionScript } from '../setup/editions'

/** A table that is already set: seven invented players at the start of their first night. */
export function usePractice(): () => Promise<void> {
  const game = useGameStore()
  const library = useLibraryStore()
  const { t } = useWords()

  return async () => {
    if (!(await library.create(t('start.practice')))) return
    const names = t('start.practiceNames').split(/[,、]\s*/)
    await game.dispatch('newTable', { players: names.length, names })
    await game.dispatch('chooseScript', { script: editionScript('tb', t('setup.edition.tb')) })
    await game.dispatch('randomLineup', {})
    await game.dispatch('fillBag', {})
    await game.dispatch('dealBag', {})
  }
}
