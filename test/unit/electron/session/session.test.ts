import { describe, expect, it } from 'vitest'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import type { Disk } from '../../../../electron/persistence/disk'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { errorOf, valueOf } from '../../../support/expectOk'
import { mortalDisk, type Fate } from '../../../support/mortalDisk'
import { saidRules, someSettings, wordsIn } from '../../../support/saidRules'
import { playingSession, saidSession } from '../../../support/saidSession'

describe('a command', () => {
  it('is on disk by the time it is shown', async () => {
    const seen: string[] = []
    const memory = createMemoryDisk()
    const { session, say } = await playingSession(memory)
    const file = '/user/games/id-1.jsonl'
    session.onGrimoireView((view) => seen.push(`shown ${String(wordsIn(view))}`))
    const reads = say('one').then(async () => Buffer.from(await memory.read(file)).includes('"word":"one"'))
    expect(await reads).toBe(true)
    expect(seen).toEqual(['shown one'])
  })

  it('tells what there is to notice', async () => {
    const { say } = await playingSession()
    expect(valueOf(await say('loud'))).toEqual({ kind: 'committed', notices: [{ code: 'too-loud', params: {} }] })
  })

  it('changes nothing when it is refused, and commits on the record when the Storyteller insists', async () => {
    const { session, say } = await playingSession()
    await say('one')
    const refused = valueOf(await say('one', { id: 'again' }))
    expect(refused).toEqual({
      kind: 'refused',
      refusal: { code: 'said-already', params: { word: 'one' }, canOverride: true },
    })
    expect(wordsIn(session.grimoireView())).toBe('one')
    valueOf(await say('one', { id: 'again', override: true }))
    expect(wordsIn(session.grimoireView())).toBe('one one')
  })

  it('is harmless when it comes twice, also after others, after undo, and after reopening', async () => {
    const { session, disk, say } = await playingSession()
    const twice = { id: 'twice', expectedHead: null, at: 1, kind: 'note', data: { text: 'loud' } }
    const answers = await Promise.all([session.dispatch(twice), session.dispatch(twice)])
    expect(answers.map(valueOf)).toEqual(
      Array(2).fill({ kind: 'committed', notices: [{ code: 'too-loud', params: {} }] }),
    )
    await say('two')
    await session.undo()
    await session.undo()
    valueOf(await session.dispatch(twice))
    expect(wordsIn(session.grimoireView())).toBe('')
    await session.library.close()
    const again = saidSession(disk).session
    await again.library.open({ id: 'id-1' })
    valueOf(await again.dispatch(twice))
    expect(again.grimoireView()?.game).toMatchObject({ head: null, commits: 0, canRedo: true })
  })

  it('is refused when it was made against another head', async () => {
    const { session, say } = await playingSession()
    await say('one')
    for (const expectedHead of [null, 7]) {
      const answer = valueOf(await say('two', { expectedHead }))
      expect(answer).toEqual({
        kind: 'refused',
        refusal: { code: 'stale-head', params: { head: 1 }, canOverride: false },
      })
    }
    expect(wordsIn(session.grimoireView())).toBe('one')
  })

  it.each([
    ['nothing', undefined],
    ['an unknown kind', { id: 'x', expectedHead: null, at: 1, kind: 'sing', data: {} }],
    ['wrong data', { id: 'x', expectedHead: null, at: 1, kind: 'note', data: { text: 5 } }],
    ['no id', { expectedHead: null, at: 1, kind: 'note', data: { text: 'one' } }],
  ])('that is %s is no command', async (_, input) => {
    const { session } = await playingSession()
    expect(errorOf(await session.dispatch(input)).code).toBe('invalid-command')
    expect(session.grimoireView()?.game.commits).toBe(0)
  })

  it('needs an open game', async () => {
    const { session, say } = saidSession()
    expect(errorOf(await say('one')).code).toBe('no-game-open')
    expect(errorOf(await session.undo()).code).toBe('no-game-open')
    expect(errorOf(session.logLines({ from: 0, count: 1 })).code).toBe('no-game-open')
    expect(errorOf(session.onRecord()).code).toBe('no-game-open')
  })

  it('waits for the one before it', async () => {
    const { session } = await playingSession()
    const sent = ['one', 'two', 'three'].map((text, index) =>
      session.dispatch({ id: text, expectedHead: index || null, at: 1, kind: 'note', data: { text } }),
    )
    expect((await Promise.all(sent)).map((answer) => valueOf(answer).kind)).toEqual([
      'committed',
      'committed',
      'committed',
    ])
    expect(wordsIn(session.grimoireView())).toBe('one two three')
  })
})

