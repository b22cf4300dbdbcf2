import type { Notice } from '../../shared/grimoire/view'
import { EXECUTED_SEEMINGLY } from './tellDay'
import { DRUNK_TOGETHER } from './tellNight'

/** So many drink by the same ability before it is said in one sentence. */
const MANY = 3

/** Puts together what is only right together: an execution with a death that is feigned, and all who are drunk at once. */
export function retold(told: readonly Notice[]): Notice[] {
  return drinkingTogether(seemingly(told))
}

function seemingly(told: readonly Notice[]): readonly Notice[] {
  const isFeigned = told.some(({ code }) => code === 'death-feigned')
  if (!isFeigned || !told.some(({ code }) => code === 'executed')) return told
  return told
    .filter(({ code }) => code !== 'death-feigned')
    .map((one) => (one.code === 'executed' ? { ...one, code: EXECUTED_SEEMINGLY } : one))
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
