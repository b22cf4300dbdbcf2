import { z } from 'zod'
import {
  dispatchOutcome,
  libraryList,
  notice,
  recordFormat,
  settings,
  timer,
  type PastGame,
  type SentCommand,
} from '../grimoire/api'
import { foreignFile, paper } from '../grimoire/foreign'
import { officialPack } from '../grimoire/pack'
import { farAddresses, keptPictures, pictureHarvest } from '../grimoire/pictures'
import { script } from '../grimoire/script'
import { printedSheet } from '../grimoire/sheet'
import { subject } from '../grimoire/subject'
import type { Chronicle } from '../grimoire/statistics'
import type { GrimoireView, LogLine } from '../grimoire/view'
import { townSquareView } from '../townsquare/view'
import { displayAdded, townSquareWindowState } from './townSquareWindow'

/** Who may use a channel: the window it is for. */
export type Audience = 'grimoire' | 'townSquare' | 'print'

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
const done = z.null()
const game = z.object({ id: z.string().max(100) })
const gameName = z.string().max(200)
/** Views are made by the engine and go to the Storyteller alone, so their type is enough. */
const grimoireView = z.custom<GrimoireView | null>((view) => view === null || typeof view === 'object')
const chronicle = z.custom<Chronicle>((book) => book !== null && typeof book === 'object')
const pastView = z.custom<GrimoireView>((view) => view !== null && typeof view === 'object')
const pastGame = z.custom<PastGame>((past) => past !== null && typeof past === 'object')
const logLines = z.custom<LogLine[]>(Array.isArray)
/** The session parses a command itself, to answer which field is wrong. */
const sentCommand = z.custom<SentCommand>((command) => command !== null && typeof command === 'object')

/**
 * Every channel between the windows and the main process, named `noun.verb`. The bridges, the router and the table of
 * handlers derive from this object: a row without a handler or without a bridge method does not compile.
 */
export const contract = {
  'townSquare.getView': { audience: 'townSquare', input: nothing, output: townSquareView },
  'townSquare.view': { audience: 'townSquare', payload: townSquareView },

  'game.getView': { audience: 'grimoire', input: nothing, output: grimoireView },
  /** As text, which crosses three borders as it is: a whole view copied field by field at each takes half a frame. */
  'game.view': { audience: 'grimoire', payload: z.string() },
  'game.dispatch': { audience: 'grimoire', input: sentCommand, output: dispatchOutcome },
  'game.undo': { audience: 'grimoire', input: nothing, output: dispatchOutcome },
  'game.redo': { audience: 'grimoire', input: nothing, output: dispatchOutcome },
  'game.getLog': {
    audience: 'grimoire',
    input: z.object({ from: z.int().min(0), count: z.int().min(0).max(500) }),
    output: logLines,
  },
  'game.getCauses': { audience: 'grimoire', input: subject, output: logLines },

  'library.list': { audience: 'grimoire', input: nothing, output: libraryList },
  'library.create': { audience: 'grimoire', input: z.object({ name: gameName }), output: done },
  'library.open': { audience: 'grimoire', input: game.extend({ takeOver: z.boolean().optional() }), output: done },
  'library.close': { audience: 'grimoire', input: nothing, output: done },
  'library.rename': { audience: 'grimoire', input: game.extend({ name: gameName }), output: done },
  'library.remove': { audience: 'grimoire', input: game, output: done },
  'library.restore': { audience: 'grimoire', input: game, output: done },
  'library.newWithSameTable': { audience: 'grimoire', input: game.extend({ name: gameName }), output: done },

  'chronicle.read': { audience: 'grimoire', input: nothing, output: chronicle },
  'chronicle.note': { audience: 'grimoire', input: game.extend({ text: z.string().max(4000) }), output: done },
  'chronicle.export': { audience: 'grimoire', input: nothing, output: z.object({ path: z.string() }).nullable() },

  'past.open': { audience: 'grimoire', input: game, output: pastGame },
  'past.view': { audience: 'grimoire', input: game.extend({ commit: z.int().min(1).nullable() }), output: pastView },

  'foreign.read': {
    audience: 'grimoire',
    input: z.object({ text: z.string(), fileName: z.string().max(500).optional() }),
    output: foreignFile,
  },
  'foreign.openFile': { audience: 'grimoire', input: nothing, output: foreignFile.nullable() },
  'foreign.attachScript': { audience: 'grimoire', input: nothing, output: foreignFile.nullable() },
  'foreign.openRecord': { audience: 'grimoire', input: nothing, output: done },
  'foreign.takeOffered': { audience: 'grimoire', input: nothing, output: foreignFile.nullable() },
  'foreign.offered': { audience: 'grimoire', payload: done },

  'script.save': {
    audience: 'grimoire',
    input: z.object({ script }),
    output: z.object({ path: z.string(), notices: z.array(notice) }).nullable(),
  },
  'script.savePdf': {
    audience: 'grimoire',
    input: z.object({ script, paper, hasNightOrders: z.boolean() }),
    output: z.object({ path: z.string() }).nullable(),
  },
  'print.getSheet': { audience: 'print', input: nothing, output: printedSheet },
  'print.ready': { audience: 'print', input: nothing, output: done },

  'pack.get': { audience: 'grimoire', input: nothing, output: officialPack.nullable() },
  'pack.choose': { audience: 'grimoire', input: nothing, output: officialPack.nullable() },
  'pack.remove': { audience: 'grimoire', input: nothing, output: done },

  'pictures.known': { audience: 'grimoire', input: z.object({ addresses: farAddresses }), output: keptPictures },
  'pictures.fetch': { audience: 'grimoire', input: z.object({ addresses: farAddresses }), output: pictureHarvest },

  'settings.get': { audience: 'grimoire', input: nothing, output: settings },
  'settings.set': { audience: 'grimoire', input: settings, output: settings },
  'settings.getProblem': { audience: 'grimoire', input: nothing, output: notice.nullable() },

  'timer.set': { audience: 'grimoire', input: timer.nullable(), output: done },

  'record.export': {
    audience: 'grimoire',
    input: z.object({ format: recordFormat }),
    output: z.object({ path: z.string() }).nullable(),
  },

  'townSquareWindow.getState': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.begin': { audience: 'grimoire', input: nothing, output: done },
  'townSquareWindow.open': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.close': { audience: 'grimoire', input: nothing, output: townSquareWindowState },
  'townSquareWindow.state': { audience: 'grimoire', payload: townSquareWindowState },

  'display.added': { audience: 'grimoire', payload: displayAdded },
} as const satisfies Record<`${string}.${string}`, RequestRow | PushRow>

/** The contract as a type; see {@link contract}. */
export type Contract = typeof contract
