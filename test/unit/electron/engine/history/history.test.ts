import { describe, expect, it } from 'vitest'
import {
  appended,
  commitAt,
  emptyHistory,
  entryOf,
  factsAt,
  fits,
  historyAt,
  historyOf,
  nameOf,
  nextMove,
  nextRenaming,
  pathTo,
  redoTarget,
  undoTarget,
  type History,
} from '../../../../../electron/engine/history/history'
import { goTo, say, sayingOf, started, type Said } from '../../../../support/saidGame'

const words = (history: History<Said>, head = history.head): string[] => factsAt(history, head).map((fact) => fact.word)
const told = ['one', 'two', 'three'].reduce(say, started)

function undo(history: History<Said>): History<Said> {
  const target = undoTarget(history)
  return target ? goTo(history, target.to) : history
}

function redo(history: History<Said>): History<Said> {
  const target = redoTarget(history)
  return target ? goTo(history, target.to) : history
}

describe('history', () => {
  it('[H1] puts each command after the head and moves the head onto it', () => {
    expect(words(told)).toEqual(['one', 'two', 'three'])
    expect(pathTo(told).map(({ seq, parent }) => [seq, parent])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ])
    expect(told.head).toBe(3)
  })

  it('[H2] undoes by moving the head, and keeps every entry', () => {
    const undone = undo(told)
    expect(words(undone)).toEqual(['one', 'two'])
    expect(undone.entries.slice(0, 3)).toEqual(told.entries)
    expect(words(undo(undo(undone)))).toEqual([])
  })

  it('[H3] redoes along the branch that was undone', () => {
    expect(words(redo(undo(undo(told))))).toEqual(['one', 'two'])
    expect(words(redo(redo(undo(undo(told)))))).toEqual(['one', 'two', 'three'])
  })

  it('[H3] redoes the newer branch when both were undone', () => {
    const branched = say(undo(undo(told)), 'other')
    expect(words(redo(undo(branched)))).toEqual(['one', 'other'])
  })

  it('[H4] starts a branch with a command after an undo, and keeps the other', () => {
    const branched = say(undo(told), 'other')
    expect(words(branched)).toEqual(['one', 'two', 'other'])
    expect(redoTarget(branched)).toBeNull()
    expect(words(branched, 3)).toEqual(['one', 'two', 'three'])
  })

  it('[H5] has nothing to undo at the start and nothing to redo at the end', () => {
    expect(undoTarget(started)).toBeNull()
    expect(redoTarget(started)).toBeNull()
    expect(redoTarget(told)).toBeNull()
    expect(undoTarget(goTo(told, null))).toBeNull()
    expect(redoTarget(goTo(told, null))).toEqual({ to: 1 })
  })

  it('[H7] refuses an entry that does not follow', () => {
    const next = sayingOf(told, 'four')
    expect(fits(told, next)).toBe(true)
    expect(fits(told, { ...next, seq: 5 })).toBe(false)
    expect(fits(told, { ...next, parent: 2 })).toBe(false)
    expect(fits(told, nextMove(told, 4, { id: 'move', at: 0 }))).toBe(false)
    expect(() => appended(told, { ...next, seq: 9 })).toThrow('entry 9 does not follow entry 3')
  })

  it('[H7] shares one row of numbers between commits, moves and renamings', () => {
    const renamed = appended(undo(told), nextRenaming(undo(told), 'Second night', { id: 'name', at: 5 }))
    const history = say(renamed, 'more')
    expect(history.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect(history.head).toBe(6)
    expect(words(history)).toEqual(['one', 'two', 'more'])
    expect(commitAt(history, 4)).toBeNull()
  })

  it('[H7] reads entries up to the first that does not fit', () => {
    const [first, , third] = told.entries
    expect(historyOf(first && third ? [first, third] : [])).toEqual(say(started, 'one'))
    expect(historyOf(told.entries)).toEqual(told)
  })

  it('[H8] goes to any commit of any branch, and redo leads back', () => {
    const branched = say(undo(undo(told)), 'other')
    const back = goTo(branched, 3)
    expect(words(back)).toEqual(['one', 'two', 'three'])
    expect(words(redo(goTo(back, 1)))).toEqual(['one', 'two'])
  })

  it('[H9] reads the game as it was after any number of entries', () => {
    const history = say(undo(told), 'other')
    const lengths = [0, 1, 3, 4, 5].map((count) => words(historyAt(history, count)).join(' '))
    expect(lengths).toEqual(['', 'one', 'one two three', 'one two', 'one two other'])
    expect(historyAt(history, 0)).toEqual(emptyHistory)
  })

  it('[H10] finds what an id made, on whatever branch', () => {
    const history = say(undo(told), 'other')
    expect(entryOf(history, 'say-three')?.seq).toBe(3)
    expect(entryOf(history, 'move-3')?.seq).toBe(4)
    expect(entryOf(history, 'say-nothing')).toBeNull()
  })

  it('has the name it was given last, or its first', () => {
    expect(nameOf(told, 'Tuesday')).toBe('Tuesday')
    expect(nameOf(appended(told, nextRenaming(told, 'Friday', { id: 'name', at: 0 })), 'Tuesday')).toBe('Friday')
  })
})
