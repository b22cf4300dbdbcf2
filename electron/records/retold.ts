import type { Notice } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import type { State } from '../engine/state'
import { EXECUTED_SEEMINGLY } from './tellDay'
import { DRUNK_TOGETHER } from './tellNight'

/** So many drink by the same ability before it is said in one sentence. */
const MANY = 3

/** Puts together what is only right together: an execution with a death that is feigned, all who die or drink of one thing at once, a player with who they are. */
export function retold(told: readonly Notice[]): Notice[] {
  return playersAs(drinkingTogether(dyingTogether(exiledInVain(seemingly(told)))))
}

/** What stands on the record before the execution it comes of: a death, and what kept it off. */
const OF_EXECUTION: ReadonlySet<string> = new Set([
  'died-by-execution',
  'death-feigned',
  'death-prevented',
  'death-redirected',
])

/** An execution is told before what came of it, though the record holds it after the death: an heir comes after the dead. */
export function executionFirst(told: readonly Notice[]): Notice[] {
  const execution = told.findIndex(({ code }) => code.startsWith('executed'))
  const first = told.findIndex(({ code }) => OF_EXECUTION.has(code))
  const executed = told[execution]
  if (!executed || first === -1 || first > execution) return [...told]
  return [...told.slice(0, first), executed, ...told.slice(first, execution), ...told.slice(execution + 1)]
}

/** A day that closes without an execution is told as one. */
export function withoutExecution(told: readonly Notice[], { phase, today }: State): readonly Notice[] {
  const dusk = told.findIndex(({ code }) => code === 'night-began')
  const isQuiet =
    phase.kind === 'day' && today.executed === null && !told.some(({ code }) => code.startsWith('executed'))
  return dusk < 0 || !isQuiet ? told : told.toSpliced(dusk, 0, { code: 'nobody-executed', params: {} })
}

function seemingly(told: readonly Notice[]): readonly Notice[] {
  const isFeigned = told.some(({ code }) => code === 'death-feigned')
  if (!isFeigned || !told.some(({ code }) => code === 'executed')) return told
  return told
    .filter(({ code }) => code !== 'death-feigned')
    .map((one) => (one.code === 'executed' ? { ...one, code: EXECUTED_SEEMINGLY } : one))
}

/** Told of an exile that did not kill. */
const EXILED_AND_LIVES = 'exiled-and-lives'

function exiledInVain(told: readonly Notice[]): readonly Notice[] {
  const saved = told.filter(({ code }) => code === 'death-prevented').map(({ params }) => params['seat'])
  return told.map((one) =>
    one.code === 'exiled' && saved.includes(one.params['seat'] ?? null) ? { ...one, code: EXILED_AND_LIVES } : one,
  )
}

function drinkingTogether(told: readonly Notice[]): Notice[] {
  const drunk = told.filter(({ code }) => code === 'became-drunk')
  const character = drunk[0]?.params['character'] ?? null
  if (drunk.length < MANY || drunk.some(({ params }) => params['character'] !== character)) return [...told]
  const targets = drunk.map(({ params }) => params['target'] ?? null)
  return [
    ...told.filter(({ code }) => code !== 'became-drunk'),
    { code: DRUNK_TOGETHER, params: { targets, character } },
  ]
}

/** Told of a player who is shown together with their character. */
const SHOWN_AS = 'told-player-as'

function playersAs(told: readonly Notice[]): Notice[] {
  const retold: Notice[] = []
  for (const one of told) {
    const last = retold.at(-1)
    const { seat = null, value = null } = one.params
    const isTogether = one.code === 'told-character' && last?.code === 'told-player' && last.params['seat'] === seat
    if (isTogether) retold.splice(-1, 1, { code: SHOWN_AS, params: { ...last.params, value } })
    else retold.push(one)
  }
  return retold
}

/** Told of several who die one after the other of the same ability. */
const DEAD_TOGETHER = 'died-together'

function dyingTogether(told: readonly Notice[]): Notice[] {
  const retold: Notice[] = []
  for (const one of told) {
    const last = retold.at(-1)
    const isKill = one.code === 'died-by-demon' || one.code === 'died-by-ability'
    const dead = isKill && last ? deadWith(last, one.params['ability'] ?? null) : null
    if (dead)
      retold.splice(-1, 1, {
        code: DEAD_TOGETHER,
        params: { ability: one.params['ability'] ?? null, seats: [...dead, one.params['seat'] ?? null] },
      })
    else retold.push(one)
  }
  return retold
}

/** Who died just before of the same ability. */
function deadWith({ code, params }: Notice, ability: Json): Json[] | null {
  if (params['ability'] !== ability) return null
  if (code === DEAD_TOGETHER && Array.isArray(params['seats'])) return params['seats']
  return code === 'died-by-demon' || code === 'died-by-ability' ? [params['seat'] ?? null] : null
}
