import path from 'node:path'

/** The custom scheme that all windows are served from; the same in development and in a build. */
export const APP_SCHEME = 'app'
const APP_HOST = 'belfry'

/** A window's page, also the folder it lives in. */
export type Page = 'grimoire' | 'townsquare' | 'print' | 'record'

const PAGES: readonly Page[] = ['grimoire', 'townsquare', 'print', 'record']

export const pageUrl = (page: Page): string => `${APP_SCHEME}://${APP_HOST}/${page}/index.html`

/** Where the record to print finds Korean and Chinese letters, whatever this machine has: a style sheet, from the page's folder. */
export const RECORD_FONTS = '../assets/eastAsianFonts.css'

/** Whether a URL is this page of ours; whatever cannot be read is not. */
export function isPageUrl(text: string, page: Page): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  // Node gives every custom scheme the origin 'null', so the parts are compared.
  return isAppUrl(url) && url.pathname === `/${page}/index.html`
}

export const isAppUrl = (url: URL): boolean => url.protocol === `${APP_SCHEME}:` && url.host === APP_HOST

/** Whether a session that shows `page` may read this path: its own folder and what both share, never the other's. */
export function mayServe(pathname: string, page: Page): boolean {
  const top = pathname.split('/')[1]
  return !PAGES.some((other) => other !== page && other === top)
}

/** The file for a path below `root`, or null when it would lie outside. */
export function assetFile(root: string, pathname: string): string | null {
  const base = path.resolve(root)
  const file = path.resolve(base, `.${decodePath(pathname)}`)
  return file.startsWith(base + path.sep) ? file : null
}

// A broken escape names no file: the path is looked for as it stands, and not found.
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
}

export const contentType = (file: string): string => CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream'

/** Nothing from outside, no inline script. In development Vite injects styles and opens a web socket. */
export function contentSecurityPolicy(devServer?: string): string {
  const socket = devServer === undefined ? '' : ` ${devServer.replace(/^http/, 'ws')}`
  const inlineStyle = devServer === undefined ? '' : " 'unsafe-inline'"
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${inlineStyle}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${socket}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
