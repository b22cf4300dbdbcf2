import { describe, expect, it } from 'vitest'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { errorOf, valueOf } from '../../../support/expectOk'
import { wordsIn } from '../../../support/saidRules'
import { playingSession, saidSession } from '../../../support/saidSession'

describe('the shelf', () => {
  it('opens a game in place of another and gives the other one up', async () => {
    const { session, library, say } = await playingSession()
    await say('one')
    const shown: (string | null)[] = []
    session.onGrimoireView((view) => shown.push(view?.game.name ?? null))
    valueOf(await session.library.create({ name: 'Friday' }))
    expect(shown).toEqual(['Friday'])
    expect(wordsIn(session.grimoireView())).toBe('')
    await valueOf(await library.open('id-1')).log.close()
    valueOf(await session.library.open({ id: 'id-1' }))
    expect(wordsIn(session.grimoireView())).toBe('one')
  })

  it('keeps the open game when the other cannot be opened', async () => {
    const { session, say } = await playingSession()
    await say('one')
    expect(errorOf(await session.library.open({ id: 'unknown' })).code).toBe('unknown-game')
    expect(wordsIn(session.grimoireView())).toBe('one')
    valueOf(await say('two'))
  })

  it('does nothing when the game is open here already', async () => {
    const { session, say } = await playingSession()
    await say('one')
    valueOf(await session.library.open({ id: 'id-1' }))
    expect(wordsIn(session.grimoireView())).toBe('one')
  })

  it('says that another program has a game, and takes it over on the word of the Storyteller', async () => {
    const disk = createMemoryDisk()
    const first = await playingSession(disk)
    await first.say('one')
    const { session } = saidSession(disk)
    expect(errorOf(await session.library.open({ id: 'id-1' })).code).toBe('game-is-open')
    valueOf(await session.library.open({ id: 'id-1', takeOver: true }))
    expect(wordsIn(session.grimoireView())).toBe('one')
  })

  it('closes: the room sees an empty square, the Grimoire nothing', async () => {
    const { session, say } = await playingSession()
    await say('one')
    valueOf(await session.library.close())
    expect(session.grimoireView()).toBeNull()
    expect(session.townSquareView()).toMatchObject({ gameName: '', alive: 0 })
    valueOf(await session.library.close())
  })

  it('opens the game that was played last', async () => {
    const { session, disk, say } = await playingSession()
    await session.library.create({ name: 'Friday' })
    await session.library.open({ id: 'id-1' })
    await say('one', { at: 9000 })
    await session.library.close()
    const { session: again } = saidSession(disk)
    valueOf(await again.library.openLatest())
    expect(again.grimoireView()?.game.name).toBe('Tuesday')
    expect(valueOf(await saidSession().session.library.openLatest())).toBeNull()
  })

  it('renames a game, open or not', async () => {
    const { session } = await playingSession()
    valueOf(await session.library.rename({ id: 'id-1', name: 'Wednesday' }))
    expect(session.grimoireView()?.game).toMatchObject({ name: 'Wednesday', head: null, canUndo: false })
    await session.library.create({ name: 'Friday' })
    valueOf(await session.library.rename({ id: 'id-1', name: 'Thursday' }))
    const { games } = valueOf(await session.library.list())
    expect(games.map(({ name }) => name).sort()).toEqual(['Friday', 'Thursday'])
  })

  it('puts a game in the trash, the open one too, and brings it back', async () => {
    const { session, say } = await playingSession()
    await say('one')
    valueOf(await session.library.remove({ id: 'id-1' }))
    expect(session.grimoireView()).toBeNull()
    const list = valueOf(await session.library.list())
    expect([list.games.length, list.trash.map(({ id, commits }) => [id, commits])]).toEqual([0, [['id-1', 1]]])
    valueOf(await session.library.restore({ id: 'id-1' }))
    valueOf(await session.library.open({ id: 'id-1' }))
    expect(wordsIn(session.grimoireView())).toBe('one')
  })

  it('lists a game that cannot be read with the code of why', async () => {
    const { session, disk } = await playingSession()
    await disk.write('/user/games/odd.jsonl', Buffer.from('{"format":"belfry-game","version":99}\n'))
    const { games } = valueOf(await session.library.list())
    expect(games.find(({ id }) => id === 'odd')?.problem).toBe('newer-version')
    expect(games.find(({ id }) => id === 'id-1')?.problem).toBeNull()
  })

  it('seats the same table anew, and nothing else of the old game', async () => {
    const { session, say } = await playingSession()
    for (const word of ['Ann', 'Bob']) await say(word)
    valueOf(await session.library.newWithSameTable({ id: 'id-1', name: 'Second' }))
    expect(session.grimoireView()?.game).toMatchObject({ name: 'Second', commits: 1 })
    expect(wordsIn(session.grimoireView())).toBe('newTable')
    valueOf(await session.library.newWithSameTable({ id: 'id-1', name: 'Third' }))
    expect(session.grimoireView()?.game).toMatchObject({ name: 'Third', commits: 1 })
    expect(errorOf(await session.library.newWithSameTable({ id: 'nothing', name: 'x' })).code).toBe('unknown-game')
  })
})
