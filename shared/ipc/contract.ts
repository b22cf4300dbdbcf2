import { z } from 'zod'
import { townSquareView } from '../townsquare/view'
import { displayAdded, townSquareWindowState } from './townSquareWindow'

/** Who may use a channel: the window it is for. */
export type Audience = 'grimoire' | 'townSquare'

/** A channel on which a window asks and the main process answers. */
export interface RequestRow {
  readonly audience: Audience
  readonly input: z.ZodType
  readonly output: z.ZodType
}

/** A channel on which the main process tells every window of the audience. */
export interface PushRow {
  readonly audience: Audience
  readonly payload: z.ZodType
}

const nothing = z.undefined()

/**
 * Every channel between the windows and the main process, named `noun.verb`. The bridges, the router and the table of
 * handlers derive from this object: a row without a handler or without a bridge method does not compile.
 */
export const contract = {
  'townSquare.getView': { audience: 'townSquare', input: nothing, output: townSquareView },
  'townSquare.view': { audience: 'townSquare', payload: townSquareView },

  'townSquareWindow.getState': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.open': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.close': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.state': { audience: 'grimoire', payload: townSquareWindowState },

  'display.added': { audience: 'grimoire', payload: displayAdded },
} as const satisfies Record<`${string}.${string}`, RequestRow | PushRow>

/** The contract as a type; see {@link contract}. */
export type Contract = typeof contract
