import type { Session, WebContents } from 'electron'

/** Keeps a window on the page it was opened with: no navigation, no new windows, no web views. */
export function guardNavigation(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  const prevent = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
  }
  contents.on('will-navigate', prevent)
  contents.on('will-redirect', prevent)
  contents.on('will-attach-webview', prevent)
}

/** Refuses camera, location, notifications and everything else a page might ask for, and fetches no dictionary. */
export function denyPermissions(session: Session): void {
  // Without both, Chromium asks its maker for a dictionary at every start, whatever the windows say.
  session.setSpellCheckerEnabled(false)
  if (process.platform !== 'darwin') session.setSpellCheckerLanguages([])
  session.setPermissionRequestHandler((_contents, _permission, decide) => {
    decide(false)
  })
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}
