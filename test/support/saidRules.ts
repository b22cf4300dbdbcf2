import type { Settings } from '../../shared/grimoire/api'
import type { Phase } from '../../shared/domain/vocabulary'
import type { GrimoireView } from '../../shared/grimoire/view'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { ViewContext } from '../../electron/engine/projections/context'
import { grimoireView as emptyGrimoire } from '../../electron/engine/projections/grimoireView'
import { townSquareView as emptyTownSquare } from '../../electron/engine/projections/townSquareView'
import { initialState } from '../../electron/engine/state'
import type { Rules } from '../../electron/session/rules'
import { saidFact, type Said } from './saidGame'

/** What was said so far; `night` n once n words were said. */
export interface SaidState {
  readonly phase: Phase
  readonly words: readonly string[]
}

export const someSettings: Settings = {
  locale: 'en',
  townSquareLocale: 'ko',
  handSpeedMs: 700,
  curtainAfterS: 90,
  curtainIdleS: 0,
  showsVotes: false,
  lastTable: [],
}

/** The views of an empty game carry what was said in place of bluffs and of the living. */
const empty = initialState({ id: '', name: '', seed: '', createdAt: 0 })

function townSquareView({ phase, words }: SaidState, context: ViewContext): TownSquareView {
  return { ...emptyTownSquare(empty, context), phase, alive: words.length }
}

function grimoireView(state: SaidState, context: ViewContext): GrimoireView {
  const bluffs = [{ title: state.words.join(' '), characters: [] }]
  const { phase } = state
  return {
    ...emptyGrimoire(empty, context),
    game: context.game,
    phase,
    bluffs,
    notices: [],
    townSquare: townSquareView(state, context),
  }
}

/** Rules in which `note` says a word; no word may be said twice running unless the Storyteller insists. */
export const saidRules: Rules<SaidState, Said> = {
  fact: saidFact,
  initialState: () => ({ phase: { kind: 'setup', number: 0 }, words: [] }),
  evolve: ({ words }, { word }) => ({ phase: { kind: 'night', number: words.length + 1 }, words: [...words, word] }),
  decide: (state, command) => {
    const word = command.kind === 'note' ? command.data.text : command.kind
    const isAgain = state.words.at(-1) === word && command.override !== true
    if (isAgain) return { ok: false, refusal: { code: 'said-already', params: { word }, canOverride: true } }
    return {
      ok: true,
      facts: [{ kind: 'said', word }],
      notices: word === 'loud' ? [{ code: 'too-loud', params: {} }] : [],
    }
  },
  grimoireView,
  townSquareView,
  summaryOf: ({ header, state }) => ({
    id: header.id,
    script: '',
    winner: null,
    players: [],
    ownNames: {},
    minutes: null,
    note: state.words.at(-1) ?? '',
    notes: [...state.words],
  }),
  tableOf: ({ words }) => ({ names: words, script: null }),
  tell: (facts) => facts.filter(({ word }) => word !== 'hush').map(({ word }) => ({ code: 'said', params: { word } })),
  causeLines: () => [],
}

/** What a view of the said game shows of its state. */
export function wordsIn(view: GrimoireView | null): string | null {
  return view?.bluffs[0]?.title ?? null
}
