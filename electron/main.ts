import path from 'node:path'
import { app, type BrowserWindow } from 'electron'
import log from 'electron-log/main'
import { openPictures } from './composition/pictures'
import { printerFor } from './composition/printer'
import { filesFor } from './composition/records'
import { openSession } from './composition/session'
import { scriptsFor } from './composition/scripts'
import { createElectronTransport } from './ipc/electronTransport'
import { chronicleHandlers } from './ipc/chronicleHandlers'
import { deskHandlers } from './ipc/deskHandlers'
import { gameHandlers } from './ipc/gameHandlers'
import { libraryHandlers } from './ipc/libraryHandlers'
import { scriptHandlers } from './ipc/scriptHandlers'
import { createPublisher } from './ipc/publisher'
import { trailing } from './ipc/trailing'
import { createRouter } from './ipc/router'
import { townSquareHandlers } from './ipc/townSquareHandlers'
import { townSquareWindowHandlers } from './ipc/townSquareWindowHandlers'
import { givenIn } from './session/given'
import { isOnTheWall } from './session/publicPictures'
import { isPageUrl } from './windows/appPages'
import type { FindPicture, PageSource } from './windows/appProtocol'
import { createTownSquareWindow } from './windows/createTownSquareWindow'
import { onHandedOver } from './windows/handedOver'
import { TownSquareScreen } from './windows/townSquareScreen'

const preload = (name: string): string => path.join(__dirname, `../preload/${name}.cjs`)

log.transports.console.level = 'warn'

process.on('unhandledRejection', (reason) => {
  log.error('unhandled rejection', reason)
  if (!app.isPackaged) app.exit(1)
})

type Transport = ReturnType<typeof createElectronTransport>
type Publish = ReturnType<typeof createPublisher>

/** What the first file (start.ts) has done when it calls. */
export interface Started {
  /** The window, whose page is on its way. */
  readonly grimoire: BrowserWindow
  /** Where pages come from. */
  readonly pages: PageSource
  /** From now on pages are served these pictures. */
  readonly servePictures: (found: { readonly all: FindPicture; readonly onWall: FindPicture }) => void
  /** The newest file that the system handed over until now; from here on it is for {@link run} to listen. */
  readonly takeEarly: () => string | null
}

function townSquareFor(grimoire: BrowserWindow, transport: Transport, publish: Publish): TownSquareScreen {
  return new TownSquareScreen({
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
  const townSquare = townSquareFor(grimoire, transport, publish)
  session.onGrimoireView((view) => {
    publish('game.view', JSON.stringify(view))
  })
  session.onTownSquareView(
    trailing((view) => {
      publish('townSquare.view', view)
    }),
  )

  const printer = printerFor(transport, preload('print'))
  const scripts = scriptsFor(grimoire, printer, session, pictures)
  const files = filesFor(started, session, printer, pictures)
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

  onHandedOver(grimoire, started.takeEarly(), (what) => {
    const given = 'file' in what ? what : givenIn(what.args, what.folder)
    if (given) void scripts.foreign.offer(given).then(() => publish('foreign.offered', null))
  })
  await opened
}
