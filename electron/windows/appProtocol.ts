import { readFile } from 'node:fs/promises'
import { net, protocol, type Session } from 'electron'
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

/** Serves one page and what it needs to one session; everything else is not found there. */
export function serveApp(session: Session, page: Page, source: PageSource): void {
  session.protocol.handle(APP_SCHEME, async (request) => {
    const url = new URL(request.url)
    if (!isAppUrl(url) || request.method !== 'GET' || !mayServe(url.pathname, page)) return notFound()
    if (source.pageText && isPageUrl(request.url, page))
      return new Response(source.pageText(), { headers: { 'content-type': contentType(url.pathname) } })
    const picture = source.pictures?.(url.pathname.slice(`/${page}/`.length)) ?? null
    if (picture !== null)
      return typeof picture === 'string' ? fromDisk(picture) : answer(asBody(picture), 200, contentType(url.pathname))
    return source.devServer === undefined
      ? fromFolder(source.root, url)
      : fromDevServer(source.devServer, url, request.headers)
  })
}

async function fromFolder(root: string, url: URL): Promise<Response> {
  const file = assetFile(root, url.pathname)
  return file === null ? notFound() : fromDisk(file)
}

async function fromDisk(file: string): Promise<Response> {
  try {
    return answer(asBody(await readFile(file)), 200, contentType(file))
  } catch {
    return notFound()
  }
}

async function fromDevServer(devServer: string, url: URL, asked: Headers): Promise<Response> {
  const got = await net.fetch(devServer + url.pathname + url.search, {
    headers: { accept: asked.get('accept') ?? '*/*' },
  })
  return answer(got.body, got.status, got.headers.get('content-type') ?? 'text/plain', devServer)
}

const asBody = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

function answer(body: BodyInit | null, status: number, type: string, devServer?: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy(devServer),
      'x-content-type-options': 'nosniff',
    },
  })
}

const notFound = (): Response => new Response('not found', { status: 404 })
