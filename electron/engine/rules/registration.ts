import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { Phase } from '../../../shared/domain/vocabulary'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { AbilityInstance } from '../events/facts'
import type { Check } from './learning'
import type { Game, Registration } from './reading'

/** What a seat truly is. */
function truthOf(game: Game, seat: SeatId): Registration {
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
  if (forAsker.length > 0) return forAsker
  const forAll = game.state.instances.flatMap((instance) => {
    const imposed = moduleOf(instance.character)?.makesRegister
    return imposed && game.functions(instance) ? imposed(game, instance, seat) : []
  })
  return forAll.length > 0 ? forAll : [truthOf(game, seat), ...misregistrations]
}

/**
 * What a seat may still register as to this asker: only what the Storyteller settled beforehand, where that can be (SPEC G7).
 */
export function openRegistrations(game: Game, seat: SeatId, asker: AbilityInstance | null): readonly Registration[] {
  const all = registrationsOf(game, seat, asker)
  const settled = game.state.decisions.findLast(
    (one) =>
      one.topic === registersAs &&
      one.seat === seat &&
      (one.to === null || one.to === asker?.seat) &&
      isThisOrLast(game, one.phase),
  )
  const fitting = settled ? all.filter((one) => isDescribedBy(one, settled.value)) : []
  return fitting.length > 0 ? fitting : all
}

/** The ability of a seat that lets it register otherwise, where it has one of its own. */
export function misregisteringAbility(game: Game, seat: SeatId): CharacterId | null {
  const able = game.instancesOf(seat).find((one) => moduleOf(one.character)?.registers && game.functions(one))
  return able?.character ?? null
}

/** Topic of the Storyteller's word on how a player registers. */
export const registersAs = 'registersAs'

/** Does a side, a type or a character name this registration? */
export function isDescribedBy({ alignment, team, character }: Registration, value: Json): boolean {
  return value !== null && [alignment, team, character].some((aspect) => aspect === value)
}

/** The phase that runs, or the one before it. */
function isThisOrLast({ state: { phase } }: Game, { kind, number }: Phase): boolean {
  if (phase.kind === kind) return phase.number === number
  return phase.number === (phase.kind === 'night' ? number + 1 : number)
}

/** Seats whose registration leaves a choice to the Storyteller, for this asker. */
export function ambiguousSeats(game: Game, asker: AbilityInstance): SeatId[] {
  return game.seats.map(({ seat }) => seat).filter((seat) => registrationsOf(game, seat, asker).length > 1)
}

type Aspect = 'alignment' | 'team' | 'character'

/** More worlds are not looked into: so many arise only where many players at once may register in many ways. */
const MOST_WORLDS = 512

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
  for (let script = open.shift(); script && worlds.length < MOST_WORLDS; script = open.shift()) {
    const path = script
    const taken: number[] = []
    const pick = (count: number): number => {
      const choice = path[taken.length] ?? 0
      if (path.length <= taken.length) for (let other = 1; other < count; other += 1) open.push([...taken, other])
      taken.push(choice)
      return choice
    }
    worlds.push([...answer(checkAlong({ game, instance, targets }, pick, openRegistrations))])
  }
  return worlds
}

/** Answers where nobody misregisters who does not have to: the world that truth is measured by. */
export function atFirstSight<Outcome extends Json>(
  game: Game,
  instance: AbilityInstance,
  targets: readonly SeatId[],
  answer: (check: Check) => readonly Outcome[],
): Outcome[] {
  return [...answer(checkAlong({ game, instance, targets }, () => 0, registrationsOf))]
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
  { game, instance, targets }: Pick<Check, 'game' | 'instance' | 'targets'>,
  pick: (count: number) => number,
  registrations: typeof registrationsOf,
): Check {
  const left = new Map<SeatId, readonly Registration[]>()
  const settle = <Name extends Aspect>(seat: SeatId, aspect: Name): Registration[Name] => {
    const options = left.get(seat) ?? registrations(game, seat, instance)
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
