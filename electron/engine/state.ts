import type { CharacterId, GameId, InstanceId, SeatId, SeatOrCharacter } from '../../shared/domain/ids'
import type { Alignment, Phase } from '../../shared/domain/vocabulary'
import type { ToldItem } from '../../shared/grimoire/view'
import type { Script } from '../../shared/grimoire/script'
import type { Json } from '../../shared/lib/json'
import type { AbilityInstance, Cause, Effect, FactData } from './events/facts'

/** A player at the table. Character, alignment, life, Traveller status and belief are separate (rulebook, States). */
export interface Seat {
  readonly seat: SeatId
  readonly name: string
  readonly character: CharacterId | null
  /** What the player believes to be, where it differs from the character. */
  readonly shown: CharacterId | null
  readonly alignment: Alignment
  readonly isAlive: boolean
  /** Alive, but shown and registered as dead. */
  readonly feignsDeath: boolean
  /** Life as announced to the room. */
  readonly publicLife: 'alive' | 'dead'
  /** A dead player's one vote. */
  readonly voteToken: boolean
  /** Vote tokens of others, given to this player. */
  readonly givenTokens: number
  readonly isTraveller: boolean
  readonly told: readonly ToldItem[]
  readonly note: string
}

/** An effect of the state. */
export interface LaidEffect extends Effect {
  /** Number of the fact that laid it. */
  readonly fact: number
}

/** A nomination for execution, or a call for exile. `votes` is null until it is counted. */
export interface Nomination {
  readonly kind: 'execution' | 'exile'
  readonly by: SeatId
  readonly nominee: SeatOrCharacter
  /** Teams the nominator belonged to when nominating. */
  readonly hands: Readonly<Record<number, number>>
  readonly votes: FactData<'voteClosed'> | null
  /** Characters of the voters with a hand up when the vote was counted. */
  readonly voterCharacters: Readonly<Record<number, CharacterId | null>>
  readonly nominatorCharacter: CharacterId | null
  /** Number of the fact. */
  readonly fact: number
}

/** What happened since the last dusk ended; cleared at dawn. */
export interface Today {
  readonly nominationsOpen: boolean
  readonly nominations: readonly Nomination[]
  /** True while the last nomination is not counted yet. */
  readonly isVoting: boolean
  /** The nomination that the open call for exile came into; it is the last one again when that is over. */
  readonly interrupted: Nomination | null
  /** The vote counted last is still what the day is about: nothing was announced and nobody executed since. */
  readonly isResultFresh: boolean
  /** `fact` = number of the fact that says so, here and below. */
  readonly aboutToDie: { readonly nominee: SeatOrCharacter; readonly votes: number; readonly fact: number } | null
  readonly executed: { readonly target: SeatOrCharacter; readonly died: boolean; readonly fact: number } | null
  /** Number of the fact that closed nominations; null while they are open. */
  readonly closing: number | null
  /** Nominations that the last execution of the day settled: their votes count no more. */
  readonly settled: number
  readonly actions: readonly (FactData<'actedByDay'> & { readonly fact: number })[]
  /** Dead voters whose token goes at dusk, because voting is secret. */
  readonly secretVoters: readonly SeatId[]
  /** Mad players the Storyteller has judged today. */
  readonly judged: readonly SeatId[]
}

/** What happened since the last dusk; cleared at dusk. */
export interface Tonight {
  readonly done: readonly string[]
  readonly skipped: readonly string[]
  /** Rows opened again, once for each time. */
  readonly reopened: readonly string[]
  readonly added: readonly FactData<'stepAdded'>[]
  readonly moved: Readonly<Record<string, string | null>>
  readonly choices: readonly FactData<'chose'>[]
  readonly declined: readonly InstanceId[]
  readonly informed: readonly FactData<'informed'>[]
  /** Who was attacked and lives: by which ability, whose attack it was. */
  readonly spared: readonly { readonly seat: SeatId; readonly by: string; readonly from: InstanceId | null }[]
}

/** A death on the record, with the character and state the player had. */
export interface Death {
  readonly seat: SeatId
  readonly character: CharacterId | null
  readonly alignment: Alignment
  readonly phase: Phase
  readonly cause: Cause
  /** It only seemed one. */
  readonly feigned: boolean
  /** Number of the fact. */
  readonly fact: number
}

/** A question a command waits for. */
export type PendingQuestion = FactData<'questionAsked'>

