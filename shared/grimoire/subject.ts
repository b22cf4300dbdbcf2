import { z } from 'zod'
import { seatId } from '../domain/ids'

const ofSeat = { seat: seatId }

/** Something of the game that can be asked "why?". */
export const subject = z.discriminatedUnion('kind', [
  /** Why the player is this character. */
  z.object({ kind: z.literal('character'), ...ofSeat }),
  /** Why the player is on this side. */
  z.object({ kind: z.literal('alignment'), ...ofSeat }),
  z.object({ kind: z.literal('death'), ...ofSeat }),
  /** What ended last of all that lay on the player. */
  z.object({ kind: z.literal('ended'), ...ofSeat }),
  /** Why the token lies there. */
  z.object({ kind: z.literal('effect'), effect: z.int() }),
  /** Since when, and by what, somebody has the ability that a row of the night is for. */
  z.object({ kind: z.literal('ability'), instance: z.string().max(200) }),
  /** Why the game might end. */
  z.object({ kind: z.literal('claim'), reason: z.string().max(200) }),
  /** What led to a fact, by its number in the game. */
  z.object({ kind: z.literal('fact'), number: z.int().min(0) }),
  /** The deaths that left so many alive. */
  z.object({ kind: z.literal('living') }),
])
/** See {@link subject}. */
export type Subject = z.infer<typeof subject>
