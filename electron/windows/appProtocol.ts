import { readFile } from 'node:fs/promises'
import { net, protocol, type ProtocolRequest, type ProtocolResponse, type Session } from 'electron'
import {
  APP_SCHEME,
  assetFile,
  contentSecurityPolicy,
  contentType,
  isAppUrl,
  isPageUrl,
  mayServe,
  type Page,
} from './appPages'

export interface PageSource {
  /** Folder of the built pages. */
  readonly root: string
  /** Address of the development server, which then serves in place of the folder. */
  readonly devServer?: string | undefined
  /** Pictures of the Storyteller's own, asked by their address below the page's folder (`pack/imp.png`). */
  readonly pictures?: FindPicture | undefined
  /** The page itself, with a policy of its own, where it is no file. */
  readonly pageText?: (() => string) | undefined
}

/** The file of a picture, or the picture itself; null = this page gets none of that name. */
export type FindPicture = (address: string) => string | Uint8Array | null

/** Must run before Electron is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges }])
}

/**
 * Serves one page and what it needs to one session; everything else is not found there. By the older of Electron's two calls:
 * the newer one reads a web client of its own first, a fifteenth of the time until the Grimoire is usable (ADR 24).
 */
export function serveApp(session: Session, page: Page, source: PageSource): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  session.protocol.registerBufferProtocol(APP_SCHEME, (request, answer) => {
    void answerTo(request, page, source).then(answer, () => {
      answer(NOT_FOUND)
    })
  })
}

const NOT_FOUND: ProtocolResponse = { statusCode: 404, data: Buffer.from('not found') }

async function answerTo(request: ProtocolRequest, page: Page, source: PageSource): Promise<ProtocolResponse> {
  const url = new URL(request.url)
  if (!isAppUrl(url) || request.method !== 'GET' || !mayServe(url.pathname, page)) return NOT_FOUND
  if (source.pageText && isPageUrl(request.url, page))
    return { data: Buffer.from(source.pageText()), headers: { 'content-type': contentType(url.pathname) } }
  const picture = source.pictures?.(url.pathname.slice(`/${page}/`.length)) ?? null
  if (picture !== null)
    return typeof picture === 'string' ? fromDisk(picture) : found(Buffer.from(picture), contentType(url.pathname))
  if (source.devServer !== undefined) return fromDevServer(source.devServer, url, request.headers)
  const file = assetFile(source.root, url.pathname)
  return file === null ? NOT_FOUND : fromDisk(file)
}

/** Fails where the file cannot be read: it is not found then. */
async function fromDisk(file: string): Promise<ProtocolResponse> {
  return found(await readFile(file), contentType(file))
}

async function fromDevServer(devServer: string, url: URL, asked: Record<string, string>): Promise<ProtocolResponse> {
  const got = await net.fetch(devServer + url.pathname + url.search, {
    headers: { accept: asked['Accept'] ?? '*/*' },
  })
  const type = got.headers.get('content-type') ?? 'text/plain'
  return { ...found(Buffer.from(await got.arrayBuffer()), type, devServer), statusCode: got.status }
}

function found(data: Buffer, type: string, devServer?: string): ProtocolResponse {
  return {
    data,
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy(devServer),
      'x-content-type-options': 'nosniff',
    },
  }
}
