/**
 * The first file of the program: brings the window up, and only then reads all that is behind it (main.ts), while the
 * window's page is on its way.
 */
import path from 'node:path'
import { app, Menu, session as electronSession } from 'electron'
import { runCompiled } from './compiled'
import type * as Main from './main'
import { registerAppScheme, serveApp, type FindPicture, type PageSource } from './windows/appProtocol'
import { createGrimoireWindow } from './windows/createGrimoireWindow'
import { TOWN_SQUARE_PARTITION } from './windows/createTownSquareWindow'
import { denyPermissions } from './windows/guards'
import { PRINT_PARTITION } from './windows/sheetPrinter'

const userData = process.env['BELFRY_USER_DATA']
if (userData !== undefined) app.setPath('userData', userData)
// With both, Chromium's services crash in a loop when root starts the program.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
registerAppScheme()
Menu.setApplicationMenu(null)

/** There are none until there is a game to show them in. */
let pictures: { readonly all: FindPicture; readonly onWall: FindPicture } = { all: () => null, onWall: () => null }

/** Where pages come from: the built ones, or the development server's. */
function servePages(): PageSource {
  const source = {
    root: path.join(__dirname, '../renderer'),
    devServer: app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'],
  }
  const townSquareSession = electronSession.fromPartition(TOWN_SQUARE_PARTITION)
  const printSession = electronSession.fromPartition(PRINT_PARTITION)
  serveApp(electronSession.defaultSession, 'grimoire', { ...source, pictures: (address) => pictures.all(address) })
  serveApp(townSquareSession, 'townsquare', { ...source, pictures: (address) => pictures.onWall(address) })
  serveApp(printSession, 'print', { ...source, pictures: (address) => pictures.all(address) })
  for (const each of [electronSession.defaultSession, townSquareSession, printSession]) denyPermissions(each)
  return source
}

/** What the system hands over before there is a window; macOS does so before the program is ready. */
let early: string | null = null
const keepEarly = (event: { preventDefault: () => void }, file: string): void => {
  event.preventDefault()
  early = file
}
app.on('open-file', keepEarly)

/** By then the windows stand, and V8 has compiled what a start needs. */
const SETTLED_MS = 2000
const nextStartCompiles = (): void => undefined

async function start(): Promise<void> {
  const pages = servePages()
  const grimoire = createGrimoireWindow(path.join(__dirname, '../preload/grimoire.cjs'))
  // In one turn of the loop: nothing the page asks can come before there is somebody to answer.
  const main = runCompiled<typeof Main>(
    path.join(__dirname, 'main.cjs'),
    path.join(app.getPath('userData'), 'main.compiled'),
  )
  await main.exports.run({
    grimoire,
    pages,
    servePictures: (found) => {
      pictures = found
    },
    takeEarly: () => {
      app.off('open-file', keepEarly)
      return early
    },
  })
  setTimeout(() => void main.keep().catch(nextStartCompiles), SETTLED_MS)
}

if (app.requestSingleInstanceLock()) void app.whenReady().then(start)
else app.quit()

app.on('window-all-closed', () => {
  app.quit()
})
