import { drawnAs, isGoodTeam, jinxesAmong } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterFacts, Team } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Alignment, TypeCounts } from '../../../shared/domain/vocabulary'
import type { Turn } from '../rules/doing'
import type { Table } from '../rules/reading'
import type { Seat } from '../state'
import { countTypes, distributions, same } from './counts'
import type { RefusalCode } from '../rules/refusalCodes'

/**
 * What is wrong with a line-up (SPEC B), by code: wrong-size, duplicate-character, wrong-distribution, traveller-in-bag,
 * not-a-player-character, atheist-no-evil, character-required, jinxed-together.
 */
export function lineupProblems(table: Table, players: number, lineup: readonly CharacterId[]): RefusalCode[] {
  const facts = lineup.map((id) => table.facts(id))
  const seated = lineup.filter((id) => !takesNoSeat(table.facts(id)))
  const codes = [...kindProblems(facts)]
  if (seated.length !== players) codes.push('wrong-size')
  if (hasForbiddenDuplicate(table, lineup)) codes.push('duplicate-character')
  const isGoodOnly = facts.some(({ setup }) => setup?.kind === 'no-evil')
  if (isGoodOnly && facts.some(({ team }) => team === 'minion' || team === 'demon')) codes.push('atheist-no-evil')
  if (facts.some(({ setup }) => setup?.kind === 'require-character' && !lineup.includes(setup.character)))
    codes.push('character-required')
  if (jinxesAmong(lineup).some(({ kind }) => kind === 'exclusive')) codes.push('jinxed-together')
  const counts = countTypes(table, seated)
  if (seated.length === players && !distributions(table, players, lineup).some((lawful) => same(lawful, counts)))
    codes.push('wrong-distribution')
  return codes
}

function kindProblems(facts: readonly CharacterFacts[]): RefusalCode[] {
  const codes: RefusalCode[] = []
  if (facts.some(({ team }) => team === 'traveller')) codes.push('traveller-in-bag')
  if (facts.some(({ team }) => team === 'fabled' || team === 'loric')) codes.push('not-a-player-character')
  return codes
}

/** Is a character among these twice that neither its own text nor anything else allows twice? */
export function hasForbiddenDuplicate(table: Table, characters: readonly CharacterId[]): boolean {
  const twice = characters.filter((id, index) => characters.indexOf(id) !== index)
  return twice.some((id) => !mayRepeatHere(table, id, characters))
}

/** Whether a character may be there more than once, among these others. */
export function mayRepeatHere(
  table: Table,
  id: CharacterId,
  among: readonly CharacterId[] = table.state.lineup,
): boolean {
  const facts = table.facts(id)
  return mayRepeat(facts) || sidesThatRepeat(table, among).has(isGoodTeam(facts.team) ? 'good' : 'evil')
}

/** Sides of which something allows characters to be in play more than once: in the centre, or of the script's own in the line-up. */
function sidesThatRepeat(table: Table, lineup: readonly CharacterId[]): Set<Alignment> {
  const { state } = table
  const isMade = (id: CharacterId): boolean => state.script.homebrew.some((made) => made.id === id)
  const own = [...state.centre, ...lineup]
    .filter(isMade)
    .flatMap((id) => table.facts(id).special.map(({ name }) => name))
  return new Set([
    ...(state.centre.some((id) => table.facts(id).setup?.kind === 'duplicates-allowed') ? ['good' as const] : []),
    ...(['good', 'evil'] as const).filter((side) => own.includes(`${side}-duplicate`)),
  ])
}

function mayRepeat(facts: CharacterFacts): boolean {
  return facts.special.some(({ name }) => name === 'bag-duplicate') || facts.setup?.kind === 'extra-copies'
}

/** A Demon that no player draws: its token lies in the centre. */
export function takesNoSeat({ setup }: CharacterFacts): boolean {
  return setup?.kind === 'count-delta' && setup.demonTokenInBag === false
}

/** Characters that never go into the bag: another token is drawn in their place (rulebook, Think; almanac, Drunk, Lunatic). */
export function staysOutOfBag(facts: CharacterFacts): boolean {
  if (takesNoSeat(facts)) return false
  return facts.special.some(({ name }) => name === 'bag-disabled') || drawnAs(facts) !== null
}

/** Which tokens a character that stays out of the bag may hide behind. */
export function mayHideBehind(hidden: CharacterFacts, shown: CharacterFacts): boolean {
  const token = drawnAs(hidden)
  if (token === 'townsfolk' || token === 'demon') return shown.team === token
  if (token === 'good' || hidden.team === 'minion') return isGoodTeam(shown.team)
  return shown.team === 'demon' || shown.team === 'townsfolk'
}

/**
 * Players on whom a character that stayed out of the bag may hide: who drew a token put in for one, or, for whoever has to sit
 * there, a neighbour of the Demon (SPEC B14).
 */
