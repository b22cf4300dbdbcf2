import { describe, expect, it } from 'vitest'
import { pathTo, type History } from '../../../../electron/engine/history/history'
import { nodeDisk, type Disk } from '../../../../electron/persistence/disk'
import { createGameLibrary } from '../../../../electron/persistence/gameLibrary'
import { createMemoryDisk } from '../../../../electron/persistence/inMemory'
import type { GameLibrary } from '../../../../electron/session/ports'
import { errorOf, valueOf } from '../../../support/expectOk'
import { goTo, saidFormat, saidHeader, say, sayingOf, started, type Said } from '../../../support/saidGame'
import { tempFolder } from '../../../support/tempFolder'

const words = (history: History<Said>): string[] =>
  pathTo(history).flatMap(({ facts }) => facts.map((fact) => fact.word))

const disks: [string, () => { disk: Disk; folder: string }][] = [
  ['files of this machine', () => ({ disk: nodeDisk, folder: tempFolder() })],
  ['memory', () => ({ disk: createMemoryDisk(), folder: '/memory' })],
]

/** Writes each entry of a history to a new game and closes it. */
async function saved(library: GameLibrary<Said>, history: History<Said>, header = saidHeader): Promise<void> {
  const { log } = valueOf(await library.create(header))
  for (const entry of history.entries) valueOf(await log.append(entry))
  await log.close()
}

describe.each(disks)('a library of games in %s', (_, make) => {
  const library = (): GameLibrary<Said> => {
    const { disk, folder } = make()
    return createGameLibrary(disk, folder, saidFormat)
  }

  it('is empty at first', async () => {
    const games = library()
    expect(await games.list()).toEqual([])
    expect(await games.listTrash()).toEqual([])
  })

  it('gives back every entry and the head', async () => {
    const games = library()
    const history = say(goTo(say(say(started, 'one'), 'two'), 1), 'other')
    await saved(games, history)
    const opened = valueOf(await games.open('game-1'))
    expect(opened.history).toEqual(history)
    expect(opened.header).toEqual(saidHeader)
    expect(opened.problems).toEqual([])
    await opened.log.close()
    expect(valueOf(await games.read('game-1')).history).toEqual(history)
  })

  it('goes on where the game was left', async () => {
    const games = library()
    await saved(games, say(started, 'one'))
    const { log, history } = valueOf(await games.open('game-1'))
    valueOf(await log.append(sayingOf(history, 'two')))
    await log.close()
    expect(words(valueOf(await games.read('game-1')).history)).toEqual(['one', 'two'])
  })

  it('lets one program at a time have a game, and reads it meanwhile', async () => {
    const games = library()
    const { log } = valueOf(await games.create(saidHeader))
    expect(errorOf(await games.open('game-1')).code).toBe('game-is-open')
    expect(errorOf(await games.remove('game-1')).code).toBe('game-is-open')
    expect(errorOf(await games.rename('game-1', 'Other', { id: 'r', at: 0 })).code).toBe('game-is-open')
    expect(valueOf(await games.read('game-1')).header.name).toBe('Tuesday')
    await log.close()
    await valueOf(await games.open('game-1')).log.close()
  })

  it('never writes over a game', async () => {
    const games = library()
    await saved(games, say(started, 'one'))
    expect(errorOf(await games.create(saidHeader)).code).toBe('game-exists')
    expect(words(valueOf(await games.read('game-1')).history)).toEqual(['one'])
  })

  it('lists games, the one changed last first', async () => {
    const games = library()
    await saved(games, say(say(started, 'one'), 'two'))
    await saved(games, started, { ...saidHeader, id: 'game-2', name: 'Friday' })
    valueOf(await games.rename('game-1', 'Wednesday', { id: 'rename', at: 3000 }))
    const list = await games.list()
    expect(list.map(({ id, name, commits, createdAt, problem }) => [id, name, commits, createdAt, problem])).toEqual([
      ['game-1', 'Wednesday', 2, 1000, null],
      ['game-2', 'Friday', 0, 1000, null],
    ])
  })

  it('moves a deleted game to the trash and brings it back whole', async () => {
    const games = library()
    await saved(games, say(started, 'one'))
    valueOf(await games.remove('game-1'))
    expect(await games.list()).toEqual([])
    expect((await games.listTrash()).map(({ id, name }) => [id, name])).toEqual([['game-1', 'Tuesday']])
    expect(errorOf(await games.open('game-1')).code).toBe('unknown-game')
    valueOf(await games.restore('game-1'))
    expect(await games.listTrash()).toEqual([])
    expect(words(valueOf(await games.read('game-1')).history)).toEqual(['one'])
  })

  it('does not let a restored game take the place of another', async () => {
    const games = library()
    await saved(games, say(started, 'one'))
    valueOf(await games.remove('game-1'))
    await saved(games, say(started, 'new'))
    expect(errorOf(await games.restore('game-1')).code).toBe('game-exists')
    expect(errorOf(await games.remove('game-1')).code).toBe('game-exists')
    expect(words(valueOf(await games.read('game-1')).history)).toEqual(['new'])
  })

  it.each(['game-9', '../game-1', '', 'a/b', '.'])('says that there is no game %j', async (id) => {
    const games = library()
    await saved(games, started)
    for (const answer of [games.open(id), games.read(id), games.remove(id), games.restore(id)]) {
      expect(errorOf(await answer).code).toBe('unknown-game')
    }
  })
})
