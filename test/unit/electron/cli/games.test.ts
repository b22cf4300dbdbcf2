import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { gameExport } from '../../../../electron/cli/gameExport'
import { gameShow } from '../../../../electron/cli/gameShow'
import { nightCommand } from '../../../../electron/cli/night'
import type { CommandLine, CommandResult } from '../../../../electron/cli/commandLine'
import type { CommandInput, CommandKind } from '../../../../shared/grimoire/commands'
import type { GrimoireView } from '../../../../shared/grimoire/view'
import { factSchema } from '../../../../electron/engine/events/facts'
import { nodeDisk } from '../../../../electron/persistence/disk'
import { createGameLibrary } from '../../../../electron/persistence/gameLibrary'
import { createMemorySettings } from '../../../../electron/persistence/inMemory'
import { currentFormat } from '../../../../electron/persistence/loadGame'
import { defaultSettings } from '../../../../electron/session/defaultSettings'
import { gameRules } from '../../../../electron/session/gameRules'
import { createSession } from '../../../../electron/session/session'
import { tempFolder } from '../../../support/tempFolder'
import { valueOf } from '../../../support/expectOk'

const folder = tempFolder()
const file = path.join(folder, 'games', 'game-1.jsonl')

/** Six at the table on night 2: the Poisoner chose the Monk, the Monk chose the Soldier, the Imp the Empath. */
beforeAll(async () => {
  const session = createSession({
    rules: gameRules,
    library: createGameLibrary(nodeDisk, folder, currentFormat(factSchema)),
    settings: createMemorySettings(defaultSettings('en')),
    clock: { now: () => 1000 },
    newId: () => 'game-1',
    report: (error) => {
      throw error
    },
  })
  valueOf(await session.library.create({ name: 'Foggy Night' }))
  let sent = 0
  const send = async <Kind extends CommandKind>(kind: Kind, data: CommandInput<Kind>): Promise<void> => {
    const expectedHead = session.grimoireView()?.game.head ?? null
    const command = { id: `c${(sent += 1)}`, expectedHead, at: 2000, kind, data }
    expect(valueOf(await session.dispatch(command)), kind).toMatchObject({ kind: 'committed' })
  }
  const names = ['Ada', 'Bruno', 'Chloe', 'Dmitri', 'Esme', 'Farah']
  const characters = ['empath', 'monk', 'soldier', 'drunk', 'poisoner', 'imp']
  await send('startFromPosition', {
    phase: { kind: 'night', number: 2 },
    seats: names.map((name, index) => ({
      seat: index + 1,
      name,
      character: characters[index] ?? 'imp',
      ...(characters[index] === 'drunk' && { shown: 'chef' }),
    })),
  })
  await send('choose', { seat: 5, ability: 'poisoner', targets: [2] })
  await send('choose', { seat: 2, ability: 'monk', targets: [3] })
  await send('choose', { seat: 6, ability: 'imp', targets: [1] })
  valueOf(await session.library.close())
})

type Command = (line: CommandLine) => Promise<CommandResult>

async function run(command: Command, files: readonly string[], flags: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const line = { files, flags: new Map(Object.entries(flags)), home: folder, workingFolder: folder }
  const result = await command({ ...line, warn: (sentence) => said.push(sentence) })
  return { ...result, said }
}

const json = async (command: Command, flags: Readonly<Record<string, string>> = {}): Promise<never> =>
  JSON.parse((await run(command, [file], flags)).text) as never

describe('game show', () => {
  it('shows what the Grimoire window shows', async () => {
    const view: GrimoireView = await json(gameShow)
    expect(view.game).toMatchObject({ name: 'Foggy Night', head: 4, commits: 4, canUndo: true })
    expect(view.phase).toEqual({ kind: 'night', number: 2 })
    expect(view.seats.map(({ name, isAlive }) => `${name} ${String(isAlive)}`)).toContain('Ada false')
    expect(view.log).toHaveLength(4)
  })

  it('goes back to any entry, and to the empty game', async () => {
    const before: GrimoireView = await json(gameShow, { at: '3' })
    expect(before.seats.every(({ isAlive }) => isAlive)).toBe(true)
    const empty: GrimoireView = await json(gameShow, { at: '0' })
    expect([empty.seats, empty.game.head]).toEqual([[], null])
  })

  it('shows the room what the room sees, and nothing of the night death', async () => {
    const { text } = await run(gameShow, [file], { view: 'townsquare' })
    expect(text).toContain('"Ada"')
    expect(text).not.toMatch(/imp|poisoner|drunk/)
  })

  it('shows a record, and reads it back as the same game', async () => {
    const { text } = await run(gameShow, [file], { view: 'record' })
    const record = path.join(folder, 'record.json')
    writeFileSync(record, text)
    const again = await run(gameShow, ['record.json'])
    expect(again.text).toBe((await run(gameShow, [file])).text)
  })

  it('neither locks nor changes the file', async () => {
    const before = [readFileSync(file, 'utf8'), statSync(file).mtimeMs]
    await run(gameShow, [file])
    expect([readFileSync(file, 'utf8'), statSync(file).mtimeMs]).toEqual(before)
    expect(readdirSync(path.dirname(file))).toEqual(['game-1.jsonl'])
  })

  it('reads past a line that is still being written, and says so', async () => {
    writeFileSync(path.join(folder, 'torn.jsonl'), `${readFileSync(file, 'utf8')}{"seq":5,"par`)
    const { exitCode, said } = await run(gameShow, ['torn.jsonl'])
    expect([exitCode, said.length]).toEqual([0, 1])
    expect(said[0]).toContain('last line')
  })
})