export function hidingPlaces(table: Table, hidden: CharacterFacts): Seat[] {
  const open = table.seats.filter(
    ({ character, shown }) => character !== null && shown === null && mayHideBehind(hidden, table.facts(character)),
  )
  const isSeated = hidden.setup?.kind === 'seating' && hidden.setup.constraint === 'neighbours-demon'
  const beside = isSeated ? open.filter(({ seat }) => isBesideDemon(table, seat)) : []
  if (beside.length > 0) return beside
  const copies = (of: CharacterId | null, among: readonly (CharacterId | null)[]): number =>
    among.filter((one) => one === of).length
  const held = table.seats.map(({ character }) => character)
  return open.filter(({ character }) => copies(character, held) > copies(character, table.state.lineup))
}

function isBesideDemon(table: Table, seat: SeatId): boolean {
  return [-1, 1].some((side) => table.team(table.next(seat, side)) === 'demon')
}

/** Tokens for the bag: the line-up, with another token in the place of every character that stays out. Shuffled. */
export function bagFor(turn: Turn, lineup: readonly CharacterId[]): CharacterId[] {
  const table = turn.game
  const seated = lineup.filter((id) => !takesNoSeat(table.facts(id)))
  const spare = pickAll(
    turn,
    table.possible.filter((facts) => !lineup.includes(facts.id) && !staysOutOfBag(facts)),
  )
  const takeSpare = (team: Team): CharacterId | undefined => {
    const index = spare.findIndex((facts) => facts.team === team)
    return index < 0 ? undefined : spare.splice(index, 1)[0]?.id
  }
  const tokens = seated.map((id) => {
    const facts = table.facts(id)
    if (!staysOutOfBag(facts)) return id
    if (drawnAs(facts) !== 'demon') return takeSpare('townsfolk') ?? id
    // With one Demon on the script, the Lunatic draws that one too.
    return takeSpare('demon') ?? seated.find((other) => table.facts(other).team === 'demon') ?? id
  })
  return pickAll(turn, tokens)
}

/** Draws before a script is taken to allow no line-up with the characters to be kept. */
const MOST_ATTEMPTS = 200

/** A random line-up for that many players: types by a lawful distribution, characters that must come along included. */
export function randomLineup(turn: Turn, players: number, keep: readonly CharacterId[]): CharacterId[] {
  const table = turn.game
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const lineup = drawLineup(turn, players, keep)
    if (lineup && lineupProblems(table, players, lineup).length === 0) return lineup
  }
  return [...keep]
}

/** Evil first: their setup texts decide how many good characters there are. */
function drawLineup(turn: Turn, players: number, keep: readonly CharacterId[]): CharacterId[] | null {
  const table = turn.game
  const base = distributions(table, players, keep)
  const wanted = base[turn.random(base.length)]
  if (!wanted) return null
  const evil = fill(turn, keep, wanted, ['demon', 'minion'])
  const options = distributions(table, players, evil)
  const counts = options[turn.random(options.length)]
  if (!counts) return null
  const lineup = fill(turn, evil, counts, ['outsider', 'townsfolk'])
  return withRequired(table, lineup)
}

const countOf: Readonly<Record<'demon' | 'minion' | 'outsider' | 'townsfolk', keyof TypeCounts>> = {
  demon: 'demons',
  minion: 'minions',
  outsider: 'outsiders',
  townsfolk: 'townsfolk',
}

function fill(
  turn: Turn,
  start: readonly CharacterId[],
  counts: TypeCounts,
  teams: readonly (keyof typeof countOf)[],
): CharacterId[] {
  const table = turn.game
  return teams.reduce<CharacterId[]>(
    (chosen, team: Team & keyof typeof countOf) => {
      const missing = counts[countOf[team]] - chosen.filter((id) => table.facts(id).team === team).length
      const spare = pickAll(
        turn,
        table.possible.filter((facts) => facts.team === team && !chosen.includes(facts.id)).map(({ id }) => id),
      )
      return [...chosen, ...spare.slice(0, Math.max(0, missing))]
    },
    [...start],
  )
}

function withRequired(table: Table, lineup: CharacterId[]): CharacterId[] {
  return lineup.reduce<CharacterId[]>((chosen, id) => {
    const setup = table.facts(id).setup
    if (setup?.kind !== 'require-character' || chosen.includes(setup.character)) return chosen
    const victim = chosen.findLast((other) => table.facts(other).team === setup.team && other !== id)
    return [...chosen.filter((other) => other !== victim), setup.character]
  }, lineup)
}

/** All items in random order, by the game's seed. */
export function pickAll<Item>(turn: Turn, items: readonly Item[]): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (left.length > 0) picked.push(...left.splice(turn.random(left.length), 1))
  return picked
}
