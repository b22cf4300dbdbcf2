import { expect } from 'vitest'
import type { CharacterId } from '../../shared/domain/ids'
import type { Phase } from '../../shared/domain/vocabulary'
import type { CommandInput } from '../../shared/grimoire/commands'

type Position = CommandInput<'startFromPosition'>
export type PositionSeat = Position['seats'][number]

/** Where a game of a test begins: set up by these methods, which return the game, until its first command. */
export abstract class GamePosition {
  protected readonly position: Position
  protected isBegun = false

  constructor(seats: PositionSeat[]) {
    this.position = { phase: { kind: 'setup', number: 0 }, seats }
  }

  /** Night `number` has just begun. */
  atNight(number: number): this {
    return this.at({ kind: 'night', number })
  }

  /** The dawn announcement of day `number` is done. */
  onDay(number: number): this {
    return this.at({ kind: 'day', number })
  }

  /** Only these characters are on the script. */
  onScript(...characters: CharacterId[]): this {
    return this.placing((position) => (position.script = { name: 'Script', characters }))
  }

  /** A script with characters of its own. */
  withScript(script: Position['script']): this {
    return this.placing((position) => (position.script = script))
  }

  /** Fabled and Loric in the centre. */
  withCentre(...characters: CharacterId[]): this {
    return this.placing((position) => (position.centre = characters))
  }

  /** What differs from the default on some seats: `{ seat: 3, alive: false, spent: ['slayer'] }`. */
  with(...seats: (Partial<PositionSeat> & { seat: number })[]): this {
    return this.placing((position) => {
      for (const change of seats) Object.assign(this.placed(position, change.seat), change)
    })
  }

  /** Poisoned from the start; a source that is not in the game keeps its token's time and cannot lose its ability. */
  poisoned(seat: number, by: CharacterId = 'poisoner', from?: number): this {
    return this.placing((position) => (this.placed(position, seat).poisoned ??= []).push(sourceFrom(by, from)))
  }

  /** Drunk from the start, as {@link poisoned}. */
  drunk(seat: number, by: CharacterId = 'sailor', from?: number): this {
    return this.placing((position) => (this.placed(position, seat).drunk ??= []).push(sourceFrom(by, from)))
  }

  /** Seats that are dead from the start. */
  dead(...seats: number[]): this {
    return this.with(...seats.map((seat) => ({ seat, alive: false })))
  }

  /** Seats on the side their character is not usually on. */
  evil(...seats: number[]): this {
    return this.with(...seats.map((seat) => ({ seat, alignment: 'evil' as const })))
  }

  good(...seats: number[]): this {
    return this.with(...seats.map((seat) => ({ seat, alignment: 'good' as const })))
  }

  private at(phase: Phase): this {
    return this.placing((position) => (position.phase = phase))
  }

  private placing(change: (position: Position) => unknown): this {
    if (this.isBegun) expect.fail('the position is set before the first command')
    change(this.position)
    return this
  }

  private placed(position: Position, seat: number): PositionSeat {
    return position.seats.find((one) => one.seat === seat) ?? expect.fail(`no seat ${seat}`)
  }
}

function sourceFrom(character: CharacterId, seat: number | undefined): { character: CharacterId; seat?: number } {
  return { character, ...(seat !== undefined && { seat }) }
}
