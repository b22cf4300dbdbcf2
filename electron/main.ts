import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { app, type BrowserWindow } from 'electron'
import log from 'electron-log/main'
import { settings as settingsSchema } from '../shared/grimoire/api'
import { farPictures } from '../shared/grimoire/farPictures'
import { officialPack } from '../shared/grimoire/pack'
import type { PrintedSheet } from '../shared/grimoire/sheet'
import { failed, ok } from '../shared/lib/result'
import { createElectronTransport } from './ipc/electronTransport'
import { chronicleHandlers } from './ipc/chronicleHandlers'
import { deskHandlers } from './ipc/deskHandlers'
import { gameHandlers } from './ipc/gameHandlers'
import { libraryHandlers } from './ipc/libraryHandlers'
import { scriptHandlers } from './ipc/scriptHandlers'
import { createPublisher } from './ipc/publisher'
import { createRouter } from './ipc/router'
import { townSquareHandlers } from './ipc/townSquareHandlers'
import { townSquareWindowHandlers } from './ipc/townSquareWindowHandlers'
import { fetchPicture } from './network/fetchPicture'
import { nodeDisk } from './persistence/disk'
import { openSettings } from './persistence/electronStore'
import { createGameLibrary } from './persistence/gameLibrary'
import { readForeignFile, writeForeignFile } from './persistence/foreignFiles'
import { currentFormat } from './persistence/loadGame'
import { createPackStore } from './persistence/officialPackStore'
import { createPictureStore } from './persistence/pictureStore'
import { defaultSettings } from './session/defaultSettings'
import { createForeignDesk, type ForeignDesk } from './session/foreignDesk'
import { gameRules } from './session/gameRules'
import { givenIn, type Given } from './session/given'
import { createPackDesk } from './session/officialPack'
import { noGameOpen } from './session/outcomes'
import { createPictureDesk } from './session/pictures'
import { createPublicPictures, isOnTheWall } from './session/publicPictures'
import { keepUnpacked, packPictures } from './session/recordPictures'
import { recordFile, statisticsFile, type RecordPrinter } from './session/recordFiles'
import { createScriptFiles } from './session/scriptFiles'
import { createSession } from './session/session'
import { createStorytellerFiles } from './session/storytellerFiles'
import { assetFile, isPageUrl } from './windows/appPages'
import type { FindPicture } from './windows/appProtocol'
import { createTownSquareWindow } from './windows/createTownSquareWindow'
import { askForFile, askForFolder, askWhereToSave } from './windows/fileDialogs'
import { createRecordPrinter } from './windows/recordPrinter'
import { createSheetPrinter, type SheetPrinter } from './windows/sheetPrinter'
import { TownSquareScreen } from './windows/townSquareScreen'

const preload = (name: string): string => path.join(__dirname, `../preload/${name}.cjs`)

log.transports.console.level = 'warn'

process.on('unhandledRejection', (reason) => {
  log.error('unhandled rejection', reason)
  if (!app.isPackaged) app.exit(1)
})

/** Everything that is drawn in place of our icons: from other computers, from scripts, from the official pack. */
function openPictures() {
  const store = createPictureStore(nodeDisk, app.getPath('userData'))
  const packStore = createPackStore(app.getPath('userData'), officialPack)
  const desk = createPictureDesk({ fetch: fetchPicture, store })
  const wall = createPublicPictures(desk)
  const find: FindPicture = (address) => {
    const [folder, ...rest] = address.split('/')
    const name = rest.join('/')
    if (folder === 'pictures') return wall.embedded(name) ?? store.fileOf(name)
    return folder === 'pack' ? assetFile(packStore.iconFolder, `/${name}`) : null
  }
  const opened = Promise.all([store.open(), packStore.get()]).then(([, pack]) => {
    wall.layPack(pack.ok ? pack.value : null)
  })
  return { desk, store, packStore, wall, find, opened }
}

type Pictures = ReturnType<typeof openPictures>

function openSession({ wall }: Pictures) {
  const folder = app.getPath('userData')
  return createSession({
    look: wall,
    rules: gameRules,
    library: createGameLibrary(nodeDisk, folder, currentFormat(gameRules.fact)),
    settings: openSettings(folder, settingsSchema, defaultSettings(app.getLocale())),
    clock: { now: Date.now },
    newId: randomUUID,
    report: (error) => {
      log.error('a view was held back', error)
    },
  })
}

type Transport = ReturnType<typeof createElectronTransport>

type OpenSession = ReturnType<typeof openSession>
type Printer = SheetPrinter<PrintedSheet>

function printerFor(transport: Transport): Printer {
  return createSheetPrinter<PrintedSheet>({
    preload: preload('print'),
    register: (window) => {
      transport.register(window.webContents, { audience: 'print', isOwnPage: (url) => isPageUrl(url, 'print') })
    },
  })
}

