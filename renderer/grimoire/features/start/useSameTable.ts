import { useLibraryStore } from '../../stores/libraryStore'
import { useWords } from '../../texts/useWords'

/** Makes a new game with the players and the script of another, named after it. */
export function useSameTable(): (game: { id: string; name: string }) => Promise<boolean> {
  const library = useLibraryStore()
  const { t } = useWords()

  return ({ id, name }) => library.newWithSameTable(id, t('library.again', { name }))
}
