import { gzipSync, strToU8, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importScript } from '../../../../electron/formats/scriptImport'
import { decodeShareLink, isLink } from '../../../../electron/formats/shareLink'

const SITE = 'https://script.bloodontheclocktower.com/?script='
const FILE = JSON.stringify([{ id: '_meta', name: 'Nebel über dem Dorf 霧' }, 'monk', 'imp', 'baron', 'saint', 'chef'])

function packed(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** A packed script whose base64 has all three signs that differ between the encodings. */
function withOddSigns(): string {
  for (let salt = 0; ; salt += 1) {
    const base64 = packed(gzipSync(strToU8(FILE.replace('"monk"', `"monk"${' '.repeat(salt)}`)), { mtime: 0 }))
    if (base64.includes('+') && base64.includes('/') && base64.endsWith('=')) return base64
  }
}

const BASE64 = withOddSigns()
const LINKS = {
  raw: SITE + BASE64,
  percent: SITE + encodeURIComponent(BASE64),
  base64url: SITE + BASE64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  'spaces where a form decoded the plus': SITE + encodeURIComponent(BASE64.replaceAll('+', ' ')),
  'more parameters around it': `https://script.bloodontheclocktower.com/?lang=de&script=${encodeURIComponent(BASE64)}&x=1#top`,
  'the packed part alone': BASE64,
}

describe('decodeShareLink', () => {
  it.each(Object.entries(LINKS))('opens %s', (_name, link) => {
    expect(isLink(link)).toBe(true)
    const decoded = decodeShareLink(link)
    expect(decoded.ok && JSON.parse(decoded.value)).toEqual(JSON.parse(FILE))
  })

  it('opens zlib, and a script that was not packed at all', () => {
    expect(decodeShareLink(SITE + encodeURIComponent(packed(zlibSync(strToU8(FILE)))))).toEqual({
      ok: true,
      value: FILE,
    })
    expect(decodeShareLink(SITE + encodeURIComponent(FILE))).toEqual({ ok: true, value: FILE })
  })

  it('names what is wrong with a link', () => {
    expect(decodeShareLink('https://www.botcscripts.com/script/123')).toEqual({
      ok: false,
      error: 'link-without-script',
    })
    expect(decodeShareLink(`${SITE}%%%`)).toEqual({ ok: false, error: 'link-damaged' })
    expect(decodeShareLink(SITE + BASE64.slice(0, 24))).toEqual({ ok: false, error: 'link-damaged' })
  })

  it('stops before a small link becomes a huge text', () => {
    const bomb = packed(gzipSync(new Uint8Array(6_000_000)))
    expect(decodeShareLink(SITE + encodeURIComponent(bomb))).toEqual({ ok: false, error: 'link-too-large' })
  })

  it('gives the same script whichever way the link was written', () => {
    const scripts = Object.values(LINKS).map((link) => importScript(link).script)
    expect(scripts[0]?.name).toBe('Nebel über dem Dorf 霧')
    for (const script of scripts) expect(script).toEqual(scripts[0])
  })

  it('does not take files for links', () => {
    expect(isLink(FILE)).toBe(false)
    expect(isLink('[{"id":"_meta","almanac":"https://example.org/?script=no"}]')).toBe(false)
  })
})
