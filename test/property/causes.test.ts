import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact, FactKind } from '../../electron/engine/events/facts'
import type { CommandKind } from '../../shared/grimoire/commands'
import { EDITIONS, randomGame, type Played } from '../support/randomGame'

const STEPS = 70
const seeded = { seed: 20_261_130, numRuns: 8 }
const players = fc.integer({ min: 7, max: 15 })
const numbers = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 90, maxLength: 90 })

/** What happens when somebody is to die by a person's word. */
const ATTEMPT: readonly FactKind[] = ['died', 'deathPrevented', 'deathRedirected', 'effectAdded']

/** What is done where the Storyteller acts alone, when the row is finished or at dawn, and what counts nights. */
const ALONE: readonly FactKind[] = ['alignmentSet', 'characterSet', 'memorySet', 'wentWrong', 'announced', ...ATTEMPT]

/** What a command states of itself; everything else has to come of something. */
const OWN: Partial<Record<CommandKind, readonly FactKind[]>> = {
  chooseScript: ['scriptChosen'],
  newTable: ['tableSet'],
  randomLineup: ['lineupSet'],
  fillBag: ['bagFilled'],
  dealBag: ['tokenDrawn'],
  setBluffs: ['bluffsSet'],
  startGame: ['phaseBegan'],
  choose: ['chose', 'declined', 'memorySet'],
  tell: ['informed'],
  finishStep: ['stepDone', 'effectEnded', ...ALONE],
  repeatStep: ['stepReopened'],
  addStep: ['stepAdded'],
  dawn: ['phaseBegan', 'stepDone', 'effectEnded', ...ALONE],
  nominate: ['nominated'],
  callExile: ['nominated'],
  setHand: ['handSet'],
  execute: ['nominationsClosed', 'executed', ...ATTEMPT],
  closeDay: ['nominationCancelled', 'nominationsClosed', 'phaseBegan'],
  useByDay: ['actedByDay'],
  announce: ['announced'],
  kill: ATTEMPT,
  revive: ['revived'],
  impair: ['effectAdded'],
  placeReminder: ['effectAdded', 'instanceGained'],
  moveReminder: ['effectMoved'],
  removeReminder: ['effectEnded'],
  changeCharacter: ['characterSet'],
  changeAlignment: ['alignmentSet'],
  setShown: ['characterSet'],
  setVoteToken: ['voteTokenSet'],
  swapSeats: ['seatMoved'],
  turnTable: ['tableTurned'],
  addTraveller: ['seatAdded'],
  note: ['noted'],
  endGame: ['gameEnded'],
  playOn: ['claimsDismissed'],
}
const ALWAYS: readonly FactKind[] = ['overridden', 'questionAsked', 'questionClosed', 'decided', 'leftOpen']
/** An answer carries out the command that waited for it, and so states what that one states of itself. */
const WAITING = Object.values(OWN).flat()

function ownOf(kind: CommandKind): readonly FactKind[] {
  const own = kind === 'decide' || kind === 'leaveOpen' ? WAITING : (OWN[kind] ?? [])
  return [...own, ...ALWAYS]
}

interface Stated {
  readonly fact: Fact
  readonly number: number
  readonly by: CommandKind
}

function statedIn(played: readonly Played[]): Stated[] {
  return played
    .flatMap(({ kind, facts }) => facts.map((fact) => ({ fact, by: kind })))
    .map((stated, number) => ({ ...stated, number }))
}

function rootOf(stated: readonly Stated[], one: Stated): Stated | undefined {
  let current: Stated | undefined = one
  while (current?.fact.because !== undefined) current = stated[current.fact.because]
  return current
}

describe.each(Object.keys(EDITIONS) as (keyof typeof EDITIONS)[])('random games of %s', (edition) => {
  const holdsIn = (check: (stated: readonly Stated[]) => void): void => {
    fc.assert(
      fc.property(players, numbers, (count, list) => check(statedIn(randomGame(count, list, STEPS, edition)))),
      seeded,
    )
  }

  it('[K1] [K2] say of every fact what led to it, back to one that a person’s command stated', () => {
    holdsIn((stated) => {
      const unled = stated.filter(({ fact, by }) => fact.because === undefined && !ownOf(by).includes(fact.kind))
      expect(unled.map(({ fact, by }) => `${by}: ${fact.kind} of ${fact.cause?.ability ?? 'nobody'}`)).toEqual([])
      expect(stated.filter(({ fact, number }) => (fact.because ?? -1) >= number)).toEqual([])
      const astray = stated.filter((one) => {
        const root = rootOf(stated, one)
        return !root || !ownOf(root.by).includes(root.fact.kind)
      })
      expect(astray).toEqual([])
    })
  })
})
