import type { CharacterFacts, SetupModifier } from '../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { TypeCounts } from '../../../shared/domain/vocabulary'
import type { Table } from '../rules/reading'

/** Most ordinary players; whoever comes on top is a Traveller (rulebook, Setup). */
export const MOST_ORDINARY_PLAYERS = 15
/** Fewest players of a game. */
export const FEWEST_PLAYERS = 5

/** The setup sheet: Townsfolk, Outsiders, Minions for 5 to 15 players; one Demon always. */
const sheet: readonly (readonly [number, number, number])[] = [
  [3, 0, 1],
  [3, 1, 1],
  [5, 0, 1],
  [5, 1, 1],
  [5, 2, 1],
  [7, 0, 2],
  [7, 1, 2],
  [7, 2, 2],
  [9, 0, 3],
  [9, 1, 3],
  [9, 2, 3],
]

/** The row of the setup sheet for that many ordinary players; null outside 5 to 15. */
export function baseCounts(players: number): TypeCounts | null {
  const row = sheet[players - FEWEST_PLAYERS]
  return row ? { townsfolk: row[0], outsiders: row[1], minions: row[2], demons: 1 } : null
}

/** Characters of each ordinary type among these. */
export function countTypes(table: Table, characters: readonly CharacterId[]): TypeCounts {
  const teams = characters.map((id) => table.facts(id).team)
  const of = (team: string): number => teams.filter((other) => other === team).length
  return { townsfolk: of('townsfolk'), outsiders: of('outsider'), minions: of('minion'), demons: of('demon') }
}

/**
 * Lawful distributions for that many players when these characters are in the line-up; more than one where the Storyteller may
 * choose (SPEC B). Fabled and Loric in the centre count as well. Outsiders never go below none nor take more than there are
 * Townsfolk to give.
 * @see rulebook, Setup: add and remove characters
 */
export function distributions(table: Table, players: number, lineup: readonly CharacterId[]): TypeCounts[] {
  const base = baseCounts(players)
  if (!base) return []
  const modifiers = [...new Set([...lineup, ...table.state.centre])]
    .map((id) => table.facts(id))
    .filter(({ setup }) => setup !== null)
  const results = modifiers.reduce<TypeCounts[]>(
    (options, facts) => options.flatMap((counts) => applied(counts, facts, lineup)),
    [base],
  )
  const clamped = results.map((counts) => clamp(counts, players))
  return clamped.filter((counts, index) => clamped.findIndex((other) => same(other, counts)) === index)
}

/** Two rows that say the same. */
export function same(left: TypeCounts, right: TypeCounts): boolean {
  return (
    left.townsfolk === right.townsfolk &&
    left.outsiders === right.outsiders &&
    left.minions === right.minions &&
    left.demons === right.demons
  )
}

type Change = (counts: TypeCounts) => TypeCounts

function applied(counts: TypeCounts, facts: CharacterFacts, lineup: readonly CharacterId[]): TypeCounts[] {
  const changes = facts.setup ? changesOf(facts.setup, facts, lineup) : []
  return changes.length === 0 ? [counts] : changes.map((change) => change(counts))
}

type Counting = {
  readonly [Kind in SetupModifier['kind']]?: (
    setup: Extract<SetupModifier, { kind: Kind }>,
    facts: CharacterFacts,
    lineup: readonly CharacterId[],
  ) => Change[]
}

/** Setup texts that change the counts; the others leave them alone. */
const counting: Counting = {
  'count-delta': deltaChanges,
  seating: deltaChanges,
  'count-set': () => [0, 1, 2, 3, 4].map((set) => (counts) => shift(counts, set - counts.outsiders, 0)),
  'require-character': (setup, _facts, lineup) =>
    setup.team === 'outsider' && setup.outsiders ? requiredOutsider(setup.character, lineup) : [],
  'no-evil': () => [
    (counts) => shift({ ...counts, demons: 0, townsfolk: counts.townsfolk + counts.demons }, 0, -counts.minions),
    ...outsiderFreedom(),
  ],
  'no-demon': () => [(counts) => ({ ...counts, demons: 0, townsfolk: counts.townsfolk + counts.demons })],
  'most-players-are': (_setup, facts) => [(counts) => mostly(counts, facts)],
}

/** What one setup text does to the counts, one entry per choice it leaves. */
function changesOf(setup: SetupModifier, facts: CharacterFacts, lineup: readonly CharacterId[]): Change[] {
  const change = counting[setup.kind] as
    ((setup: SetupModifier, facts: CharacterFacts, lineup: readonly CharacterId[]) => Change[]) | undefined
  return change?.(setup, facts, lineup) ?? []
}

/** An extra Outsider comes with the character, unless it is there already among the usual ones. */
function requiredOutsider(character: CharacterId, lineup: readonly CharacterId[]): Change[] {
  const more: Change = (counts) => shift(counts, 1, 0)
  const usual: Change = (counts) => counts
  return lineup.includes(character) ? [usual, more] : [more]
}

/** With no evil in play, the Storyteller spreads the good characters as they like. */
function outsiderFreedom(): Change[] {
  return [1, 2, 3, 4, -1, -2].map(
    (more) => (counts) =>
      shift(
        {
          ...shift(counts, 0, -counts.minions),
          demons: 0,
          townsfolk: counts.townsfolk + counts.minions + counts.demons,
        },
        more,
        0,
      ),
  )
}

function deltaChanges(setup: Extract<SetupModifier, { kind: 'count-delta' | 'seating' }>): Change[] {
  const outsiders = choices(setup.outsiders?.delta, setup.outsiders?.choice)
  const minions = choices(setup.minions?.delta, setup.minions?.choice)
  const isDemonSeated = setup.kind !== 'count-delta' || setup.demonTokenInBag !== false
  const seated = (counts: TypeCounts): TypeCounts => (isDemonSeated ? counts : { ...counts, demons: 0 })
  return outsiders.flatMap((more) => minions.map((extra) => (counts: TypeCounts) => seated(shift(counts, more, extra))))
}

function mostly(counts: TypeCounts, facts: CharacterFacts): TypeCounts {
  const total = counts.townsfolk + counts.outsiders + counts.minions + counts.demons
  const demons = Math.floor(total / 2) + 1
  return facts.team === 'demon' ? { townsfolk: total - demons, outsiders: 0, minions: 0, demons } : counts
}

function choices(delta: number | undefined, choice: readonly number[] | 'any' | undefined): readonly number[] {
  if (choice === 'any') return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  return choice ?? [delta ?? 0]
}

function shift(counts: TypeCounts, outsiders: number, minions: number): TypeCounts {
  return {
    ...counts,
    outsiders: counts.outsiders + outsiders,
    minions: counts.minions + minions,
    townsfolk: counts.townsfolk - outsiders - minions,
  }
}

/** Nobody is taken away who is not there: an Outsider too few stays none, and no more Townsfolk go than there are. */
function clamp(counts: TypeCounts, players: number): TypeCounts {
  const outsiders = Math.max(0, Math.min(counts.outsiders, players - counts.minions - counts.demons))
  return { ...counts, outsiders, townsfolk: players - outsiders - counts.minions - counts.demons }
}
