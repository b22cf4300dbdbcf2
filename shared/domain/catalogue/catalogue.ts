import type { CharacterId } from '../ids'
import type { EffectKind, EffectUntil } from '../vocabulary'
import charactersData from './characters.json'
import jinxesData from './jinxes.json'
import nightOrderData from './nightOrder.json'
import type { SetupModifier } from './setupModifier'

export type { SetupModifier } from './setupModifier'

/** The character types. @see rulebook, Character Types */
export type Team = 'townsfolk' | 'outsider' | 'minion' | 'demon' | 'traveller' | 'fabled' | 'loric'

/** The set an official character belongs to. */
export type Edition = 'tb' | 'bmr' | 'snv' | 'carousel' | 'fabled' | 'loric'

/**
 * What dropping a reminder token on a player says about the game.
 *
 * `spent` takes the ability away, `retained` lets it work although the player is dead, and `mark` has no force of its
 * own: it is read by an ability or is only a note. `dawn` and `dusk` are the next ones; `duskTomorrow` is the dusk of
 * the next day that dawns; `sourceEnds` ends only with the ability it came from. All but `forever` also stop with the
 * ability of their source, unless the token says that it outlives it.
 *
 * @see rulebook, States: an ability is lost at once and its persistent effects end
 */
export interface ReminderMeaning {
  readonly kind: EffectKind
  readonly until: EffectUntil
  /** Stays in force whatever becomes of its source, until its time is up. */
  readonly outlivesSource?: true | undefined
}

/** One physical reminder token: two equal tokens are two entries. */
export interface ReminderFact {
  /** The official English label, which is also the token's identity. */
  readonly label: string
  /** Offered while the character is on the script, even when nobody holds it. */
  readonly global: boolean
  readonly means: ReminderMeaning
}

/** A special behaviour an app has to know of, in the words of the official script format. */
export interface SpecialFact {
  readonly type: 'selection' | 'ability' | 'signal' | 'vote' | 'reveal' | 'player' | 'reminder'
  readonly name: string
  readonly time?: 'pregame' | 'day' | 'night'
  readonly global?: Team
  readonly value?: number
}

/** What is fixed about an official character in every language. */
export interface CharacterFacts {
  readonly id: CharacterId
  /** The official English name. */
  readonly name: string
  readonly team: Team
  readonly edition: Edition
  /** Place on the first-night sheet, dusk being 0; `null` = not on it. */
  readonly firstNight: number | null
  /** Place on the sheet of all other nights, dusk being 0; `null` = not on it. */
  readonly otherNight: number | null
  readonly reminders: readonly ReminderFact[]
  readonly setup: SetupModifier | null
  /** A short English label of `setup`. */
  readonly setupLabel: string | null
  /** The token drawn in its place where no setup text says so. */
  readonly bagToken?: 'demon'
  readonly special: readonly SpecialFact[]
  /** The characters this one is jinxed with, both ways round. */
  readonly jinxes: readonly CharacterId[]
  /** The icon's name in the game-icons set. */
  readonly icon: string
}

/** A pair of characters with a rule of their own when both are on the script. @see rulebook, Djinn */
export interface Jinx {
  /** In the order of the text key `first|second`. */
  readonly pair: readonly [CharacterId, CharacterId]
  readonly kind: 'interaction' | 'setup' | 'win-rule' | 'exclusive'
}

/** The steps of a night sheet: character ids and `dusk`, `minioninfo`, `demoninfo`, `dawn`. */
export interface NightOrder {
  readonly firstNight: readonly string[]
  readonly otherNight: readonly string[]
}

/** All 181 official characters, in the official order (grouped by team, sorted as scripts are). */
export const allCharacters = charactersData as unknown as readonly CharacterFacts[]

/** The official order of the night, whatever the script. @see rulebook, The Night Phase */
export const nightOrder: NightOrder = nightOrderData

/** The 131 official jinxes, no pair twice. */
export const allJinxes = jinxesData as unknown as readonly Jinx[]

const byId = new Map(allCharacters.map((facts) => [facts.id, facts]))

/** The facts of an official character by its exact id, or `undefined` for any other id. */
export function character(id: CharacterId): CharacterFacts | undefined {
  return byId.get(id)
}

/** What kind of token is drawn in the place of a character that must not know itself; null = its own. @see almanac, Drunk, Lunatic */
export function drawnAs({ setup, bagToken }: CharacterFacts): 'townsfolk' | 'good' | 'demon' | null {
  const bySetup = setup?.kind === 'replaces-townsfolk' || setup?.kind === 'seating' ? setup.bagToken : undefined
  return bySetup ?? bagToken ?? null
}

/** The official characters of one edition, in the official order. */
export function editionCharacters(edition: Edition): readonly CharacterFacts[] {
  return allCharacters.filter((facts) => facts.edition === edition)
}

/** The jinxes whose two characters are both among `ids`. */
export function jinxesAmong(ids: Iterable<CharacterId>): readonly Jinx[] {
  const present = new Set(ids)
  return allJinxes.filter(({ pair }) => pair.every((id) => present.has(id)))
}

/**
 * The form in which ids from elsewhere are compared: NFC, lower case, without spaces, `_`, `-`, `'` and `.`.
 *
 * Letters outside ASCII stay, so that homebrew ids in other scripts do not collapse into each other.
 */
export function normaliseId(raw: string): CharacterId {
  return raw
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-'.]/g, '')
}

/** Whether players of this type are good unless something says otherwise. */
export function isGoodTeam(team: Team): boolean {
  return team === 'townsfolk' || team === 'outsider'
}
