import { dialog, type BrowserWindow } from 'electron'

/** A kind of file, as dialogs name it. */
export interface FileKind {
  readonly name: string
  readonly extensions: readonly string[]
}

/** Asks for one file to open; null = none was chosen. */
export async function askForFile(parent: BrowserWindow, kind: FileKind): Promise<string | null> {
  const filters = [{ name: kind.name, extensions: [...kind.extensions] }]
  const { filePaths } = await dialog.showOpenDialog(parent, { properties: ['openFile'], filters })
  return filePaths[0] ?? null
}

/** Asks for a folder; null = none was chosen. */
export async function askForFolder(parent: BrowserWindow): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(parent, { properties: ['openDirectory'] })
  return filePaths[0] ?? null
}

/** Asks where to write a file; null = nowhere. */
export async function askWhereToSave(parent: BrowserWindow, fileName: string, kind: FileKind): Promise<string | null> {
  const filters = [{ name: kind.name, extensions: [...kind.extensions] }]
  const { filePath, canceled } = await dialog.showSaveDialog(parent, { defaultPath: fileName, filters })
  return canceled || filePath === '' ? null : filePath
}
