import type { Answer, Input, Payload, PushChannel, RequestChannel } from './channels'
import type { Audience } from './contract'

/** Asks on one channel; takes no argument where the channel has no input. */
export type RequestMethod<Name extends RequestChannel> =
  Input<Name> extends undefined ? () => Promise<Answer<Name>> : (input: Input<Name>) => Promise<Answer<Name>>

/** Listens on one push channel; answers the function that ends it. */
export type SubscribeMethod<Name extends PushChannel> = (listener: (payload: Payload<Name>) => void) => () => void

type Noun<Name extends string> = Name extends `${infer Before}.${string}` ? Before : never
type Verb<Name extends string> = Name extends `${string}.${infer After}` ? After : never

type Methods<Requests extends RequestChannel, Pushes extends PushChannel> = {
  readonly [Name in Requests as Verb<Name>]: RequestMethod<Name>
} & {
  readonly [Name in Pushes as `on${Capitalize<Verb<Name>>}`]: SubscribeMethod<Name>
}

/** The methods of an audience by noun: `game.dispatch` becomes `bridge.game.dispatch()`, a push `game.view` `bridge.game.onView()`. */
export type Bridge<Who extends Audience> = {
  readonly [Group in Noun<RequestChannel<Who> | PushChannel<Who>>]: Methods<
    Extract<RequestChannel<Who>, `${Group}.${string}`>,
    Extract<PushChannel<Who>, `${Group}.${string}`>
  >
}

/** What the Grimoire window finds at `window.grimoire`. */
export type GrimoireBridge = Bridge<'grimoire'>
