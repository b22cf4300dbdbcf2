import type { CharacterId, SeatId } from '../../../shared/domain/ids'
import type { AbilityInstance } from '../events/facts'
import type { CharacterChoice, NightAbility, PlayerChoice } from './acting'
import { fieldsIn } from '../../../shared/lib/json'
import type { Game } from './reading'
import type { RefusalCode } from './refusalCodes'

/** Whom an ability may point at now; null when it points at nobody. */
export function playerChoice(
  game: Game,
  instance: AbilityInstance,
  night: NightAbility | undefined,
): PlayerChoice | null {
  const players = typeof night?.players === 'function' ? night.players(game, instance) : night?.players
  return players && players.max > 0 ? players : null
}

/** Which characters an ability may name now; undefined when it names none. */
export function characterChoice(
  game: Game,
  instance: AbilityInstance,
  night: NightAbility | undefined,
): CharacterChoice | undefined {
  const choice = typeof night?.characters === 'function' ? night.characters(game, instance) : night?.characters
  return choice && choice.max > 0 ? choice : undefined
}

/** Does the Storyteller act alone now, nobody being woken? */
export function isStorytellers(game: Game, instance: AbilityInstance, night: NightAbility | undefined): boolean {
  const rule = night?.isStorytellers ?? false
  return typeof rule === 'function' ? rule(game, instance) : rule
}

/** May the player shake their head now? */
export function mayDecline(game: Game, instance: AbilityInstance, night: NightAbility | undefined): boolean {
  const rule = night?.mayDecline ?? false
  return typeof rule === 'function' ? rule(game, instance) : rule
}

/** Why one player may not be pointed at: self-not-allowed, target-must-be-alive, target-must-be-dead, traveller-not-allowed, same-as-last-night, or the ability's own code. */
export function targetRefusal(
  game: Game,
  instance: AbilityInstance,
  choice: PlayerChoice,
  seat: SeatId,
): RefusalCode | null {
  if (choice.notSelf && seat === instance.seat) return 'self-not-allowed'
  if (choice.life && (choice.life === 'alive') !== game.registersAlive(seat)) return `target-must-be-${choice.life}`
  if (choice.notTraveller && game.seat(seat).isTraveller) return 'traveller-not-allowed'
  if (choice.notLastNight && lastTargets(game, instance).includes(seat)) return 'same-as-last-night'
  return choice.refuses?.(game, instance, seat) ?? null
}

/** Players this ability pointed at last night. */
export function lastTargets(game: Game, instance: AbilityInstance): readonly SeatId[] {
  const last = game.state.phase.number - 1
  const chosen = game.state.pastChoices.findLast((choice) => choice.instance === instance.id && choice.night === last)
  return chosen?.targets ?? saidOfLastNight(game, instance)
}

/** Key of whom tokens said that an ability chose in the night before the game was taken over (SPEC B16). */
export const LAST_NIGHT = 'lastNight'

/** Whom tokens said that the ability chose last night, when the game was taken over tonight or yesterday. */
export function saidOfLastNight({ state }: Game, { memory }: AbilityInstance): readonly SeatId[] {
  const { night, seats } = fieldsIn(memory[LAST_NIGHT])
  return night === state.phase.number - 1 && Array.isArray(seats) ? (seats as SeatId[]) : []
}

/** Codes why a choice of players and characters is refused; empty when it stands. */
export function choiceRefusals(
  game: Game,
  instance: AbilityInstance,
  players: PlayerChoice | null,
  characters: CharacterChoice | undefined,
  picked: { targets: readonly SeatId[]; characters: readonly CharacterId[] },
): RefusalCode[] {
  return [
    ...playerRefusals(game, instance, players, picked.targets),
    ...characterRefusals(game, instance, characters, picked.characters),
  ]
}

function playerRefusals(
  game: Game,
  instance: AbilityInstance,
  players: PlayerChoice | null,
  targets: readonly SeatId[],
): RefusalCode[] {
  const [min, max] = players ? [players.min, players.max] : [0, 0]
  if (targets.length < min) return ['too-few-targets']
  if (targets.length > max) return ['too-many-targets']
  if (!players) return []
  if (players.mayRepeat !== true && new Set(targets).size < targets.length) return ['targets-must-differ']
  return targets.flatMap((seat) => targetRefusal(game, instance, players, seat) ?? [])
}

function characterRefusals(
  game: Game,
  instance: AbilityInstance,
  choice: CharacterChoice | undefined,
  characters: readonly CharacterId[],
): RefusalCode[] {
  if (characters.length < (choice?.min ?? 0)) return ['needs-character']
  if (characters.length > (choice?.max ?? 0)) return ['too-many-characters']
  const codes = characters.flatMap((character) => choice?.refuses?.(game, instance, character) ?? [])
  return codes.length > 0 ? codes : [choice?.refusesTogether?.(game, instance, characters) ?? []].flat()
}
