import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createForeignDesk } from '../../../../electron/session/foreignDesk'
import { jsonRecord } from '../../../../electron/records/jsonRecord'
import { readRecord } from '../../../../electron/records/readRecord'
import type { Json } from '../../../../shared/lib/json'
import { ok } from '../../../../shared/lib/result'
import { errorOf, valueOf } from '../../../support/expectOk'
import { readGame } from '../../../support/readGame'
import { playedSession, playShortGame, type PlayedSession } from '../../../support/playedSession'

let played: PlayedSession
let text: { withNames: string; without: string }

beforeAll(async () => {
  played = playedSession()
  await playShortGame(played)
  await played.session.undo()
  const game = valueOf(played.session.onRecord())
  const written = (hasNames: boolean): string => JSON.stringify(jsonRecord(game, { hasNames }))
  text = { withNames: written(true), without: written(false) }
})

const readBack = (written: string) => {
  const desk = createForeignDesk({
    readGame,
    askForFile: () => Promise.resolve(null),
    read: () => Promise.resolve(ok(new Uint8Array())),
  })
  return { desk, file: desk.read({ text: written, fileName: 'game.json' }) }
}
const changed = (change: (record: Record<string, Json>) => void): string => {
  const record = JSON.parse(text.withNames) as Record<string, Json>
  change(record)
  return JSON.stringify(record)
}

describe('a record of our own', () => {
  it('comes back as the same game: seats, script, history, head, undo and redo', async () => {
    const { desk, file } = readBack(text.withNames)
    const before = valueOf(played.session.onRecord())
    expect(file).toMatchObject({
      kind: 'record',
      problems: [],
      script: before.state.script,
      record: { players: before.state.circle.length, phase: before.state.phase, winner: before.state.winner },
    })
    const other = playedSession()
    valueOf(await other.session.library.adopt(valueOf(desk.record())))
    const after = valueOf(other.session.onRecord())
    expect(after.history).toEqual(before.history)
    expect({ ...after.state, id: '' }).toEqual({ ...before.state, id: '' })
    const seen = other.session.grimoireView()
    expect(seen?.seats).toEqual(played.session.grimoireView()?.seats)
    expect(seen?.game).toMatchObject({ canUndo: true, canRedo: true, head: before.history.head })
    valueOf(await other.session.redo())
    expect(JSON.parse(JSON.stringify(jsonRecord(valueOf(other.session.onRecord()), { hasNames: true })))).toMatchObject(
      {
        winner: 'good',
      },
    )
  })

  it('is a game of its own beside the one it came from, and there after a restart', async () => {
    const { desk } = readBack(text.withNames)
    const here = playedSession(played.disk, 500)
    valueOf(await here.session.library.adopt(valueOf(desk.record())))
    const { games } = valueOf(await here.session.library.list())
    expect(games).toHaveLength(2)
    expect(new Set(games.map(({ name }) => name)).size).toBe(1)
    await here.session.library.close()
    const again = playedSession(played.disk, 900)
    valueOf(await again.session.library.open({ id: 'id-500' }))
    expect(again.session.grimoireView()?.seats.map(({ name }) => name)).toContain('Annika')
    await again.session.library.close()
  })

  it('without names comes back with chairs, and says so', () => {
    const { file } = readBack(text.without)
    expect(file.problems.map(({ code }) => code)).toContain('record-without-names')
    expect(file.record?.players).toBe(8)
  })

  it('of a later Belfry is refused in words', () => {
    const { file, desk } = readBack(changed((record) => (record['version'] = 2)))
    expect(file).toMatchObject({ record: null, problems: [{ severity: 'error', code: 'record-newer' }] })
    expect(errorOf(desk.record()).code).toBe('no-record')
  })

  it('is read as far as its history is understood, and says where it stops', () => {
    const { file } = readBack(
      changed((record) => (((record['entries'] as Json[])[5] as Record<string, Json>)['facts'] = [{ kind: 'flew' }])),
    )
    expect(file.problems).toMatchObject([{ code: 'record-cut', params: { read: 5 } }])
    expect(file.record?.entries).toBe(5)
  })

  it('that says another end than its history is told of', () => {
    const { file } = readBack(changed((record) => (record['players'] = [])))
    expect(file.problems).toMatchObject([{ severity: 'warning', code: 'record-differs' }])
  })

  it('whose facts do not go together is told of, or refused', () => {
    const { file } = readBack(
      changed((record) => {
        const entries = record['entries'] as Record<string, Json>[]
        record['entries'] = entries.map((entry) =>
          entry['type'] === 'commit'
            ? {
                ...entry,
                facts: [{ kind: 'died', seat: 99, cause: { kind: 'ability', ability: 'imp' }, feigned: false }],
              }
            : entry,
        )
      }),
    )
    expect(file.problems.some(({ severity }) => severity !== 'note')).toBe(true)
  })

  it('may be the file of a game itself, which is opened as a copy', async () => {
    const file = (await played.disk.names('/user/games')).find((name) => name.endsWith('.jsonl'))
    const written = new TextDecoder().decode(await played.disk.read(`/user/games/${file ?? ''}`))
    const { desk, file: found } = readBack(written)
    expect(found).toMatchObject({ kind: 'record', problems: [{ severity: 'note', code: 'game-file-copied' }] })
    const other = playedSession(undefined, 700)
    valueOf(await other.session.library.adopt(valueOf(desk.record())))
    const before = valueOf(played.session.onRecord())
    expect(valueOf(other.session.onRecord()).history).toEqual(before.history)

    const cut = readBack(written.slice(0, written.lastIndexOf('"', written.length - 40)))
    expect(cut.file.problems.map(({ code }) => code)).toEqual(['game-file-copied', 'game-file-damaged'])
    const newer = readBack(written.replace('"version":1', '"version":99'))
    expect(newer.file).toMatchObject({ record: null, problems: [{ severity: 'error' }] })
    expect(errorOf(newer.desk.record()).code).toBe('no-record')
  })

  it('damaged in any way crashes nothing', async () => {
    const whole = JSON.parse(text.withNames) as { entries: Json[] }
    const index = fc.nat(whole.entries.length - 1)
    await fc.assert(
      fc.asyncProperty(index, index, fc.option(fc.jsonValue()), async (first, second, value) => {
        const entries = [...whole.entries]
        entries[first] = value === null ? entries[second]! : (value as Json)
        entries.splice(second, 1)
        const renumbered = entries.map((entry, place) =>
          typeof entry === 'object' && entry !== null && !Array.isArray(entry)
            ? { ...entry, seq: place + 1, parent: place === 0 ? null : place }
            : entry,
        )
        const read = readRecord({ ...whole, entries: renumbered })
        if (read.ok) {
          const adopted = await playedSession().session.library.adopt(read.value)
          expect(adopted.ok ? 'opened' : adopted.error.code).toMatch(/^(opened|record-damaged)$/)
        } else expect(read.error.code).toBe('record-damaged')
      }),
      { numRuns: 60 },
    )
  })
})
