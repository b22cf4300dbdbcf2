import type { SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance, Effect } from '../events/facts'
import type { State } from '../state'
import { claimsOf, winnerOf } from '../winning/claims'
import { standingOf } from './effects'
import { registrationsOf } from './registration'
import { tableOf } from './table'
import type { Game, Table } from './types'

const known = new WeakMap<State, Game>()

/** Everything derived from one state, worked out once. */
export function gameOf(state: State): Game {
  const before = known.get(state)
  if (before) return before
  const game = derive(tableOf(state))
  known.set(state, game)
  return game
}

function derive(table: Table): Game {
  const { state } = table
  const standing = standingOf(table)
  const functioning = new Map<string, boolean>()
  const functions = (instance: AbilityInstance): boolean => {
    const before = functioning.get(instance.id)
    if (before !== undefined) return before
    const works = standing.functions(instance)
    functioning.set(instance.id, works)
    return works
  }
  const instancesOf = (seat: SeatId): readonly AbilityInstance[] =>
    state.instances.filter((instance) => instance.seat === seat)
  const isOn = (effect: Effect, seat: SeatId | null, kind: string): boolean =>
    effect.kind === kind && effect.target === seat
  let claims: Game['claims'] | undefined
  // The standing of effects is settled; what hangs on it is worked out when asked for.
  const game: Game = {
    ...table,
    effects: standing.effects,
    functions,
    instancesOf,
    instance: (id) => state.instances.find((instance) => instance.id === id),
    isSpent: (instance) =>
      standing.effects.some(
        (effect) =>
          isOn(effect, instance.seat, 'spent') &&
          !effect.isInert &&
          effect.character === instance.character &&
          (effect.sourceInstance ?? instance.id) === instance.id,
      ),
    abilityOf: (seat, character) => {
      const having = instancesOf(seat).filter((instance) => instance.character === character)
      return having.find(functions) ?? having[0]
    },
    holders: (character) =>
      state.instances.filter((instance) => instance.character === character && functions(instance)),
    has: (seat, kind) => standing.effects.some((effect) => effect.isActive && isOn(effect, seat, kind)),
    causes: (seat, kind) =>
      standing.effects
        .filter((effect) => effect.isActive && isOn(effect, seat, kind))
        .map(({ character, sourceSeat, until, id, isAura }) => ({
          character,
          seat: sourceSeat,
          until,
          effect: isAura ? null : id,
        })),
    token: (seat, character, label) =>
      standing.effects.find(
        (effect) => effect.target === seat && effect.character === character && effect.label === label,
      ),
    tokenHolders: (character, label) =>
      standing.effects.flatMap((effect) =>
        effect.target !== null && effect.character === character && effect.label === label ? [effect.target] : [],
      ),
    registrations: (seat, asker) => registrationsOf(game, seat, asker),
    registersAlive: (seat) => state.seats[seat]?.isAlive === true && !state.seats[seat].feignsDeath,
    get demons() {
      const standIns = state.instances.flatMap((instance) =>
        functions(instance) ? (moduleOf(instance.character)?.standsInForDemon?.(game, instance) ?? []) : [],
      )
      return table.living.filter(({ seat }) => table.team(seat) === 'demon' || standIns.includes(seat))
    },
    get claims() {
      return (claims ??= claimsOf(game))
    },
    get winner() {
      return winnerOf(game)
    },
  }
  return game
}
