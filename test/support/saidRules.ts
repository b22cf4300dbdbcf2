import type { Settings } from '../../shared/grimoire/api'
import type { Phase } from '../../shared/domain/vocabulary'
import type { GrimoireView } from '../../shared/grimoire/view'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { ViewContext } from '../../electron/engine/projections/context'
import type { Rules } from '../../electron/session/rules'
import { saidFormat, type Said } from './saidGame'

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
  lastTable: [],
}

const noCounts = { townsfolk: 0, outsiders: 0, minions: 0, demons: 0 }
const noScript = {
  name: '',
  author: null,
  edition: 'custom' as const,
  characters: [],
  homebrew: [],
  firstNight: [],
  otherNight: [],
  bootlegger: [],
}

function townSquareView({ phase, words }: SaidState, context: ViewContext): TownSquareView {
  return {
    revision: context.revision,
    locale: context.settings.townSquareLocale,
    gameName: context.game.name,
    phase,
    seats: [],
    counts: null,
    alive: words.length,
    votesNeeded: 0,
    exileNeeded: 0,
    fabled: [],
    loric: [],
    nominationsOpen: false,
    nomination: null,
    nominations: [],
    aboutToDie: null,
    executedToday: null,
    announcements: [],
    winner: null,
    timer: context.timer,
    handSpeedMs: context.settings.handSpeedMs,
    sheet: null,
    reveal: null,
  }
}

function grimoireView(state: SaidState, context: ViewContext): GrimoireView {
  return {
    revision: context.revision,
    game: context.game,
    phase: state.phase,
    script: noScript,
    jinxes: [],
    seats: [],
    centre: [],
    centreReminders: [],
    bluffs: [{ title: state.words.join(' '), characters: [] }],
    inPlayCounts: noCounts,
    setup: {
      players: 0,
      travellers: 0,
      base: null,
      distributions: [],
      lineup: [],
      lineupCounts: noCounts,
      problems: [],
      bag: null,
      inBag: [],
    },
    night: { number: 0, steps: [], currentKey: null },
    day: {
      nominationsOpen: false,
      votesNeeded: 0,
      exileNeeded: 0,
      nominations: [],
      open: null,
      aboutToDie: null,
      executedToday: null,
      toTie: null,
      toReplace: 0,
      actions: [],
    },
    upcoming: { night: 0, steps: [] },
    awaiting: [],
    decisions: [],
    claims: [],
    winner: null,
    isOver: false,
    notices: [],
    log: [...context.log],
    townSquare: townSquareView(state, context),
  }
}

/** Rules in which `note` says a word; no word may be said twice running unless the Storyteller insists. */
export const saidRules: Rules<SaidState, Said> = {
  fact: saidFormat.fact,
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
  tableOf: ({ words }) => ({ names: words, script: null }),
  tell: (facts) => facts.filter(({ word }) => word !== 'hush').map(({ word }) => ({ code: 'said', params: { word } })),
}

/** What a view of the said game shows of its state. */
export function wordsIn(view: GrimoireView | null): string | null {
  return view?.bluffs[0]?.title ?? null
}
