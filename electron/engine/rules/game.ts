import type { CharacterId, InstanceId, SeatId } from '../../../shared/domain/ids'
import type { Alignment, EffectKind } from '../../../shared/domain/vocabulary'
import type { StateCause, WinClaim } from '../../../shared/grimoire/view'
import { grouped } from '../../../shared/lib/grouped'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { Seat, State } from '../state'
import { claimsOf, winnerOf } from '../winning/claims'
import { nightPlan, wakesForOwnAbility } from '../night/plan'
import type { PlannedStep } from '../night/plan'
import { standingOf } from './effects'
import type { Standing } from './effects'
import { openRegistrations } from './registration'
import { TableOfState } from './table'
import type { ActiveEffect, Game, Registration } from './reading'

const known = new WeakMap<State, Game>()

/** Everything derived from one state, worked out once. */
export function gameOf(state: State): Game {
  const before = known.get(state)
  if (before) return before
  const game = new GameOfState(state)
  known.set(state, game)
  return game
}

/** The standing of effects is settled at once; what hangs on it is worked out when asked for. */
class GameOfState extends TableOfState implements Game {
  private readonly standing: Standing
  private readonly functioning = new Map<InstanceId, boolean>()
  private readonly rehearsed = new Map<InstanceId, Game>()
  private reached: readonly WinClaim[] | undefined
  private instancesBySeat: ReadonlyMap<SeatId | null, readonly AbilityInstance[]> | undefined
  private activeByTarget: ReadonlyMap<SeatId | null, readonly ActiveEffect[]> | undefined

  constructor(state: State, healthy: InstanceId | null = null) {
    super(state)
    this.standing = standingOf(this, healthy)
  }

  get effects(): readonly ActiveEffect[] {
    return this.standing.effects
  }

  get demons(): readonly Seat[] {
    const marked = this.state.effects.filter(({ character, label }) => moduleOf(character)?.demonToken === label)
    const bearers = marked.map(({ target }) => target)
    return this.living.filter(({ seat }) => this.team(seat) === 'demon' || bearers.includes(seat))
  }

  get claims(): readonly WinClaim[] {
    return (this.reached ??= claimsOf(this))
  }

  get winner(): Alignment | null {
    return winnerOf(this)
  }

  instance(id: InstanceId): AbilityInstance | undefined {
    return this.state.instances.find((instance) => instance.id === id)
  }

  functions(instance: AbilityInstance): boolean {
    const before = this.functioning.get(instance.id)
    if (before !== undefined) return before
    const works = this.standing.functions(instance)
    this.functioning.set(instance.id, works)
    return works
  }

  asHealthy({ id }: AbilityInstance): Game {
    const before = this.rehearsed.get(id) ?? new GameOfState(this.state, id)
    this.rehearsed.set(id, before)
    return before
  }

  isSpent({ id, seat, character }: AbilityInstance): boolean {
    return this.effects.some(
      ({ kind, isInert, target, character: whose, sourceInstance }) =>
        kind === 'spent' && !isInert && target === seat && whose === character && (sourceInstance ?? id) === id,
    )
  }

  instancesOf(seat: SeatId): readonly AbilityInstance[] {
    this.instancesBySeat ??= grouped(this.state.instances, (instance) => instance.seat)
    return this.instancesBySeat.get(seat) ?? []
  }

  abilityOf(seat: SeatId, character: CharacterId): AbilityInstance | undefined {
    const having = this.instancesOf(seat).filter((instance) => instance.character === character)
    return having.find((instance) => this.functions(instance)) ?? having[0]
  }

  holders(character: CharacterId): readonly AbilityInstance[] {
    return this.state.instances.filter((instance) => instance.character === character && this.functions(instance))
  }

  has(seat: SeatId, kind: EffectKind): boolean {
    return this.active(seat, kind).length > 0
  }

  causes(seat: SeatId, kind: EffectKind): readonly StateCause[] {
    return this.active(seat, kind).map(({ character, sourceSeat, until, id, isAura }) => ({
      character,
      seat: sourceSeat,
      until,
      effect: isAura ? null : id,
    }))
  }

  token(seat: SeatId | null, character: CharacterId, label: string): ActiveEffect | undefined {
    return this.tokens(character, label).find(({ target }) => target === seat)
  }

  tokenHolders(character: CharacterId, label: string): readonly SeatId[] {
    return this.tokens(character, label).flatMap(({ target }) => target ?? [])
  }

  registrations(seat: SeatId, asker: AbilityInstance | null): readonly Registration[] {
    return openRegistrations(this, seat, asker)
  }

  turnTonight({ id }: AbilityInstance): PlannedStep | undefined {
    return this.tonight().find(({ key }) => key === id)
  }

  wakesForOwnAbility(seat: SeatId): boolean {
    return wakesForOwnAbility(this.tonight(), seat)
  }

  registersAlive(seat: SeatId): boolean {
    const { isAlive, feignsDeath } = this.state.seats[seat] ?? { isAlive: false, feignsDeath: false }
    return isAlive && !feignsDeath
  }

  private tonight(): readonly PlannedStep[] {
    return this.state.phase.kind === 'night' ? nightPlan(this) : []
  }

  private active(seat: SeatId, kind: EffectKind): readonly ActiveEffect[] {
    this.activeByTarget ??= grouped(
      this.effects.filter(({ isActive }) => isActive),
      ({ target }) => target,
    )
    return (this.activeByTarget.get(seat) ?? []).filter((effect) => effect.kind === kind)
  }

  private tokens(character: CharacterId, label: string): readonly ActiveEffect[] {
    return this.effects.filter((effect) => effect.character === character && effect.label === label)
  }
}
