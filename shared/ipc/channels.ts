import type { z } from 'zod'
import { contract, type Audience, type Contract, type PushRow, type RequestRow } from './contract'
import type { Result } from '../lib/result'

/** The channels an audience may ask on. */
export type RequestChannel<Who extends Audience = Audience> = {
  [Name in keyof Contract]: Contract[Name] extends { audience: Who; input: z.ZodType } ? Name : never
}[keyof Contract]

/** The channels an audience is told on. */
export type PushChannel<Who extends Audience = Audience> = {
  [Name in keyof Contract]: Contract[Name] extends { audience: Who; payload: z.ZodType } ? Name : never
}[keyof Contract]

/** What a window sends on a channel. */
export type Input<Name extends RequestChannel> = z.input<Contract[Name]['input']>
/** What a handler gets: the input once it is parsed. */
export type ParsedInput<Name extends RequestChannel> = z.output<Contract[Name]['input']>
/** What a handler answers when it does not refuse. */
export type Output<Name extends RequestChannel> = z.output<Contract[Name]['output']>
/** What the asking window gets. */
export type Answer<Name extends RequestChannel> = Result<Output<Name>>
/** What is told on a channel. */
export type Payload<Name extends PushChannel> = z.output<Contract[Name]['payload']>

const rows: Readonly<Record<string, RequestRow | PushRow>> = contract

/** Every request channel of the contract. */
export const requestChannels = Object.keys(contract).filter((name): name is RequestChannel => requestRow(name) !== null)

/** Every push channel of the contract. */
export const pushChannels = Object.keys(contract).filter((name): name is PushChannel => requestRow(name) === null)

/** The row of a request channel, or null for anything else, inherited properties included. */
export function requestRow(name: string): RequestRow | null {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  return row && 'input' in row ? row : null
}

/** The row of a push channel. */
export function pushRow(name: PushChannel): PushRow {
  return contract[name]
}
