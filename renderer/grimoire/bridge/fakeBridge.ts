import type { GrimoireApi, LibraryList, PastGame, SentCommand, Settings } from '../../../shared/grimoire/api'
import type { ForeignFile } from '../../../shared/grimoire/foreign'
import { nothingRead } from '../../../shared/grimoire/nothingRead'
import type { Chronicle } from '../../../shared/grimoire/statistics'
import type { GrimoireView, LogLine } from '../../../shared/grimoire/view'
import { failed, ok, type Result } from '../../../shared/lib/result'

type Listener<Payload> = (payload: Payload) => void

/** A bridge without a main process, for tests: it records what is sent and answers what it is told to. */
export interface FakeBridge extends GrimoireApi {
  readonly sent: SentCommand[]
  /** Names of the other calls, in order: `game.undo`, `library.open 3`. */
  readonly calls: string[]
  /** Publishes a view, as the main process would. */
  publish(view: GrimoireView | null): void
  addDisplay(): void
  /** The next dispatch is refused with this. */
  refuseNext(code: string, canOverride: boolean): void
}

interface Answers {
  view?: GrimoireView | null
  library?: LibraryList
  settings?: Settings
  foreign?: ForeignFile
  /** What any "why?" is answered with. */
  causes?: LogLine[]
  chronicle?: Chronicle
  past?: { game: PastGame; views: Readonly<Record<string, GrimoireView>> }
}

const EMPTY_BOOK: Chronicle = {
  summaries: [],
  statistics: { games: 0, good: 0, evil: 0, averageMinutes: null, scripts: [], characters: [], players: [] },
}

const defaultSettings: Settings = {
  locale: 'en',
  townSquareLocale: 'en',
  handSpeedMs: 700,
  curtainAfterS: 90,
  curtainIdleS: 0,
  showsVotes: false,
  lastTable: [],
}

export function createFakeBridge(answers: Answers = {}): FakeBridge {
  const viewListeners = new Set<Listener<GrimoireView | null>>()
  const displayListeners = new Set<Listener<{ displayCount: number }>>()
  const state = { view: answers.view ?? null, settings: answers.settings ?? defaultSettings }
  const refusals: { code: string; canOverride: boolean }[] = []
  const sent: SentCommand[] = []
  const calls: string[] = []
  const called: Called = (name, value) => {
    calls.push(name)
    return Promise.resolve(ok(value))
  }
  const subscribe =
    <Payload>(listeners: Set<Listener<Payload>>) =>
    (listener: Listener<Payload>) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  const committed = { kind: 'committed' as const, notices: [] }
  return {
    sent,
    calls,
    publish: (view) => {
      state.view = view
      for (const listener of viewListeners) listener(view)
    },
    addDisplay: () => {
      for (const listener of displayListeners) listener({ displayCount: 2 })
    },
    refuseNext: (code, canOverride) => refusals.push({ code, canOverride }),
    game: {
      getView: () => called('game.getView', state.view),
      onView: subscribe(viewListeners),
      dispatch: (command) => {
        sent.push(command)
        const refusal = refusals.shift()
        return Promise.resolve(
          ok(refusal ? { kind: 'refused' as const, refusal: { ...refusal, params: {} } } : committed),
        )
      },
      undo: () => called('game.undo', committed),
      redo: () => called('game.redo', committed),
      getLog: () => called('game.getLog', state.view?.log ?? []),
      getCauses: () => called('game.getCauses', answers.causes ?? []),
    },
    ...fileCalls(called, answers),
    settings: {
      get: () => called('settings.get', state.settings),
      getProblem: () => called('settings.getProblem', null),
      set: (settings) => {
        state.settings = settings
        return called('settings.set', settings)
      },
    },
    timer: { set: (timer) => called(`timer.set ${timer?.title ?? ''}`.trim(), null) },
    townSquareWindow: squareCalls(called),
    display: { onAdded: subscribe(displayListeners) },
  }
}

type Called = <Value>(name: string, value: Value) => Promise<Result<Value>>

/** The library, scripts and records: each call only answers. */
function fileCalls(
  called: Called,
  answers: Answers,
): Pick<GrimoireApi, 'library' | 'chronicle' | 'past' | 'foreign' | 'script' | 'pack' | 'pictures' | 'record'> {
  return {
    library: {
      list: () => called('library.list', answers.library ?? { games: [], trash: [] }),
      create: ({ name }) => called(`library.create ${name}`, null),
      open: ({ id }) => called(`library.open ${id}`, null),
      close: () => called('library.close', null),
      rename: ({ id, name }) => called(`library.rename ${id} ${name}`, null),
      remove: ({ id }) => called(`library.remove ${id}`, null),
      restore: ({ id }) => called(`library.restore ${id}`, null),
      newWithSameTable: ({ id }) => called(`library.newWithSameTable ${id}`, null),
    },
    chronicle: {
      read: () => called('chronicle.read', answers.chronicle ?? EMPTY_BOOK),
      note: ({ id, text }) => called(`chronicle.note ${id} ${text}`, null),
      export: () => called('chronicle.export', null),
    },
    past: {
      open: ({ id }) => called(`past.open ${id}`, answers.past?.game ?? { id, name: '', lines: [] }),
      view: async ({ id, commit }) => {
        await called(`past.view ${id} ${String(commit)}`, null)
        const view = answers.past?.views[String(commit)]
        return view ? ok(view) : failed({ code: 'no-such-moment', message: 'there is none' })
      },
    },
    foreign: {
      read: ({ text }) => called(`foreign.read ${text}`, answers.foreign ?? nothingRead),
      openFile: () => called('foreign.openFile', answers.foreign ?? null),
      attachScript: () => called('foreign.attachScript', answers.foreign ?? null),
      openRecord: () => called('foreign.openRecord', null),
      takeOffered: () => called('foreign.takeOffered', null),
      onOffered: () => () => undefined,
    },
    script: {
      save: ({ script }) => called(`script.save ${script.name}`, null),
      savePdf: ({ script, paper }) => called(`script.savePdf ${script.name} ${paper}`, null),
    },
    pack: {
      get: () => called('pack.get', null),
      choose: () => called('pack.choose', null),
      remove: () => called('pack.remove', null),
    },
    pictures: {
      known: () => called('pictures.known', {}),
      fetch: ({ addresses }) => called(`pictures.fetch ${addresses.join(' ')}`, { kept: {}, failures: [] }),
    },
    record: { export: ({ format }) => called(`record.export ${format}`, null) },
  }
}

/** The window on the wall; it opens and closes, and nobody plugs anything in. */
function squareCalls(called: Called): GrimoireApi['townSquareWindow'] {
  const square = { placement: 'closed' as const, displayId: null, displays: [] }
  return {
    getState: () => called('townSquareWindow.getState', square),
    begin: () => called('townSquareWindow.begin', null),
    open: () => called('townSquareWindow.open', { ...square, placement: 'window' as const }),
    close: () => called('townSquareWindow.close', square),
    onState: () => () => undefined,
  }
}
