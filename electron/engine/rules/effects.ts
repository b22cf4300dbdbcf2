import type { InstanceId, SeatId } from '../../../shared/domain/ids'
import { grouped } from '../../../shared/lib/grouped'
import type { AbilityInstance } from '../events/facts'
import { moduleOf } from '../characters/registry'
import type { ActiveEffect, Game, Table } from './reading'

/** Which effects are in force, and which abilities function, in one state. */
export interface Standing {
  readonly effects: readonly ActiveEffect[]
  functions(instance: AbilityInstance): boolean
}

type Verdict = 'open' | 'active' | 'inactive'

const impairing = new Set(['drunk', 'poisoned'])
const silencing = new Set(['noAbility'])

/**
 * Works out which effects are in force (SPEC F): an effect needs its source to function, and drunkenness or poison takes that
 * away. An effect never undoes itself; where effects undo each other, the earlier one holds. What impairs the ability `healthy` is
 * passed over, and that it is only believed in.
 * @see rulebook, Abilities: lost immediately on death, poisoning, or drunkenness
 */
export function standingOf(table: Table, healthy: InstanceId | null = null): Standing {
  const instances = new Map<InstanceId, AbilityInstance>(
    table.state.instances.map((instance) => [instance.id, instance]),
  )
  const effects = [...guardsFirst(auras(table)), ...table.state.effects.map((effect) => ({ ...effect, isAura: false }))]
  const verdicts: Verdict[] = effects.map(({ isInert }) => (isInert ? 'inactive' : 'open'))
  const byTarget = grouped(effects.keys(), (index) => effects[index]?.target ?? null)

  const on = (seat: SeatId, kinds: ReadonlySet<string>, except: number): number[] =>
    (byTarget.get(seat) ?? []).filter((index) => index !== except && kinds.has(effects[index]?.kind ?? ''))

  /** Effects that take the ability of `instance` away, those nullified by sobriety left out while that is certain. */
  const attackersOf = (instance: AbilityInstance, except: number): number[] => {
    const lender = lenderOf(instances, instance)
    if (lender) return instance.id === healthy ? [] : attackersOf(lender, except)
    if (instance.seat === null) return []
    const isImmune = instance.id === healthy || moduleOf(instance.character)?.worksWhenImpaired === true
    return [...(isImmune ? [] : on(instance.seat, impairing, except)), ...on(instance.seat, silencing, except)]
  }

  const isLost = (instance: AbilityInstance): boolean => {
    const lender = lenderOf(instances, instance)
    const isBelieved = instance.origin === 'believed' && instance.id !== healthy
    if (isBelieved || (lender && isLost(lender))) return true
    return !isHeld(table, instance) && retainers(instance).every((index) => verdicts[index] === 'inactive')
  }
  const isSupported = (instance: AbilityInstance): boolean => {
    const lender = lenderOf(instances, instance)
    const isKept = isHeld(table, instance) || retainers(instance).some((index) => verdicts[index] === 'active')
    return isKept && (!lender || isSupported(lender))
  }
  const retainers = (instance: AbilityInstance): number[] =>
    instance.seat === null ? [] : on(instance.seat, new Set(['retained']), -1)

  const blockersOf = (index: number): number[] => {
    const effect = effects[index]
    if (!effect) return []
    const source = effect.sourceInstance === null ? undefined : instances.get(effect.sourceInstance)
    const sobering =
      effect.target !== null && impairing.has(effect.kind) ? on(effect.target, new Set(['sober']), index) : []
    if (effect.until === 'forever' || !source) return sobering
    const isDemons = impairing.has(effect.kind) && table.facts(source.character).team === 'demon'
    const safe = isDemons && effect.target !== null ? on(effect.target, new Set(['safeFromDemon']), index) : []
    return [...attackersOf(source, index), ...sobering, ...safe]
  }

  const judge = (index: number): Verdict => {
    const effect = effects[index]
    const source = effect?.sourceInstance == null ? undefined : instances.get(effect.sourceInstance)
    const isTied = effect?.until !== 'forever' && source !== undefined
    if (isTied && isLost(source)) return 'inactive'
    const blockers = blockersOf(index)
    if (blockers.some((blocker) => verdicts[blocker] === 'active')) return 'inactive'
    if (isTied && !isSupported(source)) return 'open'
    return blockers.every((blocker) => verdicts[blocker] === 'inactive') ? 'active' : 'open'
  }

  settle(verdicts, judge)
  const active: ActiveEffect[] = effects.map((effect, index) => ({ ...effect, isActive: verdicts[index] === 'active' }))
  const isImpaired = (instance: AbilityInstance): boolean =>
    attackersOf(instance, -1).some((index) => verdicts[index] === 'active')
  return {
    effects: active,
    functions: (instance) => !isLost(instance) && isSupported(instance) && !isImpaired(instance),
  }
}

