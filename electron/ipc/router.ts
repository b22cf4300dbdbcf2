import { requestRow, type Output, type ParsedInput, type RequestChannel } from '../../shared/ipc/channels'
import type { Audience } from '../../shared/ipc/contract'
import { failed, ok, type Result } from '../../shared/lib/result'

/** Answers one channel. A refusal is a value; what it throws is a bug. */
export type Handler<Name extends RequestChannel> = (
  input: ParsedInput<Name>,
) => Result<Output<Name>> | Promise<Result<Output<Name>>>

/** One handler for every request row of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in RequestChannel]: Handler<Name> }

export type Router = (sender: Audience | null, channel: string, input: unknown) => Promise<Result<unknown>>

interface Bugs {
  readonly report: (channel: string, error: unknown) => void
}

/**
 * Lets an audience ask what the contract gives it, and nothing else. Refusal codes: `unknown-channel`,
 * `wrong-audience`, `invalid-input`, `internal-error`, and those of the handlers.
 */
export function createRouter(handlers: Handlers, bugs: Bugs): Router {
  return async (sender, channel, input) => {
    const row = requestRow(channel)
    if (!row) return refuse('unknown-channel', `there is no request channel ${channel}`)
    if (sender !== row.audience) return refuse('wrong-audience', `${sender ?? 'a stranger'} may not ask ${channel}`)
    const parsed = row.input.safeParse(input)
    if (!parsed.success) return refuse('invalid-input', `${channel}: ${describe(parsed.error.issues)}`)
    try {
      const handle = handlers[channel as RequestChannel] as (input: unknown) => Promise<Result<unknown>>
      const answer = await handle(parsed.data)
      // The output is parsed as well: what the contract does not name must not leave.
      return answer.ok ? ok(row.output.parse(answer.value)) : answer
    } catch (error) {
      bugs.report(channel, error)
      return refuse('internal-error', `${channel} failed`)
    }
  }
}

const refuse = (code: string, message: string): Result<never> => failed({ code, message })

function describe(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map((issue) => `${issue.path.map(String).join('.') || 'input'}: ${issue.message}`).join('; ')
}
