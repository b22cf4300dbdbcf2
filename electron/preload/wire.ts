import { ipcRenderer } from 'electron'
import type { RequestMethod, SubscribeMethod, WrittenChannel } from '../../shared/ipc/bridge'
import type { PushChannel, RequestChannel } from '../../shared/ipc/channels'

// Types only cross into a preload: the main process parses, so zod stays out and the channel names are literals.

export function request<Name extends RequestChannel>(channel: Name): RequestMethod<Name> {
  return ((input?: unknown) => ipcRenderer.invoke(channel, input)) as RequestMethod<Name>
}

export function subscribe<Name extends PushChannel>(channel: Name): SubscribeMethod<Name> {
  return (listener) => {
    const onPush = (_event: unknown, payload: Parameters<typeof listener>[0]): void => {
      listener(payload)
    }
    ipcRenderer.on(channel, onPush)
    return () => {
      ipcRenderer.removeListener(channel, onPush)
    }
  }
}

/** The same for what goes into the page as text. */
export function subscribeWritten<Name extends WrittenChannel>(channel: Name): SubscribeMethod<Name> {
  return ((listener: (text: string) => void) => {
    const onPush = (_event: unknown, payload: unknown): void => {
      listener(JSON.stringify(payload))
    }
    ipcRenderer.on(channel, onPush)
    return () => {
      ipcRenderer.removeListener(channel, onPush)
    }
  }) as SubscribeMethod<Name>
}
