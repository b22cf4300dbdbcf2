/** A number of characters that setup fixes, shifts, or leaves to somebody's choice. */
export interface SetupCount {
  /** Added to the usual number. */
  readonly delta?: number
  /** `delta` applies only when the required character was not in the bag already. */
  readonly onlyIfAdded?: boolean
  /** The allowed shifts, or `any` for a free number. */
  readonly choice?: readonly number[] | 'any'
  /** Replaces the usual number; `X` is a number the Storyteller fixes before the game. */
  readonly set?: number | 'X'
  /** Whether these characters are drawn from the bag. */
  readonly inBag?: boolean
  /** When these characters are given out, if not from the bag. */
  readonly assignedOn?: 'firstNight'
}

/** Which characters give way, so that the sum of characters stays the number of players. */
export type SetupBalance = 'townsfolk' | 'townsfolk-or-outsider' | 'none'

/** Where the fact was read from: the square bracket, the plain ability, or the flag of the character. */
export type SetupSource = 'bracket' | 'implicit' | 'flag-only' | 'ability-without-bracket'

interface Common<Kind extends string> {
  readonly kind: Kind
  readonly source: SetupSource
}

/** One starting Townsfolk player is evil. */
export interface EvilTownsfolk extends Common<'evil-townsfolk'> {
  readonly count: number
  readonly effect: string
  readonly bagChange: false
}

/** More or fewer Outsiders or Minions than the usual count. */
export interface CountDelta extends Common<'count-delta'> {
  readonly outsiders?: SetupCount
  readonly minions?: SetupCount
  readonly balance: SetupBalance
  readonly chooser?: 'storyteller' | 'player'
  /** The smallest number of Outsiders that may be left. */
  readonly floor?: number
  /** Whether the character's own token goes into the bag; absent = yes. */
  readonly inBag?: boolean
  /** Whether a Demon token goes into the bag; absent = yes. */
  readonly demonTokenInBag?: boolean
}

/** The number of Outsiders is fixed, whatever else changes it. */
export interface CountSet extends Common<'count-set'> {
  readonly outsiders: SetupCount
  readonly xRange: string
  readonly balance: SetupBalance
  readonly overridesOtherOutsiderModifiers: boolean
  readonly chooser: 'storyteller'
}

/** Further copies of the same character. */
export interface ExtraCopies extends Common<'extra-copies'> {
  readonly character: string
  readonly extra: SetupCount
  readonly balance: SetupBalance
  readonly drunkAmongExtras: number
  readonly chooser: 'storyteller'
}

/** Another character has to be in play as well. */
export interface RequireCharacter extends Common<'require-character'> {
  readonly character: string
  readonly team: 'townsfolk' | 'outsider'
  readonly ifAbsent: 'add'
  readonly balance: SetupBalance
  readonly outsiders?: SetupCount
}

/** No evil character is in play. */
export interface NoEvil extends Common<'no-evil'> {
  readonly minions: SetupCount
  readonly demons: SetupCount
  readonly balance: SetupBalance
}

/** Stays out of the bag; a Townsfolk token is drawn in its place. */
export interface ReplacesTownsfolk extends Common<'replaces-townsfolk'> {
  readonly inBag: false
  readonly bagToken: 'townsfolk'
  readonly marker: string
}

/** Where characters have to sit. */
export interface Seating extends Common<'seating'> {
  readonly constraint: 'neighbours-demon' | 'evil-in-one-line-with-self-inside'
  readonly inBag?: false
  readonly bagToken?: 'good'
  readonly marker?: string
  readonly minions?: SetupCount
  readonly outsiders?: SetupCount
  readonly balance?: SetupBalance
}

/** The game starts without a Demon. */
export interface NoDemon extends Common<'no-demon'> {
  readonly demons: SetupCount
  readonly balance: SetupBalance
}

/** The Demon decides in the first night who the Minions are. */
export interface DemonAssignsMinions extends Common<'demon-assigns-minions'> {
  readonly minions: SetupCount
  readonly outsiders: SetupCount
  readonly balance: SetupBalance
  readonly minionsAssignedOn: 'firstNight'
  readonly chooser: 'player'
}

/** Most players hold the same character. */
export interface MostPlayersAre extends Common<'most-players-are'> {
  readonly character: string
  readonly copies: 'most'
  readonly others: 'good'
  readonly minions: SetupCount
}

/** The Storyteller deals the characters instead of a draw. */
export interface AssignCharacters extends Common<'assign-characters'> {
  readonly chooser: 'storyteller'
  readonly bagDraw: false
}

/** The same good character may be in play, or shown as a bluff, more than once. */
export interface DuplicatesAllowed extends Common<'duplicates-allowed'> {
  readonly alignment: 'good'
  readonly duplicateBluffs: boolean
}

/** Nobody learns a character at the start, and evil players do not learn each other. */
export interface HiddenCharacters extends Common<'hidden-characters'> {
  readonly bagDraw: false
  readonly playersKnowCharacter: false
  readonly minionInfo: false
  readonly demonInfo: false
}

/** The script has rules of its own. */
export interface ScriptRule extends Common<'script-rule'> {
  readonly note: string
}

/** Something to announce at the start; the bag stays as it is. */
export interface NoSetupChange extends Common<'none'> {
  readonly note: string
}

/**
 * What a character changes while the game is set up, told apart by `kind`.
 *
 * @see rulebook, Setup: the square brackets on a character
 */
export type SetupModifier =
  | EvilTownsfolk
  | CountDelta
  | CountSet
  | ExtraCopies
  | RequireCharacter
  | NoEvil
  | ReplacesTownsfolk
  | Seating
  | NoDemon
  | DemonAssignsMinions
  | MostPlayersAre
  | AssignCharacters
  | DuplicatesAllowed
  | HiddenCharacters
  | ScriptRule
  | NoSetupChange
