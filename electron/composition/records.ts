import type { BrowserWindow } from 'electron'
import { farPictures } from '../../shared/grimoire/farPictures'
import { failed, ok } from '../../shared/lib/result'
import { writeForeignFile } from '../persistence/foreignFiles'
import { noGameOpen } from '../session/outcomes'
import { packPictures } from '../session/recordPictures'
import { recordFile, statisticsFile, type RecordPrinter } from '../session/recordFiles'
import { createStorytellerFiles } from '../session/storytellerFiles'
import { askWhereToSave } from '../windows/fileDialogs'
import { RECORD_FONTS } from '../windows/appPages'
import type { PageSource } from '../windows/appProtocol'
import { createRecordPrinter } from '../windows/recordPrinter'
import type { Pictures } from './pictures'
import type { Printer } from './printer'
import type { OpenSession } from './session'

/** What the Storyteller takes along: the record of the open game, and the counts over all games. */
export function filesFor(
  { grimoire, pages }: { readonly grimoire: BrowserWindow; readonly pages: PageSource },
  session: OpenSession,
  sheets: Printer,
  { desk, store }: Pictures,
) {
  const pdf = createRecordPrinter(pages)
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
      return ok(
        recordFile(game.value, format, {
          locale,
          hasNames: true,
          view,
          printer: { pdf, fonts: RECORD_FONTS, picture },
          pictures,
        }),
      )
    },
  })
}
