import { pushRow, type Payload, type PushChannel } from '../../shared/ipc/channels'
import type { Audience } from '../../shared/ipc/contract'

export type Publish = <Name extends PushChannel>(channel: Name, payload: Payload<Name>) => void

type Send = (audience: Audience, channel: PushChannel, payload: unknown) => void

/** Tells every window of a channel's audience, once the payload has passed the contract; throws when it has not. */
export function createPublisher(send: Send): Publish {
  return (channel, payload) => {
    const row = pushRow(channel)
    send(row.audience, channel, row.payload.parse(payload))
  }
}
