import { computed } from 'vue'
import { allCharacters, character as facts, type Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Alignment, EffectKind } from '../../../shared/domain/vocabulary'
import type { HomebrewCharacter } from '../../../shared/grimoire/script'
import type { BoardCharacter } from '../../board/boardCharacter'
import type { CharacterNotes, ScriptBook } from '../../sheet/scriptBook'
import { useBookStore } from '../stores/bookStore'
import { useGameStore } from '../stores/gameStore'
import { reminderLabel } from './catalogueTexts'

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

/** Names, texts and tokens of characters: official ones in the reader's language, those of the script as it writes them. */
export function useCharacters() {
  const game = useGameStore()
  const store = useBookStore()
  const book = (): ScriptBook => store.book
  const token = (id: CharacterId, alignment?: Alignment): BoardCharacter => book().token(id, alignment)
  const isKnown = (id: string): boolean => book().isKnown(id)
  const notes = (id: CharacterId): CharacterNotes => book().notes(id)
  const jinxLine = (first: CharacterId, second: CharacterId): string | undefined => book().jinxLine(first, second)
  const name = (id: CharacterId): string => token(id).name
  const team = (id: CharacterId): Team => token(id).team
  const homebrew = (id: CharacterId): HomebrewCharacter | undefined => book().homebrew(id)

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
