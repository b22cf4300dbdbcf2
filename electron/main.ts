import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { app, Menu, screen, session as electronSession, type BrowserWindow } from 'electron'
import log from 'electron-log/main'
import { settings as settingsSchema } from '../shared/grimoire/api'
import { officialPack, type OfficialPack } from '../shared/grimoire/pack'
import type { PrintedSheet } from '../shared/grimoire/sheet'
import { ok } from '../shared/lib/result'
import { createElectronTransport } from './ipc/electronTransport'
import { deskHandlers } from './ipc/deskHandlers'
import { gameHandlers } from './ipc/gameHandlers'
import { libraryHandlers } from './ipc/libraryHandlers'
import { scriptHandlers } from './ipc/scriptHandlers'
import { createPublisher } from './ipc/publisher'
import { createRouter } from './ipc/router'
import { townSquareHandlers } from './ipc/townSquareHandlers'
import { townSquareWindowHandlers } from './ipc/townSquareWindowHandlers'
import { nodeDisk } from './persistence/disk'
import { openSettings } from './persistence/electronStore'
import { createGameLibrary } from './persistence/gameLibrary'
import { readForeignFile, writeForeignFile } from './persistence/foreignFiles'
import { currentFormat } from './persistence/loadGame'
import { createPackStore, type PackStore } from './persistence/officialPackStore'
import { defaultSettings } from './session/defaultSettings'
import { createForeignDesk, type ForeignDesk } from './session/foreignDesk'
import { gameRules } from './session/gameRules'
import { givenFile } from './session/givenFiles'
import { createPackDesk } from './session/officialPack'
import { recordFile } from './session/recordFiles'
import { createScriptFiles } from './session/scriptFiles'
import { createSession } from './session/session'
import { createStorytellerFiles } from './session/storytellerFiles'
import { isPageUrl } from './windows/appPages'
import { registerAppScheme, serveApp } from './windows/appProtocol'
import { createGrimoireWindow } from './windows/createGrimoireWindow'
import { createTownSquareWindow, TOWN_SQUARE_PARTITION } from './windows/createTownSquareWindow'
import { askForFile, askForFolder, askWhereToSave } from './windows/fileDialogs'
import { denyPermissions } from './windows/guards'
import { createScriptPrinter, PRINT_PARTITION } from './windows/scriptPrinter'
import { TownSquareScreen } from './windows/townSquareScreen'

const preload = (name: string): string => path.join(__dirname, `../preload/${name}.cjs`)

const userData = process.env['BELFRY_USER_DATA']
if (userData !== undefined) app.setPath('userData', userData)
// With both, Chromium's services crash in a loop when root starts the program.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
registerAppScheme()
Menu.setApplicationMenu(null)
log.transports.console.level = 'warn'

process.on('unhandledRejection', (reason) => {
  log.error('unhandled rejection', reason)
  if (!app.isPackaged) app.exit(1)
})

function openSession() {
  const folder = app.getPath('userData')
  return createSession({
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

/** Where pages come from: the built ones, or the development server's. */
function servePages(pictures: string): void {
  const source = {
    root: path.join(__dirname, '../renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
  }
  const townSquareSession = electronSession.fromPartition(TOWN_SQUARE_PARTITION)
  const printSession = electronSession.fromPartition(PRINT_PARTITION)
  serveApp(electronSession.defaultSession, 'grimoire', { ...source, pictures })
  serveApp(townSquareSession, 'townsquare', source)
  serveApp(printSession, 'print', source)
  for (const each of [electronSession.defaultSession, townSquareSession, printSession]) denyPermissions(each)
}

type Transport = ReturnType<typeof createElectronTransport>

function openGrimoire(transport: Transport): BrowserWindow {
  const grimoire = createGrimoireWindow(preload('grimoire'))
  transport.register(grimoire.webContents, {
    audience: 'grimoire',
    isOwnPage: (url) => isPageUrl(url, 'grimoire'),
  })
  return grimoire
}

function filesFor(grimoire: BrowserWindow, session: ReturnType<typeof openSession>) {
  return createStorytellerFiles({
    askWhereToSave: (name, kind) => askWhereToSave(grimoire, name, kind),
    write: writeForeignFile,
    record: (format) => {
      const game = session.onRecord()
      if (!game.ok) return game
      return ok(recordFile(game.value, format, { locale: session.settings().locale, hasNames: true }))
    },
  })
}

/** Everything about scripts: what is brought, what is taken, what is printed. */
function scriptsFor(
  grimoire: BrowserWindow,
  transport: Transport,
  session: ReturnType<typeof openSession>,
  store: PackStore<OfficialPack>,
) {
  const printer = createScriptPrinter<PrintedSheet>({
    preload: preload('print'),
    register: (window) => {
      transport.register(window.webContents, { audience: 'print', isOwnPage: (url) => isPageUrl(url, 'print') })
    },
  })
  const scripts = createScriptFiles({
    askWhereToSave: (name, kind) => askWhereToSave(grimoire, name, kind),
    write: writeForeignFile,
    print: (what) => printer.print({ ...what, locale: session.settings().locale }, what.paper),
  })
  const foreign = createForeignDesk({ askForFile: (kind) => askForFile(grimoire, kind), read: readForeignFile })
  const pack = createPackDesk({ askForFolder: () => askForFolder(grimoire), store })
  return { foreign, scripts, printer, pack }
}

/** Files the program is started with, now or while it runs. */
function openGivenFiles(grimoire: BrowserWindow, foreign: ForeignDesk, tell: () => void): void {
  const open = async (file: string | null): Promise<void> => {
    if (file === null) return
    await foreign.offer(file)
    tell()
  }
  app.on('second-instance', (_event, argv, folder) => {
    grimoire.focus()
    void open(givenFile(argv.slice(1), folder))
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    void open(file)
  })
  void open(givenFile(process.argv.slice(1), process.cwd()))
}

async function start(): Promise<void> {
  const packStore = createPackStore(app.getPath('userData'), officialPack)
  servePages(packStore.iconFolder)
  const session = openSession()
  // The window comes up meanwhile; what its page asks is answered once the game is open.
  const opened = session.library.openLatest()
  const transport = createElectronTransport()
  const publish = createPublisher(transport.send)
  const grimoire = openGrimoire(transport)
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

  const scripts = scriptsFor(grimoire, transport, session, packStore)
  const handlers = {
    ...gameHandlers(session),
    ...libraryHandlers(session.library),
    ...deskHandlers(session, filesFor(grimoire, session)),
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

  openGivenFiles(grimoire, scripts.foreign, () => publish('foreign.offered', null))
  if (screen.getAllDisplays().length > 1) townSquare.open()
  await opened
}

if (app.requestSingleInstanceLock()) void app.whenReady().then(start)
else app.quit()

app.on('window-all-closed', () => {
  app.quit()
})
