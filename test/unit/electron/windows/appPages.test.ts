import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  assetFile,
  contentSecurityPolicy,
  contentType,
  isPageUrl,
  mayServe,
  pageUrl,
} from '../../../../electron/windows/appPages'

describe('isPageUrl', () => {
  it('knows its own page and no other', () => {
    expect(isPageUrl(pageUrl('grimoire'), 'grimoire')).toBe(true)
    expect(isPageUrl(`${pageUrl('grimoire')}#seat`, 'grimoire')).toBe(true)
    for (const url of [
      pageUrl('townsquare'),
      'app://elsewhere/grimoire/index.html',
      'https://belfry/grimoire/index.html',
      'app://belfry/grimoire/index.html/more',
      'about:blank',
      '',
    ])
      expect(isPageUrl(url, 'grimoire'), url).toBe(false)
  })
})

describe('assetFile', () => {
  const root = path.resolve('somewhere', 'renderer')

  it('finds files below the root', () => {
    expect(assetFile(root, '/assets/a%20b.js')).toBe(path.join(root, 'assets/a b.js'))
  })

  it('finds none outside, however it is spelt', () => {
    for (const outside of ['/../main/index.cjs', '/%2e%2e/main/index.cjs', '/..%2fmain/index.cjs', '/'])
      expect(assetFile(root, outside), outside).toBeNull()
  })

  it('takes a broken escape as it stands', () => {
    expect(assetFile(root, '/%zz')).toBe(path.join(root, '%zz'))
  })
})

describe('mayServe', () => {
  it("gives a window its own folder and what both share, never the other's", () => {
    expect(mayServe('/townsquare/index.html', 'townsquare')).toBe(true)
    expect(mayServe('/assets/shared.js', 'townsquare')).toBe(true)
    expect(mayServe('/grimoire/index.html', 'townsquare')).toBe(false)
    expect(mayServe('/townsquare/index.html', 'grimoire')).toBe(false)
  })
})

describe('contentSecurityPolicy', () => {
  it('lets nothing in from outside and no inline script', () => {
    const policy = contentSecurityPolicy()
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toMatch(/https?:|wss?:|unsafe-eval/)
  })

  it('opens only the web socket of the development server, and only then', () => {
    expect(contentSecurityPolicy('http://127.0.0.1:5173')).toContain("connect-src 'self' ws://127.0.0.1:5173;")
  })
})

describe('contentType', () => {
  it('is what a page needs, and never a guess', () => {
    expect(contentType('a/index.html')).toBe('text/html; charset=utf-8')
    expect(contentType('a/font.woff2')).toBe('font/woff2')
    expect(contentType('a/unknown.xyz')).toBe('application/octet-stream')
  })
})
