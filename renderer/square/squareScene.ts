import type { SeatId } from '../../shared/domain/ids'
import type { PublicAnnouncement, TownSquareView } from '../../shared/townsquare/view'
import type { SquareText } from './squareText'

/** What the middle of the Town Square is about, the most urgent first. */
export type SquareScene = 'winner' | 'reveal' | 'setup' | 'night' | 'vote' | 'morning' | 'day'

/** What the middle shows now. */
export function squareScene(view: TownSquareView): SquareScene {
  if (view.winner !== null) return 'winner'
  if (view.reveal !== null) return 'reveal'
  if (view.phase.kind !== 'day') return view.phase.kind
  if (view.nomination) return 'vote'
  return isMorning(view) && view.announcements.length > 0 ? 'morning' : 'day'
}

/** Before anybody was nominated: nominations are open from the first hour. */
function isMorning(view: TownSquareView): boolean {
  return view.nominationsOpen && view.nominations.length === 0 && view.executedToday === null
}

/** The name the room reads for a nominee; `storyteller` is one too. */
export function nomineeName(view: TownSquareView, nominee: SeatId | 'storyteller', text: SquareText): string {
  if (nominee === 'storyteller') return text.say('storyteller')
  return view.seats.find(({ seat }) => seat === nominee)?.name ?? ''
}

/** Announcements as sentences. Deaths of the night come first, as the Storyteller makes them. */
export function announced(view: TownSquareView, text: SquareText): string[] {
  return sayAll(view.announcements, view, text)
}

/** What was announced after the morning's news, to stand beside the nominations. */
export function announcedByDay(view: TownSquareView, text: SquareText): string[] {
  const later = view.announcements.filter(({ kind }) => !['deaths', 'revived', 'statuses', 'executed'].includes(kind))
  return sayAll(later, view, text)
}

function sayAll(announcements: readonly PublicAnnouncement[], view: TownSquareView, text: SquareText): string[] {
  return together(announcements)
    .flatMap((one) => sentencesOf(one, view, text))
    .filter((sentence) => sentence !== '')
}

/** What was announced of one player after the other is read as one sentence of them all. */
function together(announcements: readonly PublicAnnouncement[]): PublicAnnouncement[] {
  return announcements.reduce<PublicAnnouncement[]>((said, one) => {
    const last = said.at(-1)
    if (last?.kind !== one.kind || one.kind === 'custom' || one.kind === 'deaths') return [...said, one]
    return [...said.slice(0, -1), { ...last, seats: [...last.seats, ...one.seats] }]
  }, [])
}

function sentencesOf(one: PublicAnnouncement, view: TownSquareView, text: SquareText): string[] {
  const names = (seats: SeatId[]): string => text.list(seats.map((seat) => nomineeName(view, seat, text)))
  if (one.kind === 'custom') return [one.text ?? '']
  if (one.kind === 'deaths') {
    return [
      one.seats.length === 0 ? text.say('announce.nobody') : text.say('announce.died', { names: names(one.seats) }),
    ]
  }
  if (one.kind === 'statuses') return statuses(one.seats, view, text, names)
  return [text.say(`announce.${one.kind}`, { names: names(one.seats) })]
}

function statuses(
  seats: SeatId[],
  view: TownSquareView,
  text: SquareText,
  names: (seats: SeatId[]) => string,
): string[] {
  return (['alive', 'dead'] as const).map((life) => {
    const these = seats.filter((id) => view.seats.find(({ seat }) => seat === id)?.life === life)
    return these.length === 0 ? '' : text.say(`announce.${life}`, { names: names(these), count: these.length })
  })
}
