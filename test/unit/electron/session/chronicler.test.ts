import { describe, expect, it } from 'vitest'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import { statisticsCsv } from '../../../../electron/records/statistics'
import { valueOf } from '../../../support/expectOk'
import { playedSession, playShortGame } from '../../../support/playedSession'

/** One game won by good, and one that goes on. */
async function twoGames() {
  const disk = createMemoryDisk()
  const game = playedSession(disk)
  await playShortGame(game)
  await game.session.library.create({ name: 'Friday' })
  return { ...game, disk }
}

describe('the chronicle', () => {
  it('tells of each game what it came to', async () => {
    const { session } = await twoGames()
    const { summaries } = valueOf(await session.chronicler.chronicle())
    expect(summaries.map(({ script, winner, minutes }) => [script, winner, minutes !== null])).toEqual(
      expect.arrayContaining([
        ['Trouble Brewing', 'good', true],
        ['', null, false],
      ]),
    )
    const ended = summaries.find(({ winner }) => winner !== null)
    expect(ended?.players[6]).toEqual({ name: 'Gus', character: 'imp', alignment: 'evil' })
    expect(ended?.notes).toEqual(['Annika winked at Fred'])
  })

  it('counts only games that were ended, by the side at the end', async () => {
    const { session } = await twoGames()
    const { statistics } = valueOf(await session.chronicler.chronicle())
    expect([statistics.games, statistics.good, statistics.evil]).toEqual([1, 1, 0])
    expect(statistics.averageMinutes).toBeGreaterThan(0)
    expect(statistics.scripts).toEqual([{ name: 'Trouble Brewing', games: 1, won: 1 }])
    const won = new Map(statistics.characters.map(({ character, won: wins }) => [character, wins]))
    expect([won.get('empath'), won.get('imp'), won.get('poisoner')]).toEqual([1, 0, 0])
    expect(statistics.players.find(({ name }) => name === 'Hal')).toEqual({ name: 'Hal', games: 1, won: 1 })
  })

  it('reads a game again only when it has gone on', async () => {
    const { session, give } = await twoGames()
    const idOf = async (name: string): Promise<unknown> =>
      valueOf(await session.chronicler.chronicle()).summaries.find(({ notes }) => notes.includes(name))
    const first = await idOf('Annika winked at Fred')
    await give('note', { text: 'new', seat: null })
    expect(await idOf('Annika winked at Fred')).toBe(first)
    expect(await idOf('new')).toMatchObject({ note: 'new' })
  })

  it('takes a note on a game that is not open as one more step of it, and on the open one', async () => {
    const { session, disk } = await twoGames()
    const { summaries } = valueOf(await session.chronicler.chronicle())
    const ended = summaries.find(({ winner }) => winner !== null)?.id ?? ''
    const open = session.grimoireView()?.game.id ?? ''
    const before = new TextDecoder().decode(await disk.read(`/user/games/${ended}.jsonl`))
    valueOf(await session.chronicler.note({ id: ended, text: 'the best so far' }))
    valueOf(await session.chronicler.note({ id: open, text: 'begun late' }))
    expect(new TextDecoder().decode(await disk.read(`/user/games/${ended}.jsonl`)).startsWith(before)).toBe(true)
    const after = valueOf(await session.chronicler.chronicle()).summaries
    expect(new Map(after.map(({ id, note }) => [id, note]))).toEqual(
      new Map([
        [ended, 'the best so far'],
        [open, 'begun late'],
      ]),
    )
    expect(after.find(({ id }) => id === ended)?.winner).toBe('good')
    expect(session.grimoireView()?.game).toMatchObject({ id: open, canUndo: true })
  })

  it('goes out as one table', async () => {
    const { session } = await twoGames()
    const { statistics } = valueOf(await session.chronicler.chronicle())
    const rows = statisticsCsv(statistics, (id) => id.toUpperCase()).split('\r\n')
    expect(rows[0]).toBe('of,name,games,won,average minutes')
    expect(rows[1]).toMatch(/^"all games, won by good",,1,1,\d+$/)
    expect(rows).toContain('"script, won by good",Trouble Brewing,1,1,')
    expect(rows).toContain('character,IMP,1,0,')
    expect(rows).toContain("player,'=Dora,1,1,")
  })
})
