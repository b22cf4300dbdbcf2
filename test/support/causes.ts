import type { Fact, FactKind } from '../../electron/engine/events/facts'
import type { CommandKind } from '../../shared/grimoire/commands'
import type { Played } from './randomGame'

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

/** What a command may state of itself. */
export function ownOf(kind: CommandKind): readonly FactKind[] {
  const own = kind === 'decide' || kind === 'leaveOpen' ? WAITING : (OWN[kind] ?? [])
  return [...own, ...ALWAYS]
}

/** One fact of a game. */
export interface Stated {
  readonly fact: Fact
  readonly number: number
  readonly by: CommandKind
}

/** Every fact of a game with the command that stated it, numbered from 0. */
export function statedIn(played: readonly Played[]): Stated[] {
  return played
    .flatMap(({ kind, facts }) => facts.map((fact) => ({ fact, by: kind })))
    .map((stated, number) => ({ ...stated, number }))
}

/** The fact that everything began with which led to this one; undefined when the chain breaks off. */
export function rootOf(stated: readonly Stated[], one: Stated): Stated | undefined {
  let current: Stated | undefined = one
  while (current?.fact.because !== undefined) current = stated[current.fact.because]
  return current
}
