import { computed } from 'vue'
import { allCharacters, character as facts, type Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { EffectKind } from '../../../shared/domain/vocabulary'
import type { HomebrewCharacter } from '../../../shared/grimoire/script'
import { boardCharacter, type BoardCharacter } from '../../board/boardCharacter'
import { useGameStore } from '../stores/gameStore'
import { characterText, jinxLine, reminderLabel } from './catalogueTexts'

/** What a Storyteller reads of a character. */
export interface CharacterNotes {
  ability: string
  firstNight: string
  otherNight: string
  howToRun: string
}

/** One reminder token of a character: its label, which identifies it, and what it does. */
export interface ReminderKind {
  label: string
  kind: EffectKind
}

function remindersOf(id: CharacterId, own: HomebrewCharacter | undefined): ReminderKind[] {
  if (own) return [...own.reminders, ...own.remindersGlobal].map((label) => ({ label, kind: 'mark' }))
  return (facts(id)?.reminders ?? []).map(({ label, means }) => ({ label, kind: means.kind }))
}

export const TEAMS: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric']

/** Names, texts and tokens of characters: official ones in the reader's language, those of the script as it writes them. */
export function useCharacters() {
  const game = useGameStore()
  const homebrew = computed(
    () => new Map<CharacterId, HomebrewCharacter>((game.view?.script.homebrew ?? []).map((own) => [own.id, own])),
  )

  function token(id: CharacterId): BoardCharacter {
    const own = homebrew.value.get(id)
    if (!own) {
      const { name } = characterText(id)
      return boardCharacter(id, name === undefined ? {} : { name })
    }
    const leaves = {
      firstNight: (own.firstNight ?? 0) !== 0,
      otherNight: (own.otherNight ?? 0) !== 0,
      setup: own.setup,
      reminders: own.reminders.length,
    }
    return boardCharacter(id, { name: own.name, team: own.team, leaves })
  }

  const name = (id: CharacterId): string => token(id).name
  const team = (id: CharacterId): Team => token(id).team
  const isKnown = (id: string): boolean => facts(id) !== undefined || homebrew.value.has(id)

  function notes(id: CharacterId): CharacterNotes {
    const own = homebrew.value.get(id)
    const text = own
      ? { ability: own.ability, firstNight: own.firstNightReminder, otherNight: own.otherNightReminder, howToRun: '' }
      : characterText(id)
    const { ability = '', firstNight = '', otherNight = '', howToRun = '' } = text
    return { ability, firstNight, otherNight, howToRun }
  }

  /** Labels of a character's reminder tokens, as they identify them. */
  const reminders = (id: CharacterId): ReminderKind[] => remindersOf(id, homebrew.value.get(id))

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
    reminders,
    reminderLabel,
    jinxLine,
    onScript,
    ofTeam,
    beyondScript,
    inPlay,
  }
}
