import { ipcRenderer } from 'electron'
import type { RequestMethod, SubscribeMethod } from '../../shared/ipc/bridge'
import type { PushChannel, RequestChannel } from '../../shared/ipc/channels'

// Types only cross into a preload: the main process parses, so zod stays out and the channel names are literals.

export function request<Name extends RequestChannel>(channel: Name): RequestMethod<Name> {
  return ((input?: unknown) => ipcRenderer.invoke(channel, input)) as RequestMethod<Name>
}

/** The same, asked for the first time before the page has read its script; news of it by then make that answer an old one. */
export function requestAhead<Name extends RequestChannel>(channel: Name, news: PushChannel): RequestMethod<Name> {
  let ahead: Promise<unknown> | null = ipcRenderer.invoke(channel)
  ipcRenderer.once(news, () => (ahead = null))
  return (() => {
    const answer = ahead ?? ipcRenderer.invoke(channel)
    ahead = null
    return answer
  }) as RequestMethod<Name>
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
