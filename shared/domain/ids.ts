import { z } from 'zod'

/** A player's place in the game, 1 and up; stays the same when chairs are moved. */
export type SeatId = number & z.BRAND<'SeatId'>
/** An official or homebrew character, as written in scripts: `fortuneteller`, `my_own_one`. */
export type CharacterId = string
/** One ability somebody has, or believes to have; unique within a game: `3.monk.1`. */
export type InstanceId = string
/** One effect (and its reminder token); unique within a game. */
export type EffectId = number
/** A game in the library. */
export type GameId = string

/** Schema of {@link SeatId}. */
export const seatId = z
  .int()
  .min(1)
  .max(999)
  .transform((value) => value as SeatId)
/** Schema of {@link CharacterId}. */
export const characterId = z.string().min(1).max(200)
/** Schema of a nominee or victim outside the ring: the Storyteller, or a Fabled or Loric by its id. */
export const seatOrCharacter = z.union([seatId, characterId])
/** A seat, or `storyteller`, or the id of a Fabled or Loric. */
export type SeatOrCharacter = z.infer<typeof seatOrCharacter>