function filesFor(grimoire: BrowserWindow, session: OpenSession, sheets: Printer, { desk, store }: Pictures) {
  const pdf = createRecordPrinter()
  return createStorytellerFiles({
    askWhereToSave: (name, kind) => askWhereToSave(grimoire, name, kind),
    write: writeForeignFile,
    statistics: () => statisticsFile(session.settings().locale, session.chronicler),
    record: (format) => {
      const game = session.onRecord()
      const view = session.grimoireView()
      if (!game.ok) return game
      if (!view) return failed(noGameOpen)
      const { locale } = session.settings()
      const picture: RecordPrinter['picture'] = (shown) =>
        sheets.picture({ kind: 'grimoire', view: shown, locale, pictures: desk.known(farPictures(shown.script)) })
      const pictures = () => packPictures(store, farPictures(game.value.state.script))
      return ok(recordFile(game.value, format, { locale, hasNames: true, view, printer: { pdf, picture }, pictures }))
    },
  })
}

/** Everything about scripts: what is brought, what is taken, what is printed. */
function scriptsFor(
  grimoire: BrowserWindow,
  printer: Printer,
  session: OpenSession,
  { desk, store, packStore, wall }: Pictures,
) {
  const scripts = createScriptFiles({
    askWhereToSave: (name, kind) => askWhereToSave(grimoire, name, kind),
    write: writeForeignFile,
    print: (what) => {
      const pictures = desk.known(farPictures(what.script))
      return printer.pdf({ kind: 'script', ...what, locale: session.settings().locale, pictures }, what.paper)
    },
  })
  const foreign = createForeignDesk({ askForFile: (kind) => askForFile(grimoire, kind), read: readForeignFile })
  const pack = createPackDesk({
    askForFolder: () => askForFolder(grimoire),
    store: packStore,
    onPack: (next) => {
      wall.layPack(next)
      void session.refresh()
    },
  })
  const pictures = {
    ...desk,
    fetch: async (addresses: readonly string[]) => {
      const harvest = await desk.fetch(addresses)
      await session.refresh()
      return harvest
    },
  }
  const openRecord = async () => {
    const record = foreign.record()
    if (!record.ok) return record
    const kept = await keepUnpacked(store, record.value.pictures)
    return kept.ok ? session.library.adopt(record.value) : kept
  }
  return { foreign, scripts, printer, pack, pictures, openRecord }
}

/** What the program is started with, now or while it runs. */
function openGiven({ grimoire, takeEarly }: Started, foreign: ForeignDesk, tell: () => void): void {
  const open = async (given: Given | null): Promise<void> => {
    if (given === null) return
    await foreign.offer(given)
    tell()
  }
  app.on('second-instance', (_event, argv, folder) => {
    if (grimoire.isMinimized()) grimoire.restore()
    grimoire.focus()
    void open(givenIn(argv.slice(1), folder))
  })
  const early = takeEarly()
  app.on('open-file', (event, file) => {
    event.preventDefault()
    void open({ file })
  })
  void open(early === null ? givenIn(process.argv.slice(1), process.cwd()) : { file: early })
}

/** What the first file (start.ts) has done when it calls. */
export interface Started {
  /** The window, whose page is on its way. */
  readonly grimoire: BrowserWindow
  /** From now on pages are served these pictures. */
  readonly servePictures: (found: { readonly all: FindPicture; readonly onWall: FindPicture }) => void
  /** The newest file that the system handed over until now; from here on it is for {@link run} to listen. */
  readonly takeEarly: () => string | null
}

/** Builds everything behind the window. What its page asks meanwhile is answered once the game is open. */
export async function run(started: Started): Promise<void> {
  const { grimoire, servePictures } = started
  const pictures = openPictures()
  const session = openSession(pictures)
  servePictures({
    all: pictures.find,
    // The room's window gets what is on the wall, and cannot try what else there is.
    onWall: (address) => (isOnTheWall(session.townSquareView(), address) ? pictures.find(address) : null),
  })
  const opened = pictures.opened.then(() => session.library.openLatest())
  const transport = createElectronTransport()
  const publish = createPublisher(transport.send)
  transport.register(grimoire.webContents, { audience: 'grimoire', isOwnPage: (url) => isPageUrl(url, 'grimoire') })
  const townSquare = new TownSquareScreen({
    grimoire,
    createWindow: (bounds) => {
      const window = createTownSquareWindow(preload('townSquare'), bounds)
      transport.register(window.webContents, {
        audience: 'townSquare',
        isOwnPage: (url) => isPageUrl(url, 'townsquare'),
      })
      return window
    },
    onState: (state) => {
      publish('townSquareWindow.state', state)
    },
    onDisplayAdded: (displayCount) => {
      publish('display.added', { displayCount })
    },
  })
  session.onGrimoireView((view) => {
    publish('game.view', view)
  })
  session.onTownSquareView((view) => {
    publish('townSquare.view', view)
  })

  const printer = printerFor(transport)
  const scripts = scriptsFor(grimoire, printer, session, pictures)
  const files = filesFor(grimoire, session, printer, pictures)
  const handlers = {
    ...gameHandlers(session),
    ...libraryHandlers(session.library, session.past),
    ...chronicleHandlers(session.chronicler, files),
    ...deskHandlers(session, files),
    ...scriptHandlers(scripts),
    ...townSquareHandlers({ current: session.townSquareView }),
    ...townSquareWindowHandlers(townSquare),
  }
  const route = createRouter(handlers, {
    report: (channel, error) => {
      log.error(channel, error)
    },
  })
  transport.serve(async (sender, channel, input) => {
    await opened
    return route(sender, channel, input)
  })

  openGiven(started, scripts.foreign, () => publish('foreign.offered', null))
  await opened
}
