import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepEqual } from '../../../../shared/lib/keepEqual'

const table = () => ({
  seats: [
    { seat: 1, reminders: [{ id: 7 }] },
    { seat: 2, reminders: [] as { id: number }[] },
  ],
  phase: { kind: 'day', number: 2 },
  note: null as string | null,
})

/** A game's data never has a field of this name, and a copy cannot give it one. */
const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('__proto__'))

describe('keepEqual', () => {
  it('keeps everything where nothing is different', () => {
    const before = table()
    expect(keepEqual(before, table())).toBe(before)
  })

  it('keeps all but what is different and what holds it', () => {
    const before = table()
    const now = table()
    now.seats[1]?.reminders.push({ id: 8 })
    const kept = keepEqual(before, now)
    expect(kept).toEqual(now)
    expect(kept).not.toBe(before)
    expect(kept.phase).toBe(before.phase)
    expect(kept.seats[0]).toBe(before.seats[0])
    expect(kept.seats[1]).not.toBe(before.seats[1])
  })

  it('sees a list grow, shrink and change places', () => {
    const before = [{ seat: 1 }, { seat: 2 }]
    expect(keepEqual(before, [{ seat: 1 }])).toEqual([{ seat: 1 }])
    expect(keepEqual(before, [{ seat: 1 }, { seat: 2 }, { seat: 3 }])).toHaveLength(3)
    expect(keepEqual(before, [{ seat: 2 }, { seat: 1 }])).toEqual([{ seat: 2 }, { seat: 1 }])
  })

  it('tells a missing field from an undefined one, and a list from an object', () => {
    expect(Object.keys(keepEqual<object>({ a: undefined, b: 1 }, { b: 1 }))).toEqual(['b'])
    expect(Object.keys(keepEqual<object>({ b: 1 }, { c: undefined }))).toEqual(['c'])
    expect(keepEqual<unknown>({}, [])).toEqual([])
    expect(keepEqual<unknown>([], {})).toEqual({})
  })

  it('always says what the new value says, and changes neither', () => {
    fc.assert(
      fc.property(value, value, (before, now) => {
        const [wasBefore, wasNow] = [structuredClone(before), structuredClone(now)]
        expect(keepEqual(before, now)).toEqual(wasNow)
        expect([before, now]).toEqual([wasBefore, wasNow])
        const same = keepEqual(before, structuredClone(before))
        expect(Object.is(same, before)).toBe(true)
      }),
      { seed: 7 },
    )
  })
})
