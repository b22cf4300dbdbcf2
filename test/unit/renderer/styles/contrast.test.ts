import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(path.resolve(import.meta.dirname, '../../../../renderer/styles/tokens.css'), 'utf8')
const block = (selector: string): Record<string, string> => {
  const body = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  const values = [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)]
  return Object.fromEntries(values.map(([, name = '', value = '']) => [name, value]))
}
const always = block('\n:root')
const phases = { night: block("[data-phase='night']"), day: block("[data-phase='day']") }
const GROUNDS = ['--ground-deep', '--ground', '--ground-raised', '--ground-lifted', '--card-light', '--card-shade']
const TEXTS = ['--text', '--text-soft', '--text-faint', '--brass', '--verdigris', '--danger', '--warn', '--candle']

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [more = 0, less = 0] = [light(first), light(second)].sort((a, b) => b - a)
  return (more + 0.05) / (less + 0.05)
}

describe.each(['night', 'day'] as const)('by %s', (phase) => {
  const colours = { ...always, ...phases[phase] }
  const colour = (name: string): string => colours[name] ?? expect.fail(`no colour ${name}`)
  it.each(GROUNDS)('every text can be read on %s', (ground) => {
    const weak = TEXTS.map((text) => [text, contrast(colour(text), colour(ground))] as const)
    expect(weak.filter(([, ratio]) => ratio < 4.5)).toEqual([])
  })
})
