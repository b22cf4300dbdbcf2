import { app, type BrowserWindow } from 'electron'

/** Something to open: a file by its full path, or the arguments the program was called with in a folder. */
export type HandedOver = { readonly file: string } | { readonly args: readonly string[]; readonly folder: string }

/**
 * Tells of everything the system hands over: what the program was started with, what another start of it brings, and what
 * macOS opens by itself. `early`: a file that came before anybody listened.
 */
export function onHandedOver(grimoire: BrowserWindow, early: string | null, open: (what: HandedOver) => void): void {
  app.on('second-instance', (_event, argv, folder) => {
    if (grimoire.isMinimized()) grimoire.restore()
    grimoire.focus()
    open({ args: argv.slice(1), folder })
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    open({ file })
  })
  open(early === null ? { args: process.argv.slice(1), folder: process.cwd() } : { file: early })
}
