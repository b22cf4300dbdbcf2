import type { SeatId } from '../../../shared/domain/ids'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { Check, Game, Registration } from './types'

/** What a seat truly is. */
export function truthOf(game: Game, seat: SeatId): Registration {
  const { alignment, character } = game.seat(seat)
  return { alignment, team: game.team(seat), character }
}

/**
 * All that a seat may register as, the truth first (SPEC G). Only functioning abilities misregister; what one check settles
 * does not bind the next.
 * @see rulebook, Register; almanac, Recluse
 */
export function registrationsOf(game: Game, seat: SeatId, asker: AbilityInstance | null): readonly Registration[] {
  const own = game.instancesOf(seat).filter((instance) => game.functions(instance))
  const misregistrations = own.flatMap((instance) => moduleOf(instance.character)?.registers?.(game, instance) ?? [])
  const forAsker = asker ? (moduleOf(asker.character)?.registersToMe?.(game, asker, seat) ?? []) : []
  return forAsker.length > 0 ? forAsker : [truthOf(game, seat), ...misregistrations]
}

/** Seats whose registration leaves a choice to the Storyteller, for this asker. */
export function ambiguousSeats(game: Game, asker: AbilityInstance): SeatId[] {
  return game.seats.map(({ seat }) => seat).filter((seat) => registrationsOf(game, seat, asker).length > 1)
}

type Aspect = 'alignment' | 'team' | 'character'

/**
 * Runs `answer` once in every world of registrations, the true world first, and gathers what it says. Within one world a seat
 * registers in one way; worlds differ only where the answer asks about a seat that may misregister.
 */
export function inEveryWorld<Outcome extends Json>(
  game: Game,
  instance: AbilityInstance,
  targets: readonly SeatId[],
  answer: (check: Check) => readonly Outcome[],
): Outcome[][] {
  const worlds: Outcome[][] = []
  const open: number[][] = [[]]
  for (let script = open.shift(); script && worlds.length < 512; script = open.shift()) {
    const path = script
    const taken: number[] = []
    const check = checkAlong(game, instance, targets, (count) => {
      const choice = path[taken.length] ?? 0
      if (path.length <= taken.length) for (let other = 1; other < count; other += 1) open.push([...taken, other])
      taken.push(choice)
      return choice
    })
    worlds.push([...answer(check)])
  }
  return worlds
}

/** Answers where everybody registers as what they truly are: what information is measured by that has to be false. */
export function inTruth<Outcome extends Json>(
  game: Game,
  instance: AbilityInstance,
  targets: readonly SeatId[],
  answer: (check: Check) => readonly Outcome[],
): Outcome[] {
  const of =
    <Name extends Aspect>(aspect: Name) =>
    (seat: SeatId): Registration[Name] =>
      truthOf(game, seat)[aspect]
  return [
    ...answer({ game, instance, targets, alignment: of('alignment'), team: of('team'), character: of('character') }),
  ]
}

function checkAlong(
  game: Game,
  instance: AbilityInstance,
  targets: readonly SeatId[],
  pick: (count: number) => number,
): Check {
  const left = new Map<SeatId, readonly Registration[]>()
  const settle = <Name extends Aspect>(seat: SeatId, aspect: Name): Registration[Name] => {
    const options = left.get(seat) ?? registrationsOf(game, seat, instance)
    const values = [...new Set(options.map((option) => option[aspect]))]
    const value = values[values.length > 1 ? pick(values.length) : 0] as Registration[Name]
    left.set(
      seat,
      options.filter((option) => option[aspect] === value),
    )
    return value
  }
  return {
    game,
    instance,
    targets,
    alignment: (seat) => settle(seat, 'alignment'),
    team: (seat) => settle(seat, 'team'),
    character: (seat) => settle(seat, 'character'),
  }
}
