import {
  allCharacters,
  character as facts,
  type CharacterFacts,
  type Team,
} from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../../shared/domain/ids'
import type { EffectKind } from '../../../../shared/domain/vocabulary'
import type { HomebrewCharacter, Script } from '../../../../shared/grimoire/script'
import type { Notice } from '../../../../shared/grimoire/view'
import { TEAMS } from '../../../sheet/scriptBook'

/** What a character does that a builder looks for. */
export const MECHANICS = [
  'setup',
  'firstNight',
  'otherNight',
  'asleep',
  'once',
  'drunk',
  'protects',
  'mad',
  'jinxed',
] as const
/** What a character does that a builder looks for. */
export type Mechanic = (typeof MECHANICS)[number]

/** A script that nobody has put anything on. */
export const EMPTY_SCRIPT: Script = {
  name: '',
  author: null,
  edition: 'custom',
  characters: [],
  homebrew: [],
  firstNight: [],
  otherNight: [],
  bootlegger: [],
}

const DRUNK: readonly EffectKind[] = ['drunk', 'poisoned']
const PROTECTS: readonly EffectKind[] = ['cannotDie', 'safeFromDemon', 'survivesExecution']

const places = (one: CharacterFacts, kinds: readonly EffectKind[]): boolean =>
  one.reminders.some(({ means }) => kinds.includes(means.kind))

/** Whether a character has the mechanic. `englishAbility`: its ability in English; `others`: who it might be jinxed with. */
export function hasMechanic(
  one: CharacterFacts,
  mechanic: Mechanic,
  englishAbility: string,
  others: readonly CharacterId[],
): boolean {
  const tests: Record<Mechanic, () => boolean> = {
    setup: () => one.setup !== null,
    firstNight: () => one.firstNight !== null,
    otherNight: () => one.otherNight !== null,
    asleep: () => one.firstNight === null && one.otherNight === null,
    once: () => places(one, ['spent']) || /once per game|once,|one time/i.test(englishAbility),
    drunk: () => places(one, DRUNK),
    protects: () => places(one, PROTECTS) || /cannot die|can't die|safe|survive/i.test(englishAbility),
    mad: () => places(one, ['mad']) || /\bmad\b/i.test(englishAbility),
    jinxed: () => one.jinxes.some((id) => others.includes(id)),
  }
  return tests[mechanic]()
}

const officialPlace = new Map(allCharacters.map(({ id }, index) => [id, index]))

function teamOf(script: Script, id: CharacterId): Team {
  return script.homebrew.find((one) => one.id === id)?.team ?? facts(id)?.team ?? 'townsfolk'
}

/** The script with its characters in the order scripts have: by type, and within it as the official list goes. */
function sorted(script: Script): Script {
  const rank = (id: CharacterId): number =>
    TEAMS.indexOf(teamOf(script, id)) * 10_000 + (officialPlace.get(id) ?? 5000 + script.characters.indexOf(id))
  return { ...script, characters: [...script.characters].sort((left, right) => rank(left) - rank(right)) }
}

/** Puts a character on the script, at its place. A night order of its own no longer fits and gives way to the official one. */
export function withId(script: Script, id: CharacterId): Script {
  if (script.characters.includes(id)) return script
  const grown = { ...script, characters: [...script.characters, id], edition: 'custom' as const }
  return sorted({ ...grown, firstNight: [], otherNight: [] })
}

/** Takes a character off the script, and what the script says about it. */
export function withoutId(script: Script, id: CharacterId): Script {
  const keeps = (other: string): boolean => other !== id
  const { jinxes, ...rest } = script
  return {
    ...rest,
    edition: 'custom',
    characters: script.characters.filter(keeps),
    homebrew: script.homebrew.filter((one) => keeps(one.id)),
    firstNight: script.firstNight.filter(keeps),
    otherNight: script.otherNight.filter(keeps),
    ...(jinxes && { jinxes: jinxes.filter(({ pair }) => pair.every(keeps)) }),
  }
}

/** Puts a character of the script's own on it, or says it otherwise. */
export function withMade(script: Script, made: HomebrewCharacter): Script {
  const others = script.homebrew.filter(({ id }) => id !== made.id)
  return withId({ ...script, homebrew: [...others, made] }, made.id)
}

/** Words of night orders, and of the language, that no character can be called. */
const NO_ID = ['dusk', 'dawn', 'minioninfo', 'demoninfo', 'constructor']
const LONGEST_ID = 40

/** An id for a new character of the script's own, as the official format likes them. */
export function freshId(script: Script, name: string): CharacterId {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    // Hangul came apart with the accents, and is read only when it is whole.
    .normalize('NFC')
  const base = Array.from(letters).slice(0, LONGEST_ID).join('') || 'own'
  const isTaken = (id: string): boolean =>
    script.characters.includes(id) || facts(id) !== undefined || NO_ID.includes(id)
  const free = [base, ...Array.from({ length: 200 }, (_, index) => `${base}${index + 2}`)].find((id) => !isTaken(id))
  return free ?? base
}

/** How many of each type a game of 15 takes, and how many leave a choice (rulebook, Setup; usual on published scripts). */
const NEEDED: readonly { team: Team; least: number; usual: number }[] = [
  { team: 'townsfolk', least: 9, usual: 13 },
  { team: 'outsider', least: 2, usual: 4 },
  { team: 'minion', least: 3, usual: 4 },
  { team: 'demon', least: 1, usual: 4 },
]
/** More do not fit on one page. */
const ONE_PAGE = 40

function missingPartners(script: Script): Notice[] {
  return script.characters.flatMap((id) => {
    const setup = facts(id)?.setup
    if (setup?.kind !== 'require-character' || script.characters.includes(setup.character)) return []
    return [{ code: 'needs', params: { character: id, other: setup.character } }]
  })
}

/** What a builder should know about the script, the gravest first; nothing of it stops anybody. */
export function warningsOf(script: Script): Notice[] {
  const countOf = (team: Team): number => script.characters.filter((id) => teamOf(script, id) === team).length
  const counts = NEEDED.map((row) => ({ ...row, count: countOf(row.team) }))
  return [
    ...counts
      .filter(({ count, least }) => count < least)
      .map(({ team, count, least }) => ({ code: count === 0 ? 'none' : 'few', params: { team, count, least } })),
    ...missingPartners(script),
    ...script.homebrew
      .filter(({ isPlaceholder }) => isPlaceholder)
      .map(({ id }) => ({ code: 'incomplete', params: { character: id } })),
    ...counts
      .filter(({ count, least, usual }) => count >= least && count < usual)
      .map(({ team, count, usual }) => ({ code: 'fewer', params: { team, count, usual } })),
    ...(script.characters.length > ONE_PAGE
      ? [{ code: 'long', params: { count: script.characters.length, most: ONE_PAGE } }]
      : []),
    ...(script.name.trim() === '' ? [{ code: 'nameless', params: {} }] : []),
  ]
}