describe('game export', () => {
  it.each([
    ['json', '"belfry-record"'],
    ['markdown', '# Foggy Night'],
    ['csv', 'nominator'],
    ['html', '<title>Foggy Night</title>'],
    ['journal', 'Traveler count'],
    ['townsquare', '"role": "poisoner"'],
  ])('writes %s', async (format, sign) => {
    const { exitCode, text, said } = await run(gameExport, [file], { format })
    expect([exitCode, said]).toEqual([0, []])
    expect(text).toContain(sign)
  })

  it('writes into a file beside where the person stands', async () => {
    const printed = await run(gameExport, [file], { format: 'markdown' })
    const written = await run(gameExport, [file], { format: 'markdown', out: 'story.md' })
    expect([written.exitCode, written.text]).toEqual([0, ''])
    expect(readFileSync(path.join(folder, 'story.md'), 'utf8')).toBe(printed.text)
  })

  it('says why a file cannot be written', async () => {
    const { exitCode, text, said } = await run(gameExport, [file], { format: 'csv', out: 'nowhere/votes.csv' })
    expect([exitCode, text]).toEqual([1, ''])
    expect(said[0]).toContain('nowhere/votes.csv')
  })
})

interface Night {
  night: number
  currentKey: string | null
  steps: GrimoireView['night']['steps']
  explanations: { name: string; about: string; token: { label: string } | null; why: string[] }[]
}

describe('night', () => {
  it("gives tonight's steps with what they may do and what they did", async () => {
    const night: Night = await json(nightCommand, { at: '1' })
    expect(night.night).toBe(2)
    const poisoner = night.steps.find(({ entry }) => entry === 'poisoner')
    expect(poisoner).toMatchObject({ status: 'todo', seats: [5] })
    expect(poisoner?.advice?.targets).toMatchObject({ min: 1, max: 1 })
    expect(night.currentKey).toBe(poisoner?.key)
    const later: Night = await json(nightCommand)
    expect(later.steps.find(({ entry }) => entry === 'poisoner')?.status).toBe('done')
  })

  it('gives the coming night before it begins', async () => {
    const night: Night = await json(nightCommand, { at: '0' })
    expect([night.night, night.currentKey]).toEqual([1, null])
  })

  it('explains in plain words why people and tokens are as they are', async () => {
    const { explanations }: Night = await json(nightCommand, { explain: '' })
    const why = (name: string, about: string, label?: string): string =>
      explanations
        .find((one) => one.name === name && one.about === about && one.token?.label === label)
        ?.why.join(' ') ?? 'not explained'
    expect(why('Bruno', 'poisoned')).toContain('Bruno is poisoned. By the Poisoner: Esme. It lasts until dusk.')
    expect(why('Bruno', 'poisoned')).toContain('Night 2: Esme (Poisoner) chose Bruno.')
    expect(why('Dmitri', 'drunk')).toBe('Dmitri is drunk. Dmitri is the Drunk.')
    expect(why('Ada', 'dead')).toMatch(/Ada was killed by the Imp\. Night 2: .* \(Imp\) chose Ada\./)
    expect(why('Chloe', 'token', 'Safe')).toMatch(
      /Placed by the Monk: Bruno\..*never had force.*Bruno is poisoned.*Esme \(Poisoner\) chose Bruno/s,
    )
  })
})

describe('usage', () => {
  const commands: Readonly<Record<string, Command>> = { gameShow, gameExport, nightCommand }

  it.each([
    ['gameShow', [], {}],
    ['gameShow', ['a', 'b'], {}],
    ['gameShow', [file], { view: 'ceiling' }],
    ['gameShow', [file], { at: 'noon' }],
    ['gameShow', [file], { colour: 'red' }],
    ['gameExport', [file], {}],
    ['gameExport', [file], { format: 'docx' }],
    ['nightCommand', [], {}],
    ['nightCommand', [file], { at: '-1' }],
  ])('%s %j %j is wrong usage', async (name, files, flags) => {
    const { exitCode, text } = await run(commands[name]!, files, flags)
    expect(exitCode).toBe(2)
    expect(text).toMatch(/^belfry /)
  })

  it.each([
    ['nowhere.jsonl', 'there is no file'],
    ['.', 'cannot be read'],
    ['stranger.json', 'not a game of Belfry'],
  ])('%s is not readable, and the sentence says why', async (name, sentence) => {
    writeFileSync(path.join(folder, 'stranger.json'), '[{"id":"_meta"}]')
    const { exitCode, text, said } = await run(gameShow, [name])
    expect([exitCode, text]).toEqual([1, ''])
    expect(said[0]).toContain(sentence)
  })

  it('an entry that is not there is named with how many there are', async () => {
    const { exitCode, said } = await run(gameShow, [file], { at: '99' })
    expect([exitCode, said[0]]).toEqual([1, 'this game has 4 entries: there is no entry 99'])
  })
})
