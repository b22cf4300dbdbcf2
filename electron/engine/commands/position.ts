import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { EffectUntil } from '../../../shared/domain/vocabulary'
import type { CommandData } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import { dealCharacter } from '../rules/becoming'
import { expiryOf, labelFor, meaningOf } from '../rules/meaning'
import type { Flow, Turn } from '../rules/doing'
import type { Game } from '../rules/reading'
import { react } from '../rules/reactions'
import type { AbilityInstance, Effect } from '../events/facts'
import { spend } from '../night/choosing'
import { bringToCentre, tellTraveller } from './tableCommands'

type PositionSeat = CommandData<'startFromPosition'>['seats'][number]

/**
 * Takes over a game in progress. What is not said did not happen: nobody was nominated, executed, chosen or woken yet, and
 * start-knowing steps of earlier nights are done.
 */
export function* startFromPosition(turn: Turn, data: CommandData<'startFromPosition'>): Flow {
  if (data.script) turn.emit({ kind: 'scriptChosen', script: data.script })
  data.seats.forEach((seat, index) => {
    seatAs(turn, seat, index)
  })
  const travellers = turn.game.seats.filter(({ isTraveller }) => isTraveller).length
  turn.emit({ kind: 'tableSet', players: data.seats.length - travellers, travellers })
  for (const character of data.centre) bringToCentre(turn, character)
  if (data.bluffs.length > 0) turn.emit({ kind: 'bluffsSet', group: 0, characters: data.bluffs, title: '' })
  for (const seat of data.seats) {
    abilitiesOf(turn, seat)
    remindersOf(turn, seat)
  }
  turn.emit({ kind: 'phaseBegan', phase: data.phase })
  for (const seat of data.seats) {
    for (const { character, seat: from } of seat.drunk)
      impair(turn, seat.seat, 'drunk', character, from, nextDusk(turn, character, 'drunk'))
    for (const { character, seat: from } of seat.poisoned)
      impair(turn, seat.seat, 'poisoned', character, from, nextDusk(turn, character, 'poisoned'))
  }
  if (data.phase.kind !== 'setup')
    for (const { seat, isTraveller } of turn.game.seats) if (isTraveller) tellTraveller(turn, seat)
  yield* react(turn, 'takenOver', {})
}

/** What lasts until the dusk of tomorrow began yesterday, where it is given: it ends at the next dusk like the others. */
function nextDusk(turn: Turn, character: CharacterId, kind: 'drunk' | 'poisoned'): EffectUntil | undefined {
  const facts = turn.game.facts(character)
  const label = labelFor(facts, kind)
  return label !== undefined && meaningOf(facts, label).until === 'duskTomorrow' ? 'dusk' : undefined
}

function seatAs(turn: Turn, seat: PositionSeat, index: number): void {
  const isTraveller = seat.character !== null && turn.game.facts(seat.character).team === 'traveller'
  turn.emit({ kind: 'seatAdded', seat: seat.seat, name: seat.name, index, isTraveller })
  dealCharacter(turn, seat.seat, seat.character, seat.shown ?? null, seat.alignment)
  const isDead = !seat.alive || seat.feignsDeath
  if (isDead) turn.emit({ kind: 'lifeSet', seat: seat.seat, isAlive: seat.feignsDeath, feignsDeath: seat.feignsDeath })
  if (isDead) turn.emit({ kind: 'voteTokenSet', seat: seat.seat, has: seat.voteToken ?? true })
}

/** What lies there by itself, such as the Drunk's token, is not laid twice. */
function remindersOf(turn: Turn, { seat, reminders }: PositionSeat): void {
  for (const { character, label } of reminders)
    if (!turn.game.token(seat, character, label)) placeByHand(turn, seat, character, label)
}

function abilitiesOf(turn: Turn, seat: PositionSeat): void {
  const own = turn.game.instancesOf(seat.seat)[0]
  if (seat.gainedAbility !== undefined) {
    turn.gain(seat.seat, seat.gainedAbility, 'granted', own?.id)
    // What was gained by a once-per-game ability has used it up.
    if (own && moduleOf(own.character)?.night?.isOnce === true) spend(turn, own)
  }
  for (const character of seat.spent) {
    const instance = turn.game.abilityOf(seat.seat, character)
    if (instance) spend(turn, instance)
  }
}

/** Whose ability a token or state laid by hand belongs to: the named seat's, else the first that has it. */
function sourceOf(game: Game, character: CharacterId, seat: SeatId | undefined): AbilityInstance | undefined {
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

/** Lays a token by hand: it means what it would mean had the ability placed it. */
export function placeByHand(
  turn: Turn,
  target: SeatId | null,
  character: CharacterId,
  label: string,
  seat?: SeatId,
): void {
  if (isDemonsToken(turn.game, character, label)) turn.gain(null, character, 'own')
  const source =
    sourceOf(turn.game, character, seat) ?? (target === null ? undefined : turn.game.abilityOf(target, character))
  add(turn, target, character, label, source, {})
}

/** Puts a state on a player from a source; lasts as the source's token says, unless said otherwise. */
export function impair(
  turn: Turn,
  target: SeatId,
  kind: 'drunk' | 'poisoned',
  character: CharacterId,
  seat?: SeatId,
  until?: EffectUntil,
): void {
  const label = labelFor(turn.game.facts(character), kind) ?? (kind === 'drunk' ? 'Drunk' : 'Poisoned')
  add(turn, target, character, label, sourceOf(turn.game, character, seat), { kind, ...(until && { until }) })
}

function add(
  turn: Turn,
  target: SeatId | null,
  character: CharacterId,
  label: string,
  source: AbilityInstance | undefined,
  as: { kind?: Effect['kind']; until?: EffectUntil },
): void {
  const means = meaningOf(turn.game.facts(character), label)
  const until = as.until ?? means.until
  const effect: Effect = {
    id: turn.game.state.nextEffect,
    kind: as.kind ?? means.kind,
    target,
    character,
    label,
    sourceSeat: source?.seat ?? null,
    sourceInstance: source?.id ?? null,
    until,
    expires: expiryOf(turn.game.state.phase, until),
    isInert: false,
    isHidden: false,
    data: null,
  }
  turn.emit({ kind: 'effectAdded', effect })
}
