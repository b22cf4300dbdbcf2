import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onePixelPng } from './pictures'

/** Another computer, on this one: what it was asked for, in order. */
export interface PictureServer {
  readonly address: (path: string) => string
  readonly asked: readonly IncomingMessage['url'][]
  readonly headers: readonly IncomingMessage['headers'][]
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse) => void

/** Answers each path as told; every other one with a picture of its own. */
export async function pictureServer(answers: Readonly<Record<string, Answer>> = {}): Promise<PictureServer> {
  const asked: IncomingMessage['url'][] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    headers.push(request.headers)
    const answer = answers[request.url ?? '']
    if (answer) answer(response)
    else response.end(Buffer.concat([onePixelPng, Buffer.from(request.url ?? '')]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (path) => `http://127.0.0.1:${String(port)}${path}`,
    asked,
    headers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
