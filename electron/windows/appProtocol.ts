import { readFile } from 'node:fs/promises'
import { net, protocol, type Session } from 'electron'
import { APP_SCHEME, assetFile, contentSecurityPolicy, contentType, isAppUrl, mayServe, type Page } from './appPages'

export interface PageSource {
  /** Folder of the built pages. */
  readonly root: string
  /** Address of the development server, which then serves in place of the folder. */
  readonly devServer?: string | undefined
  /** A folder of pictures of the Storyteller's own, below the page's folder as `pack/`. */
  readonly pictures?: string | undefined
}

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
    const picture = pictureFile(url, page, source.pictures)
    if (picture !== null) return fromDisk(picture)
    return source.devServer === undefined
      ? fromFolder(source.root, url)
      : fromDevServer(source.devServer, url, request.headers)
  })
}

function pictureFile(url: URL, page: Page, pictures: string | undefined): string | null {
  const start = `/${page}/pack/`
  if (pictures === undefined || !url.pathname.startsWith(start)) return null
  return assetFile(pictures, `/${url.pathname.slice(start.length)}`)
}

async function fromFolder(root: string, url: URL): Promise<Response> {
  const file = assetFile(root, url.pathname)
  return file === null ? notFound() : fromDisk(file)
}

async function fromDisk(file: string): Promise<Response> {
  try {
    return answer(new Uint8Array(await readFile(file)), 200, contentType(file))
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

function answer(body: BodyInit | null, status: number, type: string, devServer?: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy(devServer),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    },
  })
}

const notFound = (): Response => new Response('not found', { status: 404 })
