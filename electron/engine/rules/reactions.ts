import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { Flow, Turn } from './doing'
import type { Reactions } from './occasions'
import type { Game } from './reading'
import { carryOut } from './rehearsal'
import type { useOf } from './use'

type Event<Moment extends keyof Reactions> = Parameters<NonNullable<Reactions[Moment]>>[1]

/**
 * Lets every ability react to a moment, in the order in which they were gained. An ability whose owner is the one it happens to
 * is judged by how things stood `before`.
 */
export function* react<Moment extends keyof Reactions>(
  turn: Turn,
  moment: Moment,
  event: Event<Moment>,
  before?: { game: Game; owner: number | null },
): Flow {
  for (const instance of inOrder(turn.game)) {
    const hook = moduleOf(instance.character)?.on?.[moment] as
      ((use: ReturnType<typeof useOf>, event: Event<Moment>) => Flow) | undefined
    if (!hook || isRunByHand(instance) || !isStillThere(turn.game, instance)) continue
    const works =
      before && before.owner === instance.seat ? before.game.functions(instance) : turn.game.functions(instance)
    const judged = before && before.owner === instance.seat ? { before: before.game } : {}
    yield* carryOut(turn, currentOf(turn.game, instance), (use) => hook(use, event), { how: { works }, ...judged })
  }
}

/** The Storyteller's abilities react and save only where they are made to. */
export function isRunByHand({ seat, character }: AbilityInstance): boolean {
  return seat === null && moduleOf(character)?.isSeatless !== true
}

function inOrder(game: Game): readonly AbilityInstance[] {
  const isFirst = (instance: AbilityInstance): boolean => moduleOf(instance.character)?.reactsFirst === true
  const { instances } = game.state
  return [...instances.filter(isFirst), ...instances.filter((instance) => !isFirst(instance))]
}

function isStillThere(game: Game, instance: AbilityInstance): boolean {
  return game.instance(instance.id) !== undefined
}

function currentOf(game: Game, instance: AbilityInstance): AbilityInstance {
  return game.instance(instance.id) ?? instance
}