/** The whole game, small and primary: everything else is derived from it. */
export interface State {
  readonly id: GameId
  readonly name: string
  /** Seed of every random draw. */
  readonly seed: string
  readonly script: Script
  readonly phase: Phase
  readonly table: { readonly players: number; readonly travellers: number }
  readonly seats: Readonly<Record<number, Seat>>
  /** Seats clockwise. */
  readonly circle: readonly SeatId[]
  readonly instances: readonly AbilityInstance[]
  readonly effects: readonly LaidEffect[]
  readonly centre: readonly CharacterId[]
  readonly bluffs: readonly { readonly title: string; readonly characters: readonly CharacterId[] }[]
  readonly lineup: readonly CharacterId[]
  readonly bag: readonly CharacterId[] | null
  readonly drawn: readonly CharacterId[]
  readonly today: Today
  readonly tonight: Tonight
  readonly deaths: readonly Death[]
  /** Revivals, as the night or day they happened in. */
  readonly revivals: readonly { readonly seat: SeatId; readonly phase: Phase }[]
  /** Choices of earlier nights, the newest last. */
  readonly pastChoices: readonly (FactData<'chose'> & { readonly night: number })[]
  /** Declined steps of earlier nights. */
  readonly pastDeclined: readonly { readonly instance: InstanceId; readonly night: number }[]
  readonly executions: readonly {
    readonly target: SeatOrCharacter
    readonly died: boolean
    readonly day: number
    readonly character: CharacterId | null
  }[]
  /** Storyteller's decisions of this game. */
  readonly decisions: readonly (FactData<'decided'> & { readonly phase: Phase })[]
  readonly leftOpen: readonly string[]
  readonly questions: readonly PendingQuestion[]
  /** Players an ability went wrong for since dawn, by another's doing or because they only believe in it (almanac, Mathematician). */
  readonly wrong: readonly { readonly seat: SeatId; readonly ability: string; readonly isBelieved: boolean }[]
  readonly announcements: readonly {
    readonly kind: string
    readonly seats: readonly SeatId[]
    readonly text: string
    readonly phase: Phase
  }[]
  readonly claims: readonly { readonly team: Alignment; readonly reason: string; readonly cause: Cause | null }[]
  readonly dismissed: readonly string[]
  readonly winner: Alignment | null
  readonly reveal: readonly SeatId[] | null
  readonly isSheetShown: boolean
  readonly notes: string
  /** Next free numbers. */
  readonly nextFact: number
  readonly nextSeat: number
  readonly nextEffect: number
  readonly nextInstance: number
  readonly nextQuestion: number
  /** Random draws made so far; with the seed it gives the next one. */
  readonly draws: number
  /** Free memory of the game by key, for what outlives an ability instance. */
  readonly memory: Readonly<Record<string, Json>>
}

/** What a game is created with. `createdAt` in epoch milliseconds. */
export interface GameHeader {
  readonly id: GameId
  readonly name: string
  readonly seed: string
  readonly createdAt: number
}

const anyScript: Script = {
  name: '',
  author: null,
  edition: 'custom',
  characters: [],
  homebrew: [],
  firstNight: [],
  otherNight: [],
  bootlegger: [],
}

/** A day on which nothing happened yet. */
export const freshDay: Today = {
  nominationsOpen: true,
  nominations: [],
  isVoting: false,
  interrupted: null,
  isResultFresh: false,
  aboutToDie: null,
  executed: null,
  closing: null,
  settled: 0,
  actions: [],
  secretVoters: [],
  judged: [],
}
/** A night in which nobody acted yet. */
export const freshNight: Tonight = {
  done: [],
  skipped: [],
  reopened: [],
  added: [],
  moved: {},
  choices: [],
  declined: [],
  informed: [],
  spared: [],
}

/** The empty game: no seats, no script, before the first night. */
export function initialState(header: GameHeader): State {
  return {
    id: header.id,
    name: header.name,
    seed: header.seed,
    script: anyScript,
    phase: { kind: 'setup', number: 0 },
    table: { players: 0, travellers: 0 },
    seats: {},
    circle: [],
    instances: [],
    effects: [],
    centre: [],
    bluffs: [],
    lineup: [],
    bag: null,
    drawn: [],
    today: freshDay,
    tonight: freshNight,
    deaths: [],
    revivals: [],
    pastChoices: [],
    pastDeclined: [],
    executions: [],
    decisions: [],
    leftOpen: [],
    questions: [],
    wrong: [],
    announcements: [],
    claims: [],
    dismissed: [],
    winner: null,
    reveal: null,
    isSheetShown: false,
    notes: '',
    nextFact: 0,
    nextSeat: 1,
    nextEffect: 1,
    nextInstance: 1,
    nextQuestion: 1,
    draws: 0,
    memory: {},
  }
}
