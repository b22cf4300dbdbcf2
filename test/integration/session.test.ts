import { describe, expect, it } from 'vitest'
import type { GrimoireView } from '../../shared/grimoire/view'
import { createMemoryDisk } from '../../electron/persistence/inMemory'
import { valueOf } from '../support/expectOk'
import { playedSession, playShortGame, seat } from '../support/playedSession'

/** A view without what only tells one publication from the next. */
function still(view: GrimoireView | null): object {
  if (!view) throw new Error('no game is open')
  return { ...view, revision: 0, townSquare: { ...view.townSquare, revision: 0 } }
}

describe('a game of Trouble Brewing', () => {
  it('is the same after every restart, down to the night step', async () => {
    const disk = createMemoryDisk()
    const played = playedSession(disk)
    await played.session.library.create({ name: 'Tuesday' })
    await played.give('newTable', { players: 5, names: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'] })
    const characters = ['empath', 'monk', 'fortuneteller', 'poisoner', 'imp']
    for (const [index, character] of characters.entries())
      await played.give('assign', { seat: seat(index + 1), character })
    await played.give('startGame', {})
    await played.give('choose', { seat: seat(4), ability: 'poisoner', targets: [seat(1)] })
    const before = still(played.session.grimoireView())
    const { session: again, give } = playedSession(disk, 500)
    valueOf(await again.library.open({ id: 'id-1', takeOver: true }))
    expect(still(again.grimoireView())).toEqual(before)
    expect(again.grimoireView()?.night.steps.find(({ entry }) => entry === 'poisoner')?.status).toBe('done')
    await give('dawn', {}, true)
    expect(again.grimoireView()?.phase).toEqual({ kind: 'day', number: 1 })
  })

  it('shows the same at every commit when it is undone step by step and redone', async () => {
    const played = playedSession()
    await playShortGame(played)
    const { session } = played
    const seen: object[] = []
    const stop = session.onGrimoireView((view) => seen.push(withoutUndo(view)))
    const last = withoutUndo(session.grimoireView())
    while (session.grimoireView()?.game.canUndo) await session.undo()
    const back = [...seen]
    while (session.grimoireView()?.game.canRedo) await session.redo()
    stop()
    const forth = seen.slice(back.length)
    expect(back.length).toBeGreaterThan(20)
    expect(forth).toEqual([...back.reverse().slice(1), last])
  })

  it('lets the next game begin at the same table and with nothing else', async () => {
    const played = playedSession()
    await playShortGame(played)
    const old = played.session.grimoireView()
    valueOf(await played.session.library.newWithSameTable({ id: old?.game.id ?? '', name: 'Second' }))
    const view = played.session.grimoireView()
    expect(view?.seats.map(({ name }) => name)).toEqual(old?.seats.map(({ name }) => name))
    expect(view?.script).toEqual(old?.script)
    expect(view?.phase.kind).toBe('setup')
    expect(
      view?.seats.every(
        (one) => one.character === null && one.isAlive && one.reminders.length === 0 && one.told.length === 0,
      ),
    ).toBe(true)
    expect(view?.bluffs.flatMap(({ characters }) => characters)).toEqual([])
    expect(JSON.stringify(view?.townSquare)).not.toContain('Tuesday')
  })

  it('keeps an override on the record', async () => {
    const played = playedSession()
    await playShortGame(played)
    const { history } = valueOf(played.session.onRecord())
    const overridden = history.entries.filter((entry) => entry.type === 'commit' && entry.override)
    const lines = valueOf(played.session.logLines({ from: 0, count: 500 })).filter(({ isOverride }) => isOverride)
    expect(lines.map(({ commit }) => commit)).toEqual(overridden.map(({ seq }) => seq))
  })

  it('has something to say of every command', async () => {
    const played = playedSession()
    await playShortGame(played)
    const lines = valueOf(played.session.logLines({ from: 0, count: 500 }))
    expect(lines.filter(({ entries }) => entries.length === 0).map(({ commit }) => commit)).toEqual([])
  })
})

function withoutUndo(view: GrimoireView | null): object {
  return { ...still(view), game: { head: view?.game.head } }
}
