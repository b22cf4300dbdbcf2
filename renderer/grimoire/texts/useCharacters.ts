import { computed } from 'vue'
import { allCharacters, character as facts, type Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { EffectKind } from '../../../shared/domain/vocabulary'
import type { HomebrewCharacter, Script } from '../../../shared/grimoire/script'
import { openBook, type ScriptBook } from '../../sheet/scriptBook'
import { useGameStore } from '../stores/gameStore'
import { bookTexts, reminderLabel } from './catalogueTexts'

export { TEAMS } from '../../sheet/scriptBook'

/** One reminder token of a character: its label, which identifies it, and what it does. */
export interface ReminderKind {
  label: string
  kind: EffectKind
}

function remindersOf(id: CharacterId, own: HomebrewCharacter | undefined): ReminderKind[] {
  if (own) return [...own.reminders, ...own.remindersGlobal].map((label) => ({ label, kind: 'mark' }))
  return (facts(id)?.reminders ?? []).map(({ label, means }) => ({ label, kind: means.kind }))
}

/** Views are made afresh in the main process, so a script is known by what it says. */
function sameScript(one: Script, other: Script): boolean {
  return (
    one === other ||
    (one.name === other.name &&
      one.characters.length === other.characters.length &&
      one.homebrew.length === other.homebrew.length &&
      one.characters.every((id, index) => id === other.characters[index]) &&
      JSON.stringify([one.homebrew, one.jinxes]) === JSON.stringify([other.homebrew, other.jinxes]))
  )
}

/** The same questions to whichever book is open. */
const throughBook = (book: () => ScriptBook): Omit<ScriptBook, 'homebrew'> => ({
  token: (id) => book().token(id),
  isKnown: (id) => book().isKnown(id),
  notes: (id) => book().notes(id),
  jinxLine: (first, second) => book().jinxLine(first, second),
})

/** Names, texts and tokens of characters: official ones in the reader's language, those of the script as it writes them. */
export function useCharacters() {
  const game = useGameStore()
  // Views come with every command, the script hardly ever: the book is opened anew only when it says something else.
  const script = computed<Script | undefined>((before) => {
    const now = game.view?.script
    return before && now && sameScript(before, now) ? before : now
  })
  const book = computed(() => openBook(script.value ?? { homebrew: [] }, bookTexts()))
  const { token, isKnown, notes, jinxLine } = throughBook(() => book.value)
  const name = (id: CharacterId): string => token(id).name
  const team = (id: CharacterId): Team => token(id).team
  const homebrew = (id: CharacterId): HomebrewCharacter | undefined => book.value.homebrew(id)

  /** Labels of a character's reminder tokens, as they identify them. */
  const reminders = (id: CharacterId): ReminderKind[] => remindersOf(id, homebrew(id))

  /** The script's characters, or all official ones when it lists none. */
  const onScript = computed((): CharacterId[] => {
    const listed = game.view?.script.characters ?? []
    return listed.length > 0 ? listed : allCharacters.map(({ id }) => id)
  })
  const ofTeam = (wanted: Team): CharacterId[] => onScript.value.filter((id) => team(id) === wanted)
  /** Travellers, Fabled and Loric: those of the script first, then every official one. */
  const beyondScript = (wanted: Team): CharacterId[] => [
    ...new Set([...ofTeam(wanted), ...allCharacters.filter((one) => one.team === wanted).map(({ id }) => id)]),
  ]
  const inPlay = computed(
    () =>
      new Set(
        (game.view?.seats ?? []).flatMap(({ character, shown }) => [character, shown]).filter((id) => id !== null),
      ),
  )

  return {
    token,
    name,
    team,
    isKnown,
    notes,
    homebrew,
    book,
    reminders,
    reminderLabel,
    jinxLine,
    onScript,
    ofTeam,
    beyondScript,
    inPlay,
  }
}
