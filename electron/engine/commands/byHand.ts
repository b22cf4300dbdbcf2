import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { EffectUntil } from '../../../shared/domain/vocabulary'
import { moduleOf } from '../characters/registry'
import { expiryOf, labelFor, meaningOf } from '../rules/meaning'
import type { Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import type { AbilityInstance, Effect } from '../events/facts'

/** States that take an ability away. */
export type Impairment = 'drunk' | 'poisoned'

/** A token as it lies in the tray: whose it is, and what it says. */
interface Token {
  readonly character: CharacterId
  readonly label: string
  /** Whose ability it is of; absent = the first that has it. */
  readonly from?: SeatId | undefined
  /** What it stood for is over: it only tells. */
  readonly isOver?: boolean
}

/** A state, the character it comes of, and how long it lasts where that is not as the character's token says. */
interface ImpairmentBy {
  readonly kind: Impairment
  readonly character: CharacterId
  readonly from?: SeatId | undefined
  readonly until?: EffectUntil | undefined
}

/** Lays a token by hand, null = in the centre: it means what it would mean had the ability placed it. */
export function placeByHand(turn: Turn, target: SeatId | null, token: Token): void {
  const { character, label, from, isOver = false } = token
  if (isDemonsToken(turn.game, character, label)) turn.gain(null, character, 'own')
  const source =
    (from === undefined ? withRoomFor(turn.game, character, label) : undefined) ??
    sourceOf(turn.game, character, from) ??
    (target === null ? undefined : turn.game.abilityOf(target, character))
  const { kind, until } = meaningOf(turn.game.facts(character), label)
  lay(turn, source, { target, character, label, kind, until: isOver ? 'dusk' : until, isInert: isOver })
}

/** Puts a state on a player from a source; lasts as the source's token says, unless said otherwise. */
export function impair(turn: Turn, target: SeatId, { kind, character, from, until }: ImpairmentBy): void {
  const facts = turn.game.facts(character)
  const label = labelFor(facts, kind) ?? (kind === 'drunk' ? 'Drunk' : 'Poisoned')
  const lasts = until ?? meaningOf(facts, label).until
  const source = ownSourceOf(turn.game, character, from)
  lay(turn, source, { target, character, label, kind, until: lasts, isInert: false })
}

/** Of several who have the ability, the first who has not laid as many of these tokens as there are of one in the box. */
function withRoomFor(game: Game, character: CharacterId, label: string): AbilityInstance | undefined {
  const copies = game.facts(character).reminders.filter((one) => one.label === label).length
  const laidBy = ({ id }: AbilityInstance): number =>
    game.state.effects.filter((one) => one.sourceInstance === id && one.label === label).length
  return game.holders(character).find((holder) => laidBy(holder) < copies)
}

/** Whose ability a token laid by hand belongs to; where nobody has it, whoever believes to (SPEC F6). */
function sourceOf(game: Game, character: CharacterId, seat: SeatId | undefined): AbilityInstance | undefined {
  return ownSourceOf(game, character, seat) ?? game.state.instances.find((one) => one.character === character)
}

/** Whose ability a state laid by hand belongs to: the named seat's, else the first that has it. */
function ownSourceOf(game: Game, character: CharacterId, seat: SeatId | undefined): AbilityInstance | undefined {
  if (seat !== undefined) return game.abilityOf(seat, character)
  return (
    game.holders(character)[0] ??
    game.state.instances.find((instance) => instance.character === character && instance.origin !== 'believed')
  )
}

/** A token that makes its bearer the Demon brings the ability along, which no player holds. */
function isDemonsToken({ state }: Game, character: CharacterId, label: string): boolean {
  return moduleOf(character)?.demonToken === label && !state.instances.some((one) => one.character === character)
}

function lay(
  turn: Turn,
  source: AbilityInstance | undefined,
  what: Pick<Effect, 'target' | 'character' | 'label' | 'kind' | 'until' | 'isInert'>,
): void {
  const { nextEffect, phase } = turn.game.state
  const { outlivesSource } = meaningOf(turn.game.facts(what.character), what.label)
  const effect: Effect = {
    id: nextEffect,
    ...what,
    sourceSeat: source?.seat ?? null,
    sourceInstance: outlivesSource === true ? null : (source?.id ?? null),
    expires: expiryOf(phase, what.until),
    isHidden: false,
    data: null,
  }
  turn.emit({ kind: 'effectAdded', effect })
}
