import { failed, ok, type Failure, type Result } from '../../shared/lib/result'

/** Bounds of one request. */
export interface FetchLimits {
  readonly mostBytes: number
  readonly timeoutMs: number
}

/** Asks for one picture; the bytes are not yet known to be one. */
export type FetchPicture = (address: string, limits: FetchLimits) => Promise<Result<Uint8Array>>

const MOST_REDIRECTS = 3

/**
 * Asks another computer for one file over http or https, without cookies and without saying where the question comes from.
 * Codes: `picture-address`, `picture-unreachable`, `picture-too-slow`, `picture-refused`, `picture-redirected`,
 * `picture-too-large`.
 */
export const fetchPicture: FetchPicture = async (address, { mostBytes, timeoutMs }) => {
  const first = webAddress(address)
  if (first === null) return failed(failure('picture-address', address))
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await follow(first, signal)
    if (!answer.ok) return answer
    return await readBody(answer.value, mostBytes)
  } catch {
    return failed(failure(signal.aborted ? 'picture-too-slow' : 'picture-unreachable', address))
  }
}

function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' ? url : null
}

async function follow(first: URL, signal: AbortSignal): Promise<Result<Response>> {
  let url = first
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'image/png, image/jpeg, image/webp, image/gif' },
    })
    if (response.ok) return ok(response)
    const next = redirectOf(response, url)
    await response.body?.cancel()
    if (next === null) return failed(failure('picture-refused', first.href, { status: response.status }))
    if (!mayFollow(url, next)) break
    url = next
  }
  return failed(failure('picture-redirected', first.href))
}

function redirectOf(response: Response, from: URL): URL | null {
  const target = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || target === null || !URL.canParse(target, from)) return null
  return new URL(target, from)
}

/** On the same computer anything on the web; to another one only encrypted, and never into the network of this house. */
function mayFollow(from: URL, to: URL): boolean {
  if (webAddress(to.href) === null) return false
  if (to.protocol === 'https:') return to.hostname === from.hostname || !isPrivateHost(to.hostname)
  return to.host === from.host && from.protocol === 'http:'
}

/** A name or number that only means something on this machine or in this house. */
export function isPrivateHost(host: string): boolean {
  const isNumber = /^[\d.]+$/.test(host) || host.startsWith('[')
  return isNumber || !host.includes('.') || /\.(?:local|localhost|internal|home|lan|arpa)\.?$/i.test(host)
}

async function readBody(response: Response, mostBytes: number): Promise<Result<Uint8Array>> {
  const tooLarge = failed<Failure>(failure('picture-too-large', response.url))
  const announced = Number(response.headers.get('content-length') ?? 0)
  const chunks: Uint8Array[] = []
  let length = 0
  if (announced <= mostBytes)
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      length += chunk.length
      if (length > mostBytes) break
    }
  else length = announced
  if (length > mostBytes) {
    await response.body?.cancel().catch(() => undefined)
    return tooLarge
  }
  return ok(new Uint8Array(Buffer.concat(chunks)))
}

function failure(code: string, address: string, params: Failure['params'] = {}): Failure {
  return { code, message: `${code}: ${address}`, params: { ...params } }
}
