import type { CharacterId } from '../../../shared/domain/ids'
import type { EffectUntil, Phase } from '../../../shared/domain/vocabulary'
import type { CommandData } from '../../../shared/grimoire/commands'
import { moduleOf } from '../characters/registry'
import { dealCharacter } from '../rules/becoming'
import { labelFor, meaningOf } from '../rules/meaning'
import type { Flow, Turn } from '../rules/doing'
import { react } from '../rules/reactions'
import { spend } from '../night/choosing'
import { impair, placeByHand } from './byHand'
import type { Impairment } from './byHand'
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
    remindersOf(turn, seat, data.phase)
  }
  turn.emit({ kind: 'phaseBegan', phase: data.phase })
  for (const seat of data.seats) {
    impairAs(turn, seat, 'drunk')
    impairAs(turn, seat, 'poisoned')
  }
  if (data.phase.kind !== 'setup')
    for (const { seat, isTraveller } of turn.game.seats) if (isTraveller) tellTraveller(turn, seat)
  yield* react(turn, 'takenOver', {})
  // Just after the first dusk nothing of the night is over yet.
  if (isFirstNight(data.phase)) yield* react(turn, 'nightBegins', {})
}

function isFirstNight({ kind, number }: Phase): boolean {
  return kind === 'night' && number === 1
}

function impairAs(turn: Turn, seat: PositionSeat, kind: Impairment): void {
  const isThereByItself = (character: CharacterId): boolean =>
    turn.game.effects.some(
      (one) => one.isAura && one.target === seat.seat && one.kind === kind && one.character === character,
    )
  for (const { character, seat: from } of seat[kind])
    if (!isThereByItself(character))
      impair(turn, seat.seat, { kind, character, from, until: nextDusk(turn, character, kind) })
}

/** What lasts until the dusk of tomorrow began yesterday, where it is given: it ends at the next dusk like the others. */
function nextDusk(turn: Turn, character: CharacterId, kind: Impairment): EffectUntil | undefined {
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
  // Alive, a player may hold one that was given to them.
  const has = seat.voteToken ?? isDead
  if (isDead || has) turn.emit({ kind: 'voteTokenSet', seat: seat.seat, has })
}

/** What lies there by itself, such as the Drunk's token, is not laid twice. */
function remindersOf(turn: Turn, { seat, reminders }: PositionSeat, phase: Phase): void {
  for (const { character, label } of reminders)
    if (!turn.game.token(seat, character, label))
      placeByHand(turn, seat, {
        character,
        label,
        isOver: phase.kind === 'day' && isOfTheNight(turn, character, label),
      })
}

/** By day it only tells of a choice that was made at night and ended with the night (SPEC B16). */
function isOfTheNight(turn: Turn, character: CharacterId, label: string): boolean {
  const isChoice = moduleOf(character)?.night?.places?.includes(label) === true
  return isChoice && meaningOf(turn.game.facts(character), label).until === 'dawn'
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
