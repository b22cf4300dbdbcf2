import { computed, ref, shallowRef } from 'vue'
import { allCharacters, type Edition, type Team } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../../shared/domain/ids'
import type { HomebrewCharacter } from '../../../../shared/grimoire/script'
import { byTeam, jinxesOn, openBook } from '../../../sheet/scriptBook'
import { useForeignStore } from '../../stores/foreignStore'
import { bookTexts } from '../../texts/catalogueTexts'
import { fits } from '../../texts/search'
import { EMPTY_SCRIPT, hasMechanic, warningsOf, withId, withMade, withoutId, type Mechanic } from './scriptRules'

/** What of the catalogue is looked for. `onScript`: who an unlisted character might be jinxed with. */
function useFinder(onScript: () => readonly CharacterId[]) {
  const search = ref('')
  const team = ref<Team | null>(null)
  const edition = ref<Edition | null>(null)
  const mechanics = ref<readonly Mechanic[]>([])

  /** Names and abilities once per language, not once per key that is typed. */
  const catalogue = computed(() => {
    const plain = openBook({ homebrew: [] }, bookTexts())
    const { english } = bookTexts()
    return allCharacters.map((facts) => ({
      facts,
      token: plain.token(facts.id),
      ability: plain.notes(facts.id).ability,
      english: english.characters[facts.id]?.ability ?? '',
    }))
  })
  const found = computed(() =>
    catalogue.value.filter(
      ({ facts, token, ability, english }) =>
        (team.value === null || facts.team === team.value) &&
        (edition.value === null || facts.edition === edition.value) &&
        mechanics.value.every((one) => hasMechanic(facts, one, english, onScript())) &&
        fits(search.value, token.name, facts.name, ability),
    ),
  )

  function toggleMechanic(one: Mechanic): void {
    const others = mechanics.value.filter((other) => other !== one)
    mechanics.value = others.length < mechanics.value.length ? others : [...others, one]
  }
  return { search, team, edition, mechanics, found, toggleMechanic }
}

/** A script being built: what is on it, what can be put on it, what is odd about it. */
export function useBuilder() {
  const foreign = useForeignStore()
  const script = shallowRef(foreign.drafted ?? EMPTY_SCRIPT)
  const finder = useFinder(() => script.value.characters)

  // Putting an official character on leaves the script's own words as they are, and so the book.
  const own = computed(() => script.value.homebrew)
  const rules = computed(() => script.value.jinxes)
  const book = computed(() =>
    openBook({ homebrew: own.value, ...(rules.value && { jinxes: rules.value }) }, bookTexts()),
  )
  const onScript = computed(() => new Set(script.value.characters))
  const groups = computed(() => byTeam(book.value, script.value.characters))
  const jinxes = computed(() => jinxesOn(script.value, book.value))
  const warnings = computed(() => warningsOf(script.value))
  const add = (id: CharacterId): void => void (script.value = withId(script.value, id))
  const remove = (id: CharacterId): void => void (script.value = withoutId(script.value, id))
  const toggle = (id: CharacterId): void => (onScript.value.has(id) ? remove(id) : add(id))
  const make = (made: HomebrewCharacter): void => void (script.value = withMade(script.value, made))
  const name = computed({
    get: () => script.value.name,
    set: (next: string) => (script.value = { ...script.value, name: next }),
  })
  const author = computed({
    get: () => script.value.author ?? '',
    set: (next: string) => (script.value = { ...script.value, author: next.trim() === '' ? null : next }),
  })

  return {
    script,
    name,
    author,
    ...finder,
    book,
    onScript,
    groups,
    jinxes,
    warnings,
    add,
    remove,
    toggle,
    make,
  }
}
