import { describe, expect, it } from 'vitest'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { errorOf, valueOf } from '../../../support/expectOk'
import { playedSession, playShortGame, seat } from '../../../support/playedSession'

const GAME = '/user/games/id-1.jsonl'

async function played() {
  const disk = createMemoryDisk()
  const game = playedSession(disk)
  await playShortGame(game)
  const past = valueOf(await game.session.past.open({ id: 'id-1' }))
  const commitOf = (code: string): number =>
    past.lines.find(({ entries }) => entries.some((entry) => entry.code === code))?.commit ?? -1
  return { ...game, disk, past, commitOf }
}

describe('the past', () => {
  it('is the whole story of a game, without what was undone', async () => {
    const { past } = await played()
    expect(past.name).toBe('Tuesday *night*')
    expect(past.lines.filter(({ entries }) => entries.some(({ code }) => code === 'vote-succeeded'))).toHaveLength(1)
    expect(past.lines.length).toBe(24)
  })

  it('shows the Grimoire as it was after any commit, and the empty table', async () => {
    const { session, commitOf } = await played()
    const executed = commitOf('executed')
    const after = valueOf(await session.past.view({ id: 'id-1', commit: executed }))
    const fred = after.seats.find((one) => one.seat === seat(6))
    expect([after.phase, fred?.isAlive]).toEqual([{ kind: 'day', number: 1 }, false])
    expect(after.game).toMatchObject({ head: executed, canUndo: false, canRedo: false })
    const before = valueOf(await session.past.view({ id: 'id-1', commit: commitOf('nominated') }))
    expect(before.seats.every(({ isAlive }) => isAlive)).toBe(true)
    expect(valueOf(await session.past.view({ id: 'id-1', commit: null })).seats).toEqual([])
  })

  it('changes neither the game on the desk, nor the wall, nor the file', async () => {
    const { session, disk, commitOf } = await played()
    const shown: unknown[] = []
    session.onGrimoireView((view) => shown.push(view))
    session.onTownSquareView((view) => shown.push(view))
    const [grimoire, wall, bytes] = [session.grimoireView(), session.townSquareView(), await disk.read(GAME)]
    await session.past.view({ id: 'id-1', commit: commitOf('nominated') })
    await session.past.view({ id: 'id-1', commit: null })
    expect(shown).toEqual([])
    expect([session.grimoireView(), session.townSquareView(), await disk.read(GAME)]).toEqual([grimoire, wall, bytes])
  })

  it('of another game is read without opening it', async () => {
    const { session, commitOf } = await played()
    const executed = commitOf('executed')
    await session.library.create({ name: 'Friday' })
    const view = valueOf(await session.past.view({ id: 'id-1', commit: executed }))
    expect(view.game.name).toBe('Tuesday *night*')
    expect(session.grimoireView()?.game.name).toBe('Friday')
  })

  it('stays as it is while the game goes on, until it is opened again', async () => {
    const { session, give } = await played()
    await give('note', { text: 'later', seat: null })
    const commit = session.grimoireView()?.game.head ?? 0
    expect(errorOf(await session.past.view({ id: 'id-1', commit }))).toMatchObject({ code: 'no-such-moment' })
    const again = valueOf(await session.past.open({ id: 'id-1' }))
    expect(again.lines.at(-1)?.commit).toBe(commit)
    expect(valueOf(await session.past.view({ id: 'id-1', commit })).game.head).toBe(commit)
  })

  it('says what it does not have', async () => {
    const { session } = await played()
    expect(errorOf(await session.past.view({ id: 'id-1', commit: 99 })).code).toBe('no-such-moment')
    expect(errorOf(await session.past.open({ id: 'nobody' })).code).toBe('unknown-game')
  })
})
