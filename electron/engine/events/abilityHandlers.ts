import { grown } from './grown'
import type { Handlers } from './handlers'

/** Facts about abilities, effects and what the Storyteller decided. */
export const abilityHandlers: Handlers<
  | 'instanceGained'
  | 'instanceLost'
  | 'memorySet'
  | 'effectAdded'
  | 'effectMoved'
  | 'effectEnded'
  | 'decided'
  | 'leftOpen'
  | 'questionAsked'
  | 'questionClosed'
  | 'wentWrong'
> = {
  instanceGained: (state, { instance }) => ({
    ...state,
    instances: [...state.instances, instance],
    nextInstance: state.nextInstance + 1,
  }),
  instanceLost: (state, { instance }) => ({ ...state, instances: state.instances.filter(({ id }) => id !== instance) }),
  memorySet: (state, { instance, key, value }) => ({
    ...state,
    instances: state.instances.map((one) =>
      one.id === instance ? { ...one, memory: { ...one.memory, [key]: value } } : one,
    ),
  }),
  effectAdded: (state, { effect }) => ({
    ...state,
    effects: [...state.effects, { ...effect, fact: state.nextFact }],
    nextEffect: Math.max(state.nextEffect, effect.id + 1),
  }),
  effectMoved: (state, { effect, target }) => ({
    ...state,
    effects: state.effects.map((one) => (one.id === effect ? { ...one, target } : one)),
  }),
  effectEnded: (state, { effect }) => ({ ...state, effects: state.effects.filter(({ id }) => id !== effect) }),
  decided: (state, { ability, seat, topic, value, to }) => ({
    ...state,
    decisions: grown(state.decisions, { ability, seat, topic, value, to, phase: state.phase }),
  }),
  leftOpen: (state, { decision }) => ({ ...state, leftOpen: grown(state.leftOpen, decision) }),
  questionAsked: (state, { id, command, answers, question }) => ({
    ...state,
    questions: [...state.questions.filter((one) => one.id !== id), { id, command, answers, question }],
    nextQuestion: state.nextQuestion + 1,
  }),
  questionClosed: (state, { id }) => ({ ...state, questions: state.questions.filter((one) => one.id !== id) }),
  wentWrong: (state, { seat, ability, isBelieved = false }) => ({
    ...state,
    wrong: grown(state.wrong, { seat, ability, isBelieved }),
  }),
}
