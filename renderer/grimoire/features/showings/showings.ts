import type { CharacterId, SeatId } from '../../../../shared/domain/ids'
import type { GrimoireView, NightStep, SeatView, ToldItem } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import { isOpen, lenderOf } from '../night/nightSteps'

/** What a player has to be shown although no step of their own says so, such as a new side. */
export interface Showing {
  seat: SeatView
  items: ToldItem[]
  /** The same for as long as the same things are to be shown. */
  key: string
}

/** The first night has rows for these. */
const EVIL_ROWS = ['minioninfo', 'demoninfo']

/** One thing to be shown: what was told, or that a player is a character, which was told in two. */
export type Lesson = ToldItem | { kind: 'playerIs'; player: SeatId; character: CharacterId }

/** A player and a character that one ability tells together are said and shown together. */
export function lessonsOf(items: readonly ToldItem[]): Lesson[] {
  const told = (kind: string, ability: string): Json | undefined =>
    items.find((one) => one.kind === kind && one.ability === ability)?.value
  return items.flatMap((item): Lesson[] => {
    const [player, character] = [told('player', item.ability), told('character', item.ability)]
    if (typeof player !== 'number' || typeof character !== 'string') return [item]
    if (item.kind === 'player') return [{ kind: 'playerIs', player: player as SeatId, character }]
    return item.kind === 'character' ? [] : [item]
  })
}

/** What a step of tonight has to show of what is settled already, seat by seat, such as the twins to each other. */
export function lessonsIn(step: NightStep, view: GrimoireView): ToldItem[][] {
  return showingsIn(view)
    .filter(({ seat }) => step.seats.includes(seat.seat))
    .map(({ items }) => items.filter(({ ability }) => ability === step.entry))
    .filter((items) => items.length > 0)
}

/** What players learn in this phase by the doings of others: the abilities that did it never wake them. */
export function showingsIn({ game, phase, seats, night, day }: GrimoireView): Showing[] {
  const isNow = (one: ToldItem): boolean => one.phase.kind === phase.kind && one.phase.number === phase.number
  /** By day the Storyteller words the answers of abilities themselves, where there is anything to word. */
  const isWorded = (one: ToldItem, { seat, abilities }: SeatView): boolean =>
    one.kind !== 'youAre' &&
    abilities.some(({ character }) => character === one.ability) &&
    !day.actions.some((used) => used.seat === seat && used.ability === one.ability && used.information === null)
  const isOfAStep = (one: ToldItem, player: SeatView): boolean =>
    phase.kind === 'night'
      ? night.steps.some(
          (step) =>
            step.entry === one.ability &&
            step.seats.includes(player.seat) &&
            (step.outcome.some(({ code }) => code === 'told') ||
              // The step itself shows whose ability it is, before the choice.
              (one.kind === 'thisCharacterSelectedYou' && lenderOf(step, seats) !== null)),
        )
      : isWorded(one, player)
  /** Their own step comes later tonight. */
  const isToCome = ({ ability }: ToldItem, { seat }: SeatView): boolean =>
    phase.kind === 'night' &&
    night.steps.some(
      (step) => step.entry === ability && step.seats.includes(seat) && isOpen(step) && step.key !== night.currentKey,
    )
  const isDue = (one: ToldItem, player: SeatView): boolean =>
    isNow(one) && !EVIL_ROWS.includes(one.ability) && !isOfAStep(one, player) && !isToCome(one, player)
  return seats.flatMap((seat) => {
    const items = seat.told.filter((one) => isDue(one, seat))
    const key = `${game.id} ${seat.seat} ${JSON.stringify(items)}`
    return items.length > 0 ? [{ seat, items, key }] : []
  })
}
