import { Decompress } from 'fflate'
import { failed, ok } from '../../shared/lib/result'
import type { Result } from '../../shared/lib/result'

/** The code of the sentence that says why a link cannot be opened. */
export type LinkFault = 'link-without-script' | 'link-damaged' | 'link-too-large'

const LARGEST_BYTES = 5_000_000
/** Small pieces keep a hostile link from swelling to gigabytes before the limit is seen. */
const PIECE_BYTES = 1024
const PAYLOAD = /[?&#]script=([^&#\s]*)/
/** `H4sI` is how every gzip stream begins in base64. */
const BARE_PAYLOAD = /^H4sI[\w+/=%\s-]+$/

/** Whether a text is a link, or the packed script of one, rather than the content of a file. */
export function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text) || BARE_PAYLOAD.test(text) || /^[^\s{["]*[?&#]script=/.test(text)
}

/** Percent signs undone by hand: a damaged one must not throw, and a raw plus must stay a plus. */
function unescapePercents(text: string): string {
  return text.replace(/%([\da-fA-F]{2})/g, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

function bytesOfBase64(text: string): Uint8Array | undefined {
  const standard = text.trim().replace(/[ -]/g, '+').replaceAll('_', '/')
  const bare = standard.replace(/[=\s]/g, '')
  if (!/^[A-Za-z\d+/]+$/.test(bare) || bare.length % 4 === 1) return undefined
  return Uint8Array.from(atob(bare), (sign) => sign.charCodeAt(0))
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function inflate(bytes: Uint8Array): Result<Uint8Array, LinkFault> {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = new Decompress((piece) => {
    pieces.push(piece)
    size += piece.length
  })
  try {
    for (let at = 0; at < bytes.length && size <= LARGEST_BYTES; at += PIECE_BYTES) {
      stream.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
    }
  } catch {
    return failed('link-damaged')
  }
  return size > LARGEST_BYTES ? failed('link-too-large') : ok(joined(pieces, size))
}

function utf8(bytes: Uint8Array): Result<string, LinkFault> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failed('link-damaged')
  }
}

/**
 * The script file inside a share link of the official script tool, without any network: gzip, then base64, written raw,
 * percent-encoded, or as base64url without padding.
 */
export function decodeShareLink(link: string): Result<string, LinkFault> {
  const payload = BARE_PAYLOAD.test(link) ? link.replace(/\s/g, '') : PAYLOAD.exec(link)?.[1]
  if (payload === undefined || payload === '') return failed('link-without-script')
  const plain = unescapePercents(payload)
  if (/^\s*\[/.test(plain)) return utf8(Uint8Array.from(plain, (sign) => sign.charCodeAt(0)))
  const bytes = bytesOfBase64(plain)
  if (bytes === undefined) return failed('link-damaged')
  const inflated = inflate(bytes)
  return inflated.ok ? utf8(inflated.value) : inflated
}
