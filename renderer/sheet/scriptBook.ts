import {
  allCharacters,
  character as facts,
  jinxesAmong,
  nightOrder,
  type Team,
} from '../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../shared/domain/ids'
import type { Alignment } from '../../shared/domain/vocabulary'
import type { OfficialPack } from '../../shared/grimoire/pack'
import type { HomebrewCharacter, Script } from '../../shared/grimoire/script'
import type { CatalogueTexts, CharacterText } from '../../shared/locales/messages'
import { boardCharacter, pictureFor, type BoardCharacter } from '../board/boardCharacter'

/** What stands on a script, by team in this order. */
export const TEAMS: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric']

/** Where the texts of official characters come from, the first that has one. */
export interface BookTexts {
  /** Official wording that the Storyteller loaded on this machine; null = none, or another language is spoken. */
  readonly pack: OfficialPack | null
  /** Where pictures from other computers are kept on this machine, by the address the script gives. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly chosen: CatalogueTexts
  readonly english: CatalogueTexts
}

/** What a Storyteller reads of a character. */
export interface CharacterNotes {
  ability: string
  firstNight: string
  otherNight: string
  howToRun: string
}

/** Two characters with a rule of their own, and that rule. */
export interface BookJinx {
  pair: readonly [CharacterId, CharacterId]
  line: string
}

/** Names, texts, tokens and orders of a script's characters, the script's own definitions first. */
export interface ScriptBook {
  readonly isKnown: (id: string) => boolean
  /** With a side, the picture is the one for that side. */
  readonly token: (id: CharacterId, alignment?: Alignment) => BoardCharacter
  readonly notes: (id: CharacterId) => CharacterNotes
  readonly jinxLine: (first: CharacterId, second: CharacterId) => string | undefined
  readonly homebrew: (id: CharacterId) => HomebrewCharacter | undefined
}

/** What of a script a book needs. */
export type BookScript = Pick<Script, 'homebrew' | 'jinxes'>

const isEmbedded = (image: string): boolean => /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.test(image)

function ownToken(own: HomebrewCharacter, pictures: readonly string[], alignment?: Alignment): BoardCharacter {
  const leaves = {
    firstNight: (own.firstNight ?? 0) !== 0,
    otherNight: (own.otherNight ?? 0) !== 0,
    setup: own.setup,
    reminders: own.reminders.length,
  }
  const image = pictureFor(pictures, own.team, alignment)
  return boardCharacter(own.id, { name: own.name, team: own.team, leaves, ...(image !== undefined && { image }) })
}

function notesOf({ ability = '', firstNight = '', otherNight = '', howToRun = '' }: CharacterText): CharacterNotes {
  return { ability, firstNight, otherNight, howToRun }
}

function eitherWay<Value>(find: (key: string) => Value | undefined, first: string, second: string): Value | undefined {
  return find(`${first}|${second}`) ?? find(`${second}|${first}`)
}

/** Opens the book of a script in the language of the texts. */
export function openBook(script: BookScript, { pack, pictures = {}, chosen, english }: BookTexts): ScriptBook {
  const own = new Map<CharacterId, HomebrewCharacter>(script.homebrew.map((one) => [one.id, one]))
  const rules = new Map((script.jinxes ?? []).map(({ pair, reason }) => [`${pair[0]}|${pair[1]}`, reason]))
  const text = (id: CharacterId): CharacterText => ({
    ...english.characters[id],
    ...chosen.characters[id],
    ...(pack?.texts[id] as CharacterText | undefined),
  })

  // The same token is the same object, so that what draws it is not drawn again.
  const tokens = new Map<string, BoardCharacter>()
  function token(id: CharacterId, alignment?: Alignment): BoardCharacter {
    // Only pictures of several sides make tokens of several sides.
    const side = (own.get(id)?.image.length ?? 0) > 1 ? alignment : undefined
    const key = `${id} ${side ?? ''}`
    const known = tokens.get(key) ?? makeToken(id, side)
    tokens.set(key, known)
    return known
  }

  /** Pictures from the network would tell a stranger that this game is being played: only those that are here are shown. */
  function picturesOf({ id, image }: HomebrewCharacter): string[] {
    const here = image.flatMap((one) => (isEmbedded(one) ? one : (pictures[one] ?? [])))
    const official = pack?.icons[id]
    return here.length > 0 || official === undefined ? here : [official]
  }

  function makeToken(id: CharacterId, alignment: Alignment | undefined): BoardCharacter {
    const made = own.get(id)
    if (made) return ownToken(made, picturesOf(made), alignment)
    const { name } = text(id)
    const image = pack?.icons[id]
    return boardCharacter(id, { ...(name !== undefined && { name }), ...(image !== undefined && { image }) })
  }

  function notes(id: CharacterId): CharacterNotes {
    const made = own.get(id)
    if (!made) return notesOf(text(id))
    const { ability, firstNightReminder: firstNight = '', otherNightReminder: otherNight = '' } = made
    // An official character that is only dealt otherwise keeps the texts it has.
    const base = facts(id) ? notesOf(text(id)) : notesOf({})
    return { ability: ability || base.ability, firstNight, otherNight, howToRun: '' }
  }

  return {
    isKnown: (id) => facts(id) !== undefined || own.has(id),
    token,
    notes,
    homebrew: (id) => own.get(id),
    jinxLine: (first, second) =>
      eitherWay((key) => rules.get(key), first, second) ??
      [pack?.jinxes, chosen.jinxes, english.jinxes]
        .map((lines) => eitherWay((key) => lines?.[key], first, second))
        .find((line) => line !== undefined),
  }
}

/** The script's characters by team; those of teams it has none of are left out. */
export function byTeam(book: ScriptBook, ids: readonly CharacterId[]): { team: Team; ids: CharacterId[] }[] {
  return TEAMS.map((team) => ({ team, ids: ids.filter((id) => book.token(id).team === team) })).filter(
    (group) => group.ids.length > 0,
  )
}

/** The script's characters, or all official ones where it lists none. */
export function idsOn(script: Pick<Script, 'characters'>): readonly CharacterId[] {
  return script.characters.length > 0 ? script.characters : allCharacters.map(({ id }) => id)
}

/** Jinxes between the script's characters, its own first. */
export function jinxesOn(script: Pick<Script, 'characters' | 'jinxes'>, book: ScriptBook): BookJinx[] {
  const pairs = [
    ...(script.jinxes ?? []).map(({ pair }) => pair),
    ...jinxesAmong(script.characters).map(({ pair }) => pair),
  ]
  const seen = new Set<string>()
  return pairs.flatMap((pair) => {
    const key = [...pair].sort().join('|')
    if (seen.has(key)) return []
    seen.add(key)
    return [{ pair, line: book.jinxLine(pair[0], pair[1]) ?? '' }]
  })
}

/** The night order of a script: its own where it states one, else the official one. Ids, and dusk, dawn and the like. */
export function nightEntries(script: Script, night: 'firstNight' | 'otherNight'): string[] {
  const made = new Map(script.homebrew.map((one) => [one.id, one]))
  const sheet = nightOrder[night]
  const official = (id: string): number | null => {
    const own = made.get(id)
    if (own) return own[night] === undefined || own[night] === 0 ? null : own[night]
    const place = facts(id)?.[night] ?? null
    if (place !== null) return place
    return facts(id) === undefined && sheet.includes(id) ? sheet.indexOf(id) : null
  }
  const stated = script[night]
  const rank = (id: string): number | null => {
    const usual = official(id)
    if (stated.length === 0) return usual
    const place = stated.indexOf(id)
    if (place >= 0) return place
    return usual === null ? null : stated.length + usual
  }
  const markers = sheet.filter((id) => facts(id) === undefined)
  return [...markers, ...idsOn(script)]
    .flatMap((id) => {
      const place = rank(id)
      return place === null ? [] : [{ id, place }]
    })
    .sort((left, right) => left.place - right.place)
    .map(({ id }) => id)
}
