import { useGameStore } from '../../stores/gameStore'
import { useLibraryStore } from '../../stores/libraryStore'
import { useWords } from '../../texts/useWords'

/** A new game, empty or with a script that somebody dropped or pasted. */
export function useTakeIn() {
  const game = useGameStore()
  const library = useLibraryStore()
  const { t, locale } = useWords()

  const newGame = (): Promise<boolean> => {
    const date = new Date().toLocaleDateString(locale.value, { day: 'numeric', month: 'long' })
    return library.create(t('start.gameName', { date }))
  }

  /** False when there was nothing in it that Belfry could use. */
  async function takeIn(text: string): Promise<boolean> {
    const read = await library.readScript(text)
    if (!read?.script) {
      game.notices = read?.problems ?? []
      return false
    }
    if (!(await newGame())) return false
    game.notices = read.problems.filter(({ severity }) => severity !== 'note')
    return game.dispatch('chooseScript', { script: read.script })
  }

  async function takeInFile(): Promise<boolean> {
    const read = await library.openScriptFile()
    if (!read) return false
    if (!read.script) {
      game.notices = read.problems
      return false
    }
    return (await newGame()) && game.dispatch('chooseScript', { script: read.script })
  }

  return { newGame, takeIn, takeInFile }
}
