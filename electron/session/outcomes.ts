import { z } from 'zod'
import type { DispatchOutcome } from '../../shared/grimoire/api'
import type { Notice, Refusal } from '../../shared/grimoire/view'
import { ok, type Failure } from '../../shared/lib/result'

/** It is on disk, or it was already. */
export function committed(notices: readonly Notice[] = []): { ok: true; value: DispatchOutcome } {
  return ok({ kind: 'committed', notices: [...notices] })
}

/** It changed nothing. */
export function refused(refusal: Refusal): { ok: true; value: DispatchOutcome } {
  return ok({ kind: 'refused', refusal })
}

/** The window answered to a game that has moved on. */
export function staleHead(head: number | null): Refusal {
  return { code: 'stale-head', params: { head }, canOverride: false }
}

export function nothingTo(verb: 'undo' | 'redo'): Refusal {
  return { code: `nothing-to-${verb}`, params: {}, canOverride: false }
}

export const unknownCommit = (commit: number): Refusal => ({
  code: 'unknown-commit',
  params: { commit },
  canOverride: false,
})

export const noGameOpen: Failure = { code: 'no-game-open', message: 'no game is open: open one first' }

export const invalidCommand = (error: z.ZodError): Failure => ({
  code: 'invalid-command',
  message: `this is no command: ${z.prettifyError(error)}`,
})

export const noSuchMoment = (commit: number): Failure => ({
  code: 'no-such-moment',
  message: `this game has no step ${String(commit)}`,
  params: { commit },
})
