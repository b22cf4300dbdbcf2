import { useLibraryStore } from '../../stores/libraryStore'
import { useWords } from '../../texts/useWords'

/** Makes an empty game, named after the day. */
export function useNewGame(): () => Promise<boolean> {
  const library = useLibraryStore()
  const { t, locale } = useWords()

  return () => {
    const date = new Date().toLocaleDateString(locale.value, { day: 'numeric', month: 'long' })
    return library.create(t('start.gameName', { date }))
  }
}
