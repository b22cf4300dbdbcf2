import type { BrowserWindow } from 'electron'
import { farPictures } from '../../shared/grimoire/farPictures'
import { readForeignFile, writeForeignFile } from '../persistence/foreignFiles'
import { currentFormat, gameIn } from '../persistence/loadGame'
import { createForeignDesk } from '../session/foreignDesk'
import { gameRules } from '../session/gameRules'
import { createPackDesk } from '../session/officialPack'
import { keepUnpacked } from '../session/recordPictures'
import { createScriptFiles } from '../session/scriptFiles'
import { askForFile, askForFolder, askWhereToSave } from '../windows/fileDialogs'
import type { Pictures } from './pictures'
import type { Printer } from './printer'
import type { OpenSession } from './session'

/** Everything about scripts: what is brought, what is taken, what is printed. */
export function scriptsFor(
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
  const foreign = createForeignDesk({
    askForFile: (kind) => askForFile(grimoire, kind),
    read: readForeignFile,
    readGame: (bytes) => gameIn(bytes, currentFormat(gameRules.fact)),
  })
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