describe('a command that cannot be saved', () => {
  it('is not done: nothing is shown, nothing is kept, and the next one takes its place', async () => {
    const memory = createMemoryDisk()
    const fate: Fate = { at: Infinity, strikes: 'ENOSPC', halfWritten: 12 }
    const disk = mortalDisk(memory, fate)
    const { session, say } = await playingSession(disk)
    await say('one')
    const shown: unknown[] = []
    session.onGrimoireView((view) => shown.push(view))
    fate.at = disk.operations() + 1
    expect(errorOf(await say('lost')).code).toBe('disk-full')
    expect(shown).toEqual([])
    valueOf(await say('two'))
    valueOf(await session.undo())
    valueOf(await session.redo())
    expect(wordsIn(session.grimoireView())).toBe('one two')
    await session.library.close()
    const again = saidSession(memory).session
    await again.library.openLatest()
    expect(wordsIn(again.grimoireView())).toBe('one two')
  })

  it('is not saved when it could not be shown afterwards', async () => {
    const rules = {
      ...saidRules,
      grimoireView: (...input: Parameters<typeof saidRules.grimoireView>) => {
        if (input[0].words.includes('bug')) throw new Error('cannot draw this')
        return saidRules.grimoireView(...input)
      },
    }
    const { session, library, say } = await playingSession(undefined, rules)
    await say('one')
    await expect(say('bug')).rejects.toThrow('cannot draw this')
    valueOf(await say('two'))
    expect(wordsIn(session.grimoireView())).toBe('one two')
    expect(valueOf(await library.read('id-1')).history.entries.length).toBe(2)
  })

  it('is not saved when its facts are none that could be read back', async () => {
    const rules = {
      ...saidRules,
      decide: () => ({
        ok: true as const,
        facts: [{ kind: 'said' as const, word: NaN as unknown as string }],
        notices: [],
      }),
    }
    const { library, say } = await playingSession(undefined, rules)
    await expect(say('one')).rejects.toThrow()
    expect(valueOf(await library.read('id-1')).history.entries).toEqual([])
  })
})

describe('undo and redo', () => {
  it('move through the game and say when there is nothing', async () => {
    const { session, say } = await playingSession()
    const texts: (string | null)[] = []
    session.onGrimoireView((view) => texts.push(wordsIn(view)))
    for (const word of ['one', 'two']) await say(word)
    for (const step of ['undo', 'undo', 'redo', 'redo'] as const) valueOf(await session[step]())
    expect(texts).toEqual(['one', 'one two', 'one', '', 'one', 'one two'])
    expect(valueOf(await session.redo())).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-to-redo' } })
    await session.undo()
    await session.undo()
    expect(valueOf(await session.undo())).toMatchObject({ kind: 'refused', refusal: { code: 'nothing-to-undo' } })
  })

  it('work across restarts', async () => {
    const { session, disk, say } = await playingSession()
    for (const word of ['one', 'two', 'three']) await say(word)
    await session.undo()
    await session.library.close()
    const { session: again, say: sayAgain } = saidSession(disk)
    await again.library.open({ id: 'id-1' })
    expect(again.grimoireView()?.game).toMatchObject({ head: 2, canUndo: true, canRedo: true, commits: 2 })
    await again.redo()
    expect(wordsIn(again.grimoireView())).toBe('one two three')
    await again.undo()
    await sayAgain('other')
    expect(wordsIn(again.grimoireView())).toBe('one two other')
    valueOf(await again.goTo(3))
    expect(wordsIn(again.grimoireView())).toBe('one two three')
    expect(valueOf(await again.goTo(99))).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-commit' } })
  })
})

