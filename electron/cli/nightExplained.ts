import type { SeatId } from '../../shared/domain/ids'
import type { Subject } from '../../shared/grimoire/subject'
import type { GrimoireView, Notice, ReminderView, SeatView, StateCause } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import codes from '../../shared/locales/en/codes.json'
import { initialState } from '../engine/state'
import type { Fact } from '../engine/events/facts'
import { causeTeller } from '../records/causeLines'
import { chaptersOf } from '../records/recordedGame'
import { recordTexts } from '../records/recordTexts'
import { createSpeaker, type Speaker } from '../records/sentences'
import { grimoireOf } from './gameShow'
import type { GameSource } from './gameSource'

/** Why something is as it is, in sentences: what it is first, then its causes, the nearest first. */
export interface Explanation {
  readonly seat: SeatId | null
  readonly name: string
  readonly about: 'character' | 'drunk' | 'poisoned' | 'mad' | 'dead' | 'token' | 'ended'
  /** The token, as its character and label; null for states. */
  readonly token: { readonly character: string; readonly label: string } | null
  readonly why: readonly string[]
}

type Impairment = 'drunk' | 'poisoned' | 'mad'
const IMPAIRMENTS: readonly Impairment[] = ['drunk', 'poisoned', 'mad']

/**
 * Everybody who is drunk, poisoned, mad or dead, who changed character, what ended last on them, and every token: each with the
 * chain that led there.
 */
export function explanationsOf(game: GameSource): Explanation[] {
  const story = createStory(game)
  const view = grimoireOf(game)
  const ofSeats = view.seats.flatMap((seat) => [
    ...IMPAIRMENTS.flatMap((about) =>
      seat[about].length === 0 ? [] : [explanation(seat, about, impairmentChain(story, seat, about))],
    ),
    ...(seat.isAlive ? [] : [explanation(seat, 'dead', deathChain(story, seat.seat))]),
    ...(['character', 'ended'] as const).flatMap((kind) => {
      const chain = story.causes({ kind, seat: seat.seat })
      return chain.length === 0 ? [] : [explanation(seat, kind, chain)]
    }),
    ...seat.reminders.map((reminder) => tokenExplanation(story, view, seat, reminder)),
  ])
  return [...ofSeats, ...view.centreReminders.map((reminder) => tokenExplanation(story, view, null, reminder))]
}

function explanation(seat: SeatView, about: Explanation['about'], why: string[]): Explanation {
  return { seat: seat.seat, name: seat.name, about, token: null, why }
}

function tokenExplanation(
  story: Story,
  view: GrimoireView,
  seat: SeatView | null,
  reminder: ReminderView,
): Explanation {
  const { character, label, why, id } = reminder
  const isPlacing = (fact: Fact): boolean => fact.kind === 'effectAdded' && fact.effect.id === id
  // Where the source is, or was, itself out of order, that has a cause of its own.
  const deeper = why.flatMap(({ code, params }) => {
    if (code === 'chosen-in-vain') return outOfOrder(story, story.seatsBefore(isPlacing), reminder.sourceSeat)
    return code.startsWith('source-') ? outOfOrder(story, view.seats, params['seat']) : []
  })
  return {
    seat: seat?.seat ?? null,
    name: seat?.name ?? '',
    about: 'token',
    token: { character, label },
    why: [...why.map(story.say), ...story.causes({ kind: 'effect', effect: id }), ...deeper],
  }
}

/** Why a seat's ability does nothing: what the player is, and why. */
function outOfOrder(story: Story, seats: readonly SeatView[], wanted: Json | undefined): string[] {
  const source = seats.find(({ seat }) => seat === wanted)
  if (!source) return []
  const impaired = (['drunk', 'poisoned'] as const).filter((about) => source[about].length > 0)
  const dead = source.isAlive ? [] : deathChain(story, source.seat)
  return [...dead, ...impaired.flatMap((about) => impairmentChain(story, source, about))]
}

/** For each cause: by whom, until when, and the commit it came of. */
function impairmentChain(story: Story, { seat, ...state }: SeatView, about: Impairment): string[] {
  const causes = state[about].flatMap((cause) => [
    story.say(causeNotice(seat, cause)),
    ...(cause.effect === null
      ? []
      : [
          story.say({ code: `lasts-${cause.until}`, params: {} }),
          ...story.causes({ kind: 'effect', effect: cause.effect }),
        ]),
  ])
  return [story.say({ code: `is-${about}`, params: { seat } }), ...causes]
}

function causeNotice(seat: SeatId, { character, seat: by, effect }: StateCause): Notice {
  if (effect === null && by === seat) return { code: 'caused-by-nature', params: { seat, character } }
  if (by === null) return { code: 'caused-by-hand', params: { character } }
  return { code: 'caused-by-ability', params: { character, by } }
}

function deathChain(story: Story, seat: SeatId): string[] {
  return story.causes({ kind: 'death', seat })
}

/** A game that can be asked for the commit behind something, and says it in sentences. */
interface Story {
  readonly say: (notice: Notice) => string
  /** What led to it, the nearest cause first, each under the time it happened; nothing where the story knows of none. */
  readonly causes: (subject: Subject) => string[]
  /** The seats as they were just before that commit. */
  readonly seatsBefore: (isIt: (fact: Fact) => boolean) => readonly SeatView[]
}

function createStory(game: GameSource): Story {
  const texts = recordTexts('en', game.state.script)
  const speaker = createSpeaker({ ...texts, facts: { ...texts.facts, ...codes } }, true)
  const chapters = chaptersOf(game, initialState(game.header))
  return {
    say: (notice) => sentence(speaker, game, notice),
    causes: causeTeller(game, speaker),
    seatsBefore(isIt) {
      const chapter = chapters.findLast(({ commit }) => commit.facts.some(isIt))
      if (!chapter) return []
      const history = { entries: game.history.entries, head: chapter.commit.parent }
      return grimoireOf({ ...game, history, state: chapter.before }).seats
    },
  }
}

function sentence(speaker: Speaker, { state }: GameSource, { code, params }: Notice): string {
  const kebab = code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return speaker.notice(state, { code: kebab, params }) ?? kebab
}
