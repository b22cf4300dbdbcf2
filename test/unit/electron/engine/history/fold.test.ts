import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFold } from '../../../../../electron/engine/history/fold'
import { factsAt, redoTarget, undoTarget } from '../../../../../electron/engine/history/history'
import { goTo, say, started, type Said } from '../../../../support/saidGame'

const said = { initial: '', evolve: (text: string, fact: Said) => `${text}${fact.word} ` }

describe('fold', () => {
  it('[H6] gives at every head what the facts on the way to it give, however it came there', () => {
    const gestures = fc.array(fc.constantFrom('say', 'undo', 'redo', 'jump'), { maxLength: 120 })
    fc.assert(
      fc.property(gestures, fc.nat(), (list, jump) => {
        const remembering = createFold(said)
        let history = started
        for (const [index, gesture] of list.entries()) {
          const commits = history.entries.filter((entry) => entry.type === 'commit')
          const target = {
            say: null,
            undo: undoTarget(history),
            redo: redoTarget(history),
            jump: { to: commits.at(jump % (commits.length || 1))?.seq ?? null },
          }[gesture]
          if (gesture === 'say') history = say(history, String(index))
          else if (target) history = goTo(history, target.to)
          const plain = factsAt(history).reduce(said.evolve, said.initial)
          expect(remembering.stateAt(history)).toBe(plain)
        }
      }),
      { seed: 7 },
    )
  })

  it('[H6] starts over when the way back is longer than it remembers', () => {
    const remembering = createFold(said)
    let history = started
    for (let index = 0; index < 200; index += 1) {
      history = say(history, String(index))
      remembering.stateAt(history)
    }
    expect(remembering.stateAt(history, 3)).toBe('0 1 2 ')
    expect(remembering.stateAt(history, null)).toBe('')
  })

  it('[H6] applies each fact once while the game goes forward', () => {
    let applied = 0
    const counting = createFold({ initial: 0, evolve: (count: number) => ((applied += 1), count + 1) })
    let history = started
    for (let index = 0; index < 300; index += 1) {
      history = say(history, String(index))
      counting.stateAt(history)
    }
    expect(applied).toBe(300)
  })
})
