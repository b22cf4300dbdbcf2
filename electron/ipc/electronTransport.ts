import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { requestChannels, type PushChannel } from '../../shared/ipc/channels'
import type { Audience } from '../../shared/ipc/contract'
import type { Router } from './router'

interface Registration {
  readonly audience: Audience
  readonly isOwnPage: (url: string) => boolean
}

/** Which window belongs to which audience, and the way to them through Electron. */
export interface ElectronTransport {
  /** Makes the window one of its audience for as long as it shows its own page. */
  readonly register: (contents: WebContents, registration: Registration) => void
  readonly send: (audience: Audience, channel: PushChannel, payload: unknown) => void
  readonly serve: (route: Router) => void
}

export function createElectronTransport(): ElectronTransport {
  const registered = new Map<WebContents, Registration>()

  const audienceOf = (event: IpcMainInvokeEvent): Audience | null => {
    const registration = registered.get(event.sender)
    const frame = event.senderFrame
    if (!registration || !frame || frame !== event.sender.mainFrame) return null
    return registration.isOwnPage(frame.url) ? registration.audience : null
  }

  return {
    register: (contents, registration) => {
      registered.set(contents, registration)
      contents.once('destroyed', () => registered.delete(contents))
    },
    send: (audience, channel, payload) => {
      for (const [contents, registration] of registered)
        if (registration.audience === audience && !contents.isDestroyed()) contents.send(channel, payload)
    },
    serve: (route) => {
      for (const channel of requestChannels)
        ipcMain.handle(channel, (event, input: unknown) => route(audienceOf(event), channel, input))
    },
  }
}