describe('views', () => {
  it('have ever higher revisions, also over several games and with settings', async () => {
    const { session, say } = saidSession()
    const revisions: number[] = [session.townSquareView().revision]
    session.onTownSquareView(({ revision }) => revisions.push(revision))
    await session.library.create({ name: 'One' })
    await say('one')
    await session.setSettings({ ...someSettings, handSpeedMs: 300 })
    await session.library.create({ name: 'Two' })
    await session.setTimer({ title: 'Talk', endsAtMs: 9000, remainingMs: null })
    await session.library.close()
    expect(revisions.length).toBe(7)
    expect(revisions).toEqual([...new Set(revisions)].sort((left, right) => left - right))
  })

  it('show the settings and the timer at once', async () => {
    const { session } = await playingSession()
    await session.setSettings({ ...someSettings, townSquareLocale: 'zh-Hant', handSpeedMs: 300 })
    await session.setTimer({ title: 'Talk', endsAtMs: 9000, remainingMs: null })
    expect(session.townSquareView()).toMatchObject({
      locale: 'zh-Hant',
      handSpeedMs: 300,
      timer: { title: 'Talk', endsAtMs: 9000 },
    })
    await session.setTimer(null)
    expect(session.townSquareView().timer).toBeNull()
  })

  it('stop the timer when somebody is nominated', async () => {
    const { session, say } = await playingSession()
    await session.setTimer({ title: 'Talk', endsAtMs: 9000, remainingMs: null })
    await say('one')
    expect(session.townSquareView().timer?.endsAtMs).toBe(9000)
    await say('nominate', { kind: 'nominate', data: { by: 1, nominee: 2 } })
    expect(session.townSquareView().timer).toEqual({ title: 'Talk', endsAtMs: null, remainingMs: 4000 })
  })

  it('give the Grimoire the same object that the room gets', async () => {
    const { session, say } = await playingSession()
    await say('one')
    expect(session.grimoireView()?.townSquare).toBe(session.townSquareView())
  })

  it('stop coming when nobody listens any more', async () => {
    const { session, say } = await playingSession()
    const seen: GrimoireView[] = []
    const stop = session.onGrimoireView((view) => view && seen.push(view))
    await say('one')
    stop()
    await say('two')
    expect(seen.length).toBe(1)
  })

  it('never reach the room when they hold what the schema does not name', async () => {
    const rules = {
      ...saidRules,
      townSquareView: (...input: Parameters<typeof saidRules.townSquareView>) => ({
        ...saidRules.townSquareView(...input),
        ...(input[0].words.includes('secret') && { demon: 4 }),
      }),
    }
    const { session, say, reports } = await playingSession(undefined, rules)
    await say('one')
    const before = session.townSquareView()
    const sent: unknown[] = []
    session.onTownSquareView((view) => sent.push(view))
    valueOf(await say('secret'))
    expect(sent).toEqual([])
    expect(session.townSquareView()).toBe(before)
    expect(wordsIn(session.grimoireView())).toBe('one secret')
    expect(session.grimoireView()?.townSquare).toBe(before)
    expect(reports.length).toBe(1)
  })
})

describe('the story', () => {
  it('has a line for each commit on the way to the head, with the time it began in', async () => {
    const { session, say } = await playingSession()
    for (const word of ['one', 'hush', 'three']) await say(word)
    await session.undo()
    await say('other')
    const lines = valueOf(session.logLines({ from: 0, count: 10 }))
    expect(
      lines.map(({ commit, phase, entries }) => [commit, phase.number, entries.map(({ params }) => params['word'])]),
    ).toEqual([
      [1, 0, ['one']],
      [2, 1, []],
      [5, 2, ['other']],
    ])
    expect(valueOf(session.logLines({ from: 1, count: 1 })).map(({ commit }) => commit)).toEqual([2])
  })

  it('comes with the view in its newest fifty lines, and older ones on demand', async () => {
    const { session, say } = await playingSession()
    for (let index = 0; index < 130; index += 1) await say(`w${String(index)}`)
    const view = session.grimoireView()
    expect(view?.log.map(({ commit }) => commit)).toEqual(Array.from({ length: 50 }, (_, index) => index + 81))
    const old = valueOf(session.logLines({ from: 0, count: 3 }))
    expect(old.map(({ phase }) => phase)).toEqual([
      { kind: 'setup', number: 0 },
      { kind: 'night', number: 1 },
      { kind: 'night', number: 2 },
    ])
  })
})

describe('a damaged game', () => {
  it('says so in the Grimoire until the game goes on', async () => {
    const { session, disk, say } = await playingSession()
    for (const word of ['one', 'two']) await say(word)
    await session.library.close()
    await truncate(disk, '/user/games/id-1.jsonl', 10)
    const { session: again, say: sayAgain } = saidSession(disk)
    await again.library.openLatest()
    expect(again.grimoireView()?.notices.map(({ code }) => code)).toEqual(['torn-line-dropped'])
    await sayAgain('three')
    expect(again.grimoireView()?.notices).toEqual([])
    expect(wordsIn(again.grimoireView())).toBe('one three')
  })
})

async function truncate(disk: Disk, file: string, bytes: number): Promise<void> {
  await disk.write(file, (await disk.read(file)).slice(0, -bytes))
}
