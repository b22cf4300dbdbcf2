import type { Settings, Timer } from '../../shared/grimoire/api'
import type { Subject } from '../../shared/grimoire/subject'
import type { GrimoireView, LogLine } from '../../shared/grimoire/view'
import { failed, ok, type Failure, type Result } from '../../shared/lib/result'
import type { TownSquareView } from '../../shared/townsquare/view'
import type { History } from '../engine/history/history'
import type { PublicLook } from '../engine/projections/context'
import type { GameHeader } from '../engine/state'
import { createDesk } from './desk'
import { createGestures, type Gestures } from './gestures'
import { logLines } from './logLines'
import { noGameOpen } from './outcomes'
import { createChronicler, type Chronicler } from './chronicler'
import { createPastGames, type PastGames } from './pastGames'
import type { Clock, GameLibrary, NewId, SettingsStore } from './ports'
import type { AnyFact, AnyState, Rules } from './rules'
import { createShelf, type Shelf } from './shelf'
import { createStage } from './stage'
import { createTurns, type InTurn } from './turns'

/** What a session is made of. `report` hears of what is a bug and yet must not stop the game. */
export interface SessionParts<State extends AnyState, Fact extends AnyFact> {
  readonly rules: Rules<State, Fact>
  readonly library: GameLibrary<Fact>
  readonly settings: SettingsStore<Settings>
  readonly clock: Clock
  readonly newId: NewId
  readonly report: (error: unknown) => void
  /** Pictures and words for the room beside the catalogue's. */
  readonly look?: PublicLook | undefined
}

/** A game for whoever writes its record. */
export interface GameOnRecord<State, Fact> {
  readonly header: GameHeader
  readonly history: History<Fact>
  readonly state: State
}

/** The running game: applies what the Storyteller does, saves it, then shows it. One thing happens after the other. */
export interface Session<State, Fact> extends Gestures {
  readonly library: Shelf<Fact>
  readonly past: PastGames
  readonly chronicler: Chronicler
  readonly grimoireView: () => GrimoireView | null
  readonly onGrimoireView: (listener: (view: GrimoireView | null) => void) => () => void
  readonly townSquareView: () => TownSquareView
  readonly onTownSquareView: (listener: (view: TownSquareView) => void) => () => void
  /** Lines of the story from line `from` on, the oldest being 0. */
  readonly logLines: (range: { readonly from: number; readonly count: number }) => Result<LogLine[]>
  /** Why something is as it is: lines of the story, the nearest cause first. */
  readonly causeLines: (subject: Subject) => Result<LogLine[]>
  readonly onRecord: () => Result<GameOnRecord<State, Fact>>
  readonly settings: () => Settings
  /** What became of settings that could not be read at the start. */
  readonly settingsProblem: Failure | null
  readonly setSettings: (settings: Settings) => Promise<Result<Settings>>
  /** Puts a timer on the wall, or takes it off; a nomination stops it. */
  readonly setTimer: (timer: Timer | null) => Promise<Result<null>>
  /** Shows everything again, with what is new on this machine: pictures, official wording. */
  readonly refresh: () => Promise<void>
}

export function createSession<State extends AnyState, Fact extends AnyFact>(
  parts: SessionParts<State, Fact>,
): Session<State, Fact> {
  const { rules, library, settings, clock, newId, report, look } = parts
  const stage = createStage(rules, { settings: settings.settings, look, report })
  const desk = createDesk(stage, () => settings.settings)
  const gestures = createGestures(desk, rules, clock, newId)
  const shelf = createShelf({ desk, gestures, library, rules, clock, newId })
  const past = createPastGames({ desk, library, rules, settings: () => settings.settings, look })
  const chronicler = createChronicler({ desk, gestures, library, rules, clock, newId })
  const inTurn = createTurns()

  return {
    ...queued(gestures, inTurn),
    library: queued(shelf, inTurn),
    past: queued(past, inTurn),
    chronicler: queued(chronicler, inTurn),
    grimoireView: stage.grimoire.current,
    onGrimoireView: stage.grimoire.subscribe,
    townSquareView: stage.townSquare.current,
    onTownSquareView: stage.townSquare.subscribe,
    logLines({ from, count }) {
      const game = desk.game()
      return game ? ok(logLines(rules, game, from, count)) : failed(noGameOpen)
    },
    causeLines(subject) {
      const game = desk.game()
      if (!game) return failed(noGameOpen)
      return ok(rules.causeLines(game.history, (head) => game.fold.stateAt(game.history, head), subject))
    },
    onRecord() {
      const game = desk.game()
      return game ? ok({ header: game.header, history: game.history, state: game.state }) : failed(noGameOpen)
    },
    settings: () => settings.settings,
    settingsProblem: settings.problem,
    setSettings: (chosen) =>
      inTurn(async () => {
        const saved = await settings.save(chosen)
        if (!saved.ok) return saved
        desk.refresh()
        return ok(settings.settings)
      }),
    setTimer: (timer) =>
      inTurn(() => {
        desk.setTimer(timer)
        return ok(null)
      }),
    refresh: () => inTurn(() => desk.refresh()),
  }
}

type Deeds = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>

/** The same deeds, each beginning when the one before has ended. */
function queued<Queued extends { readonly [Name in keyof Queued]: (...input: never[]) => Promise<unknown> }>(
  deeds: Queued,
  inTurn: InTurn,
): Queued {
  const waiting = Object.entries(deeds as Deeds).map(([name, deed]) => [
    name,
    (...input: never[]) => inTurn(() => deed(...input)),
  ])
  return Object.fromEntries(waiting) as Queued
}
