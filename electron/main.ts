import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { app, Menu, screen, session as electronSession, type BrowserWindow } from 'electron'
import log from 'electron-log/main'
import { settings as settingsSchema } from '../shared/grimoire/api'
import { ok } from '../shared/lib/result'
import { createElectronTransport } from './ipc/electronTransport'
import { deskHandlers } from './ipc/deskHandlers'
import { gameHandlers } from './ipc/gameHandlers'
import { libraryHandlers } from './ipc/libraryHandlers'
import { createPublisher } from './ipc/publisher'
import { createRouter } from './ipc/router'
import { townSquareHandlers } from './ipc/townSquareHandlers'
import { townSquareWindowHandlers } from './ipc/townSquareWindowHandlers'
import { nodeDisk } from './persistence/disk'
import { openSettings } from './persistence/electronStore'
import { createGameLibrary } from './persistence/gameLibrary'
import { readForeignFile, writeForeignFile } from './persistence/foreignFiles'
import { currentFormat } from './persistence/loadGame'
import { defaultSettings } from './session/defaultSettings'
import { gameRules } from './session/gameRules'
import { recordFile } from './session/recordFiles'
import { createSession } from './session/session'
import { createStorytellerFiles } from './session/storytellerFiles'
import { isPageUrl } from './windows/appPages'
import { registerAppScheme, serveApp } from './windows/appProtocol'
import { createGrimoireWindow } from './windows/createGrimoireWindow'
import { createTownSquareWindow, TOWN_SQUARE_PARTITION } from './windows/createTownSquareWindow'
import { askForFile, askWhereToSave } from './windows/fileDialogs'
import { denyPermissions } from './windows/guards'
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
function servePages(): void {
  const source = {
    root: path.join(__dirname, '../renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
  }
  const townSquareSession = electronSession.fromPartition(TOWN_SQUARE_PARTITION)
  serveApp(electronSession.defaultSession, 'grimoire', source)
  serveApp(townSquareSession, 'townsquare', source)
  denyPermissions(electronSession.defaultSession)
  denyPermissions(townSquareSession)
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
    askForFile: (kind) => askForFile(grimoire, kind),
    askWhereToSave: (name, kind) => askWhereToSave(grimoire, name, kind),
    read: readForeignFile,
    write: writeForeignFile,
    record: async (format) => {
      const game = session.onRecord()
      if (!game.ok) return game
      return ok(await recordFile(game.value, format, { locale: session.settings().locale, hasNames: true }))
    },
  })
}

async function start(): Promise<void> {
  servePages()
  const session = openSession()
  await session.library.openLatest()

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

  const handlers = {
    ...gameHandlers(session),
    ...libraryHandlers(session.library),
    ...deskHandlers(session, filesFor(grimoire, session)),
    ...townSquareHandlers({ current: session.townSquareView }),
    ...townSquareWindowHandlers(townSquare),
  }
  transport.serve(
    createRouter(handlers, {
      report: (channel, error) => {
        log.error(channel, error)
      },
    }),
  )

  app.on('second-instance', () => {
    grimoire.focus()
  })
  if (screen.getAllDisplays().length > 1) townSquare.open()
}

if (app.requestSingleInstanceLock()) void app.whenReady().then(start)
else app.quit()

app.on('window-all-closed', () => {
  app.quit()
})
