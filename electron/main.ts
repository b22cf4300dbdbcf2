import path from 'node:path'
import { app, Menu, screen, session } from 'electron'
import log from 'electron-log/main'
import { createElectronTransport } from './ipc/electronTransport'
import { createPublisher } from './ipc/publisher'
import { createRouter } from './ipc/router'
import { townSquareHandlers } from './ipc/townSquareHandlers'
import { townSquareWindowHandlers } from './ipc/townSquareWindowHandlers'
import { isPageUrl } from './windows/appPages'
import { registerAppScheme, serveApp } from './windows/appProtocol'
import { createGrimoireWindow } from './windows/createGrimoireWindow'
import { createTownSquareWindow, TOWN_SQUARE_PARTITION } from './windows/createTownSquareWindow'
import { denyPermissions } from './windows/guards'
import { TownSquareScreen } from './windows/townSquareScreen'
import type { TownSquareView } from '../shared/townsquare/view'

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

/** The Town Square while no game is open. */
const idleView: TownSquareView = {
  revision: 0,
  locale: 'en',
  gameName: '',
  phase: { kind: 'setup', number: 0 },
  seats: [],
  counts: null,
  alive: 0,
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
  timer: null,
  handSpeedMs: 700,
  sheet: null,
  reveal: null,
}

function start(): void {
  const source = {
    root: path.join(__dirname, '../renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
  }
  const townSquareSession = session.fromPartition(TOWN_SQUARE_PARTITION)
  serveApp(session.defaultSession, 'grimoire', source)
  serveApp(townSquareSession, 'townsquare', source)
  denyPermissions(session.defaultSession)
  denyPermissions(townSquareSession)

  const transport = createElectronTransport()
  const publish = createPublisher(transport.send)

  const grimoire = createGrimoireWindow(preload('grimoire'))
  transport.register(grimoire.webContents, {
    audience: 'grimoire',
    isOwnPage: (url) => isPageUrl(url, 'grimoire'),
  })
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

  const handlers = {
    ...townSquareHandlers({ current: () => idleView }),
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
