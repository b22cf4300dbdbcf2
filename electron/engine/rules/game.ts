import type { InstanceId, SeatId } from '../../../shared/domain/ids'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { State } from '../state'
import { claimsOf, winnerOf } from '../winning/claims'
import { nightPlan, wakesForOwnAbility } from '../night/plan'
import type { PlannedStep } from '../night/plan'
import { standingOf } from './effects'
import { openRegistrations } from './registration'
import { tableOf } from './table'
import type { ActiveEffect, Game, Table } from './reading'

const known = new WeakMap<State, Game>()

/** Everything derived from one state, worked out once. */
export function gameOf(state: State): Game {
  const before = known.get(state)
  if (before) return before
  const game = derive(tableOf(state))
  known.set(state, game)
  return game
}

/** What the board says, once the standing of every effect is settled. */
function readsOf(
  effects: readonly ActiveEffect[],
): Pick<Game, 'effects' | 'isSpent' | 'has' | 'causes' | 'token' | 'tokenHolders'> {
  const active = (seat: SeatId, kind: string): ActiveEffect[] =>
    effects.filter((effect) => effect.isActive && effect.kind === kind && effect.target === seat)
  const tokens = (character: string, label: string): ActiveEffect[] =>
    effects.filter((effect) => effect.character === character && effect.label === label)
  return {
    effects,
    isSpent: ({ id, seat, character }) =>
      effects.some(
        ({ kind, isInert, target, character: whose, sourceInstance }) =>
          kind === 'spent' && !isInert && target === seat && whose === character && (sourceInstance ?? id) === id,
      ),
    has: (seat, kind) => active(seat, kind).length > 0,
    causes: (seat, kind) =>
      active(seat, kind).map(({ character, sourceSeat, until, id, isAura }) => ({
        character,
        seat: sourceSeat,
        until,
        effect: isAura ? null : id,
      })),
    token: (seat, character, label) => tokens(character, label).find(({ target }) => target === seat),
    tokenHolders: (character, label) => tokens(character, label).flatMap(({ target }) => target ?? []),
  }
}

function derive(table: Table, healthy: InstanceId | null = null): Game {
  const { state } = table
  const standing = standingOf(table, healthy)
  const rehearsed = new Map<InstanceId, Game>()
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
  let claims: Game['claims'] | undefined
  let plan: readonly PlannedStep[] | undefined
  const tonight = (): readonly PlannedStep[] => (plan ??= state.phase.kind === 'night' ? nightPlan(game) : [])
  // The standing of effects is settled; what hangs on it is worked out when asked for.
  const game: Game = {
    ...table,
    ...readsOf(standing.effects),
    functions,
    asHealthy: ({ id }) => {
      const before = rehearsed.get(id) ?? derive(table, id)
      rehearsed.set(id, before)
      return before
    },
    instancesOf,
    instance: (id) => state.instances.find((instance) => instance.id === id),
    abilityOf: (seat, character) => {
      const having = instancesOf(seat).filter((instance) => instance.character === character)
      return having.find(functions) ?? having[0]
    },
    holders: (character) =>
      state.instances.filter((instance) => instance.character === character && functions(instance)),
    registrations: (seat, asker) => openRegistrations(game, seat, asker),
    turnTonight: (instance) => tonight().find(({ key }) => key === instance.id),
    wakesForOwnAbility: (seat) => wakesForOwnAbility(tonight(), seat),
    registersAlive: (seat) => state.seats[seat]?.isAlive === true && !state.seats[seat].feignsDeath,
    get demons() {
      const standIns = state.instances.flatMap((instance) =>
        functions(instance) ? (moduleOf(instance.character)?.standsInForDemon?.(game, instance) ?? []) : [],
      )
      const marked = state.effects.filter(({ character, label }) => moduleOf(character)?.demonToken === label)
      const passing = [...standIns, ...marked.map(({ target }) => target)]
      return table.living.filter(({ seat }) => table.team(seat) === 'demon' || passing.includes(seat))
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
