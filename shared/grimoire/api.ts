import { z } from 'zod'
import { locale } from '../domain/vocabulary'
import type { Json } from '../lib/json'
import type { Result } from '../lib/result'
import type { CommandKind } from './commands'
import type { ForeignFile, Paper } from './foreign'
import type { OfficialPack } from './pack'
import type { KeptPictures, PictureHarvest } from './pictures'
import { RECORD_FORMATS, type RecordFormat } from './recordFormats'
import type { Script } from './script'
import type { Subject } from './subject'
import type { Chronicle } from './statistics'
import type { GrimoireView, LogLine, Notice, Refusal } from './view'

const json = z.json() as z.ZodType<Json>
const params = z.record(z.string(), json)

/** Schema of a code of the catalogue of messages with its parameters. */
export const notice = z.object({ code: z.string(), params }) satisfies z.ZodType<Notice>
const refusal = z.object({ code: z.string(), params, canOverride: z.boolean() }) satisfies z.ZodType<Refusal>

/** What became of a command: it is on disk, or it changed nothing. */
export const dispatchOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('committed'), notices: z.array(notice) }),
  z.object({ kind: z.literal('refused'), refusal }),
])
/** What became of a command. */
export type DispatchOutcome = z.infer<typeof dispatchOutcome>

/** A command as the window sends it; see `Command`. */
export interface SentCommand {
  id: string
  expectedHead: number | null
  at: number
  kind: CommandKind
  data: unknown
  override?: boolean
}

const listing = {
  id: z.string(),
  name: z.string(),
  /** Epoch milliseconds. */
  changedAt: z.number(),
  createdAt: z.number().nullable(),
  commits: z.int(),
  /** Why it cannot be opened; null = it can. */
  problem: z.string().nullable(),
}
/** A game in the list. */
const listedGame = z.object(listing)
/** A game in the list. */
export type ListedGame = z.infer<typeof listedGame>
/** The games on this machine, newest first, and those in the trash. */
export const libraryList = z.object({
  games: z.array(listedGame),
  trash: z.array(z.object({ ...listing, deletedAt: z.number() })),
})
/** The games on this machine. */
export type LibraryList = z.infer<typeof libraryList>

/** A game to look back on: its story from the first step on. */
export interface PastGame {
  id: string
  name: string
  lines: LogLine[]
}

/** What the Storyteller chose once and for all. */
export const settings = z.object({
  locale,
  townSquareLocale: locale,
  /** Milliseconds the clock hand takes from seat to seat on the Town Square. */
  handSpeedMs: z.int().min(0).max(10_000),
  /** The curtain falls after so many seconds without focus; 0 = never. */
  curtainAfterS: z.int().min(0).max(3600),
  /** The curtain falls after so many seconds in which nobody touched the laptop; 0 = never. */
  curtainIdleS: z.int().min(0).max(3600).default(0),
  /** The room sees the list of today's votes. */
  showsVotes: z.boolean().default(false),
  /** Names of the last table, clockwise. */
  lastTable: z.array(z.string().max(80)).max(40),
})
/** What the Storyteller chose once and for all. */
export type Settings = z.infer<typeof settings>

/** The timer the room sees: running until `endsAtMs`, or standing with `remainingMs` left. */
export const timer = z.object({
  title: z.string().max(80),
  endsAtMs: z.number().nullable(),
  remainingMs: z.number().nullable(),
})
/** The timer the room sees. */
export type Timer = z.infer<typeof timer>

/** Forms in which a game's record leaves Belfry. */
export const recordFormat = z.enum(RECORD_FORMATS)

/** Where the Town Square window is, and which displays there are. */
export interface TownSquareWindow {
  placement: 'closed' | 'hidden' | 'window' | 'full-screen'
  displayId: number | null
  displays: { id: number; label: string; hasGrimoire: boolean }[]
}

type Unsubscribe = () => void
type Answer<Value> = Promise<Result<Value>>

