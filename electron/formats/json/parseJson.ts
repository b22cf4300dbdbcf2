import type { Json } from '../../../shared/lib/json'
import { failed, ok } from '../../../shared/lib/result'
import type { Result } from '../../../shared/lib/result'

/** A place in a text, both counted from 1. */
export interface TextPlace {
  line: number
  column: number
}

/** Why a text is no JSON: a code of the import messages, and where. */
export interface JsonFault {
  code: string
  params: Record<string, Json>
  place: TextPlace
}

/** A JSON text, read, with the places of what stands in its lists. */
export interface ParsedJson {
  value: Json
  /** Where an element of a list of this text begins; `null` for lists of other origin. */
  placeOf: (list: readonly Json[], index: number) => TextPlace | null
}

/** No script or saved state comes near; a deeper text would exhaust the stack of whoever walks it later. */
const DEEPEST = 100
/** Keys that would change what an object is instead of what it holds. */
const POISONOUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** Everything from the space on but the quotation mark and the backslash. */
const PLAIN_TEXT = /[ !#-[\]-\uffff]*/y
const SPACE = /[ \t\r\n]*/y
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

class Fault extends Error {
  constructor(
    readonly code: string,
    readonly offset: number,
    readonly params: Record<string, Json> = {},
  ) {
    super(code)
  }
}

/** Turns offsets into lines and columns; the lines are looked up only when somebody asks. */
function placesIn(text: string): (offset: number) => TextPlace {
  let starts: number[] | null = null
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)]
    let line = 0
    for (let step = starts.length; step >= 1; step = Math.floor(step / 2)) {
      while ((starts[line + step] ?? Infinity) <= offset) line += step
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/**
 * Own reader instead of `JSON.parse`: it tells line and column alike on every runtime, remembers where list entries
 * begin, and never lets a key such as `__proto__` through.
 */
class Reader {
  private at = 0
  readonly offsets = new WeakMap<readonly Json[], number[]>()

  constructor(private readonly text: string) {}

  readAll(): Json {
    this.skipSpace()
    if (this.at === this.text.length) throw new Fault('json-empty', this.at)
    const value = this.readValue(0)
    this.skipSpace()
    if (this.at < this.text.length) throw new Fault('json-trailing', this.at, this.found())
    return value
  }

  private readValue(depth: number): Json {
    if (depth > DEEPEST) throw new Fault('json-too-deep', this.at, { deepest: DEEPEST })
    const sign = this.text[this.at]
    if (sign === '{') return this.readObject(depth)
    if (sign === '[') return this.readList(depth)
    if (sign === '"') return this.readText()
    return this.readScalar()
  }

  private readScalar(): Json {
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length
        return value
      }
    }
    const digits = this.match(NUMBER)
    if (digits === '') throw this.unexpected('json-no-value')
    return Number(digits)
  }

  private readList(depth: number): Json[] {
    const list: Json[] = []
    const offsets: number[] = []
    this.offsets.set(list, offsets)
    this.readItems(']', () => {
      offsets.push(this.at)
      list.push(this.readValue(depth + 1))
    })
    return list
  }

  private readObject(depth: number): Record<string, Json> {
    const entries: [string, Json][] = []
    this.readItems('}', () => {
      if (this.text[this.at] !== '"') throw this.unexpected('json-no-key')
      const key = this.readText()
      this.skipSpace()
      if (this.text[this.at] !== ':') throw this.unexpected('json-no-colon')
      this.at += 1
      this.skipSpace()
      const value = this.readValue(depth + 1)
      if (!POISONOUS_KEYS.has(key)) entries.push([key, value])
    })
    return Object.fromEntries(entries)
  }

  private readItems(end: ']' | '}', readItem: () => void): void {
    this.at += 1
    this.skipSpace()
    if (this.take(end)) return
    for (;;) {
      readItem()
      this.skipSpace()
      if (this.take(end)) return
      if (!this.take(',')) throw this.unexpected('json-no-comma')
      this.skipSpace()
      if (this.text[this.at] === end) throw new Fault('json-comma-too-many', this.at)
    }
  }

  private readText(): string {
    const start = this.at
    this.at += 1
    let result = ''
    for (;;) {
      result += this.match(PLAIN_TEXT)
      const sign = this.text[this.at]
      if (sign === undefined) throw new Fault('json-open-text', start)
      if (sign === '"') break
      if (sign !== '\\') throw new Fault('json-control-sign', this.at)
      result += this.readEscape()
    }
    this.at += 1
    return result
  }

  private readEscape(): string {
    const sign = this.text[this.at + 1] ?? ''
    if (sign === 'u') {
      const digits = this.text.slice(this.at + 2, this.at + 6)
      if (!/^[\da-fA-F]{4}$/.test(digits)) throw new Fault('json-bad-escape', this.at)
      this.at += 6
      return String.fromCharCode(Number.parseInt(digits, 16))
    }
    const plain = Object.hasOwn(ESCAPES, sign) ? ESCAPES[sign] : undefined
    if (plain === undefined) throw new Fault('json-bad-escape', this.at)
    this.at += 2
    return plain
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  private skipSpace(): void {
    this.match(SPACE)
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  private found(): Record<string, Json> {
    const code = this.text.codePointAt(this.at) ?? 0
    const sign = String.fromCodePoint(code)
    // What cannot be seen is named by its number.
    return { found: /[\p{C}\p{Z}]/u.test(sign) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : sign }
  }

  private unexpected(code: string): Fault {
    return this.at >= this.text.length ? new Fault('json-cut-off', this.at) : new Fault(code, this.at, this.found())
  }
}

/** Reads a JSON text. Deeper than 100 levels is refused; keys that would reach a prototype are left out. */
export function parseJson(text: string): Result<ParsedJson, JsonFault> {
  const reader = new Reader(text)
  const placeAt = placesIn(text)
  try {
    const value = reader.readAll()
    const placeOf = (list: readonly Json[], index: number) => {
      const offset = reader.offsets.get(list)?.[index]
      return offset === undefined ? null : placeAt(offset)
    }
    return ok({ value, placeOf })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return failed({ code: error.code, params: error.params, place: placeAt(error.offset) })
  }
}
