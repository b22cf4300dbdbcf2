import { character as catalogued } from '../../../shared/domain/catalogue/catalogue'
import type { SeatId } from '../../../shared/domain/ids'
import type { ToldItem, ToldView } from '../../../shared/grimoire/view'
import type { Json } from '../../../shared/lib/json'
import { moduleOf } from '../characters/registry'
import type { Game } from '../rules/reading'

/** Kinds that are about players. */
const aboutPlayers: ReadonlySet<string> = new Set<ToldItem['kind']>(['player', 'demon', 'minions'])

/** What a player was shown, with the players and characters it names (SPEC I3). */
export function toldView(game: Game, item: ToldItem): ToldView {
  const { kind, value } = item
  const areSeats = aboutPlayers.has(kind) || isSeatAnswer(game, item)
  const { homebrew } = game.state.script
  const isCharacter = (text: string): boolean =>
    catalogued(text) !== undefined || homebrew.some(({ id }) => id === text)
  const players = numbersIn(value, areSeats).filter((seat): seat is SeatId => seat in game.state.seats)
  const characters = textsIn(value).filter(isCharacter)
  return {
    ...item,
    named: [...players.map((player) => ({ player })), ...characters.map((character) => ({ character }))],
  }
}

/** Is a bare number in the answer a player, and not a count? */
function isSeatAnswer(game: Game, { kind, ability }: ToldItem): boolean {
  const form = kind === 'answer' ? moduleOf(ability)?.information?.form : undefined
  const [instance] = game.holders(ability)
  const entered = typeof form === 'function' ? instance && form(game, instance) : form
  return entered?.kind === 'seat'
}

/** Numbers in a list or under a name are always seats. */
function numbersIn(value: Json, areSeats: boolean): number[] {
  if (typeof value === 'number') return areSeats ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap((one) => numbersIn(one, true)) : []
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