/** All that the Grimoire's page can reach: `window.grimoire`. */
export interface GrimoireApi {
  readonly game: {
    /** Null while no game is open. */
    getView(): Answer<GrimoireView | null>
    onView(listener: (view: GrimoireView | null) => void): Unsubscribe
    dispatch(command: SentCommand): Answer<DispatchOutcome>
    undo(): Answer<DispatchOutcome>
    redo(): Answer<DispatchOutcome>
    /** `count` lines of the story from the line `from`, the oldest being 0. */
    getLog(range: { from: number; count: number }): Answer<LogLine[]>
    /** Why something is as it is: lines of the story, the nearest cause first. */
    getCauses(subject: Subject): Answer<LogLine[]>
  }
  readonly library: {
    list(): Answer<LibraryList>
    /** Makes a game and opens it. */
    create(game: { name: string }): Answer<null>
    /** `takeOver`: the Storyteller says that no other program has it. */
    open(game: { id: string; takeOver?: boolean | undefined }): Answer<null>
    close(): Answer<null>
    rename(game: { id: string; name: string }): Answer<null>
    remove(game: { id: string }): Answer<null>
    restore(game: { id: string }): Answer<null>
    /** A new game with the names, seats and script of another one, and nothing else; opens it. */
    newWithSameTable(game: { id: string; name: string }): Answer<null>
  }
  /** The library as a book of games. */
  readonly chronicle: {
    read(): Answer<Chronicle>
    /** Notes something on a game as a whole. */
    note(note: { id: string; text: string }): Answer<null>
    /** Asks for a place and writes the counts there; null = the Storyteller chose none. */
    export(): Answer<{ path: string } | null>
  }
  /** Games as they were, the open one too: only read, and never on the wall. */
  readonly past: {
    open(game: { id: string }): Answer<PastGame>
    /** The Grimoire as it was after a commit; null = the empty table. */
    view(moment: { id: string; commit: number | null }): Answer<GrimoireView>
  }
  /** Scripts, links and saved states from elsewhere. */
  readonly foreign: {
    /** Reads the text of a file, a share link, or a list of ids. */
    read(source: { text: string; fileName?: string | undefined }): Answer<ForeignFile>
    /** Asks for a file and reads it; null = the Storyteller chose none. */
    openFile(): Answer<ForeignFile | null>
    /** Asks for the script of the saved state read last and reads that again; null = the Storyteller chose none. */
    attachScript(): Answer<ForeignFile | null>
    /** Opens the record that was read last as a game of its own. Code: `no-record`. */
    openRecord(): Answer<null>
    /** The file the program was started with, once; null = none waits. */
    takeOffered(): Answer<ForeignFile | null>
    /** A file waits: see `takeOffered`. */
    onOffered(listener: (waiting: null) => void): Unsubscribe
  }
  readonly script: {
    /** Asks for a place and writes the script there in the official format; null = the Storyteller chose none. */
    save(what: { script: Script }): Answer<{ path: string; notices: Notice[] } | null>
    /** Asks for a place and prints the script there; null = the Storyteller chose none. */
    savePdf(what: { script: Script; paper: Paper; hasNightOrders: boolean }): Answer<{ path: string } | null>
  }
  /** Official texts and icons that the Storyteller loaded on this machine. */
  readonly pack: {
    get(): Answer<OfficialPack | null>
    /** Asks for the toolmaker files and a folder of icons; null = the Storyteller chose none. */
    choose(): Answer<OfficialPack | null>
    remove(): Answer<null>
  }
  /** Pictures of scripts that lie on other computers. */
  readonly pictures: {
    /** Which of these are kept on this machine; asks nobody. */
    known(what: { addresses: string[] }): Answer<KeptPictures>
    /** Asks the other computers for those that are not kept yet: only when the Storyteller says so. */
    fetch(what: { addresses: string[] }): Answer<PictureHarvest>
  }
  readonly settings: {
    get(): Answer<Settings>
    set(settings: Settings): Answer<Settings>
    /** What had to be put right when the settings were read at the start; null = nothing. */
    getProblem(): Answer<Notice | null>
  }
  readonly timer: {
    /** Null takes the timer off the wall. */
    set(timer: Timer | null): Answer<null>
  }
  readonly record: {
    /** Asks for a place and writes the record there; null = the Storyteller chose none. */
    export(record: { format: RecordFormat }): Answer<{ path: string } | null>
  }
  readonly townSquareWindow: {
    getState(): Answer<TownSquareWindow>
    /** The board is painted: now it may come up, where it has a display of its own. */
    begin(): Answer<null>
    open(): Answer<TownSquareWindow>
    close(): Answer<TownSquareWindow>
    onState(listener: (state: TownSquareWindow) => void): Unsubscribe
  }
  readonly display: {
    /** A display was plugged in: the moment to cover the Grimoire. */
    onAdded(listener: (added: { displayCount: number }) => void): Unsubscribe
  }
}