/** Whose state an ability on loan goes by. */
export function lenderOf(
  instances: Pick<ReadonlyMap<InstanceId, AbilityInstance>, 'get'>,
  { via }: AbilityInstance,
): AbilityInstance | undefined {
  const giver = via === null ? undefined : instances.get(via)
  return giver && moduleOf(giver.character)?.lends === true ? giver : undefined
}

/** Nobody has to live for it, or somebody does, or it works for the dead. */
function isHeld(table: Table, instance: AbilityInstance): boolean {
  return instance.seat === null || table.state.seats[instance.seat]?.isAlive === true || worksWhenDead(table, instance)
}

/** Judges until nothing is open; where only a circle is left, the earliest effect of it holds. */
function settle(verdicts: Verdict[], judge: (index: number) => Verdict): void {
  for (let open = openIn(verdicts); open.length > 0; open = openIn(verdicts)) {
    for (const index of open) verdicts[index] = judge(index)
    const [earliest] = open
    if (earliest !== undefined && openIn(verdicts).length === open.length) verdicts[earliest] = 'active'
  }
}

function openIn(verdicts: readonly Verdict[]): number[] {
  return verdicts.flatMap((verdict, index) => (verdict === 'open' ? [index] : []))
}

/** The ability works although its owner is dead: its text says or implies so (rulebook, Abilities). */
export function worksWhenDead(table: Table, instance: AbilityInstance): boolean {
  const rule = moduleOf(instance.character)?.worksWhenDead ?? false
  return typeof rule === 'boolean' ? rule : rule(table, instance)
}

/** Is the owner dead, and the ability with them? */
export function hasDiedWithOwner(game: Game, instance: AbilityInstance): boolean {
  const { seat } = instance
  if (seat === null || game.seat(seat).isAlive) return false
  return !worksWhenDead(game, instance) && !game.has(seat, 'retained')
}

/** What keeps a state away stands before the state: a Demon's poison never comes to lie on somebody who is safe from it. */
function guardsFirst<Standing extends { readonly kind: string }>(standing: readonly Standing[]): Standing[] {
  const isGuard = ({ kind }: Standing): boolean => kind === 'safeFromDemon' || kind === 'sober'
  return [...standing.filter(isGuard), ...standing.filter((effect) => !isGuard(effect))]
}

function auras(table: Table): Omit<ActiveEffect, 'isActive'>[] {
  let nextId = -1
  return table.state.instances.flatMap((instance) => {
    const standing =
      instance.origin === 'believed' ? [] : (moduleOf(instance.character)?.continuous?.(table, instance) ?? [])
    return standing.map(({ kind, target, label }) => ({
      id: nextId--,
      fact: null,
      kind,
      target,
      character: instance.character,
      label,
      sourceSeat: instance.seat,
      sourceInstance: instance.id,
      until: 'sourceEnds' as const,
      expires: null,
      isInert: false,
      isHidden: false,
      data: null,
      isAura: true,
    }))
  })
}
