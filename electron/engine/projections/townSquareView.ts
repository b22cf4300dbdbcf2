import type { SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import type { PublicAnnouncement, PublicNomination, PublicSeat, TownSquareView } from '../../../shared/townsquare/view'
import { openNomination } from '../day/nominations'
import { countingOrder, exileNeeded, isVotingSecret, tallyOf, votesNeeded } from '../day/votes'
import { gameOf } from '../rules/game'
import type { Game } from '../rules/types'
import { baseCounts } from '../setup/counts'
import type { Nomination, State } from '../state'
import type { ViewContext } from './context'

/**
 * What the room may know, field by field (SPEC T): an allow-list. A new field of the state is secret until it is named here.
 * @see rulebook, What Is the Town Square?
 */
export function townSquareView(state: State, context: ViewContext): TownSquareView {
  const game = gameOf(state)
  const { today } = state
  const isSecret = isVotingSecret(game)
  const ordinary =
    state.phase.kind === 'setup' && state.table.players > 0
      ? state.table.players
      : game.seats.filter(({ isTraveller }) => !isTraveller).length
  return {
    revision: context.revision,
    locale: context.settings.townSquareLocale,
    gameName: context.game.name,
    phase: state.phase,
    seats: game.seats.map((seat) => publicSeat(game, seat.seat)),
    counts: baseCounts(ordinary),
    alive: game.seats.filter(({ publicLife }) => publicLife === 'alive').length,
    votesNeeded: publicVotesNeeded(game),
    exileNeeded: exileNeeded(game),
    fabled: state.centre.filter((id) => game.facts(id).team === 'fabled'),
    loric: state.centre.filter((id) => game.facts(id).team === 'loric'),
    nominationsOpen: state.phase.kind === 'day' && today.nominationsOpen && today.executed === null,
    nomination: publicNomination(game, isSecret),
    nominations: finished(game).map(({ kind, by, nominee, votes }) => ({
      kind,
      by,
      nominee: victim(nominee),
      votes: isHidden(kind, votes?.isSecret) ? null : (votes?.tally ?? 0),
    })),
    aboutToDie: publicAboutToDie(game, isSecret),
    executedToday: state.phase.kind === 'day' && today.executed ? victim(today.executed.target) : null,
    announcements: announcements(state),
    winner: state.winner,
    timer: context.timer,
    handSpeedMs: context.settings.handSpeedMs,
    sheet: state.isSheetShown
      ? { name: state.script.name, author: state.script.author, characters: state.script.characters }
      : null,
    names: publicNames(game),
    reveal: state.reveal?.flatMap((seat) => revealed(game, seat)) ?? null,
  }
}

/** What the script says of its own characters, as far as the room knows that they are there. */
function publicNames(game: Game): TownSquareView['names'] {
  const { script, centre, isSheetShown, reveal } = game.state
  if (script.homebrew.length === 0) return {}
  const sheet = new Set(isSheetShown ? script.characters : [])
  const travellers = game.seats.flatMap(({ isTraveller, character }) => (isTraveller && character ? [character] : []))
  const shown = (reveal ?? [])
    .flatMap((seat) => revealed(game, seat))
    .flatMap(({ character, reminders }) => [character, ...reminders.map((reminder) => reminder.character)])
  const known = new Set([...sheet, ...travellers, ...centre, ...shown])
  const named = script.homebrew
    .filter(({ id }) => known.has(id))
    .map(({ id, name, team, ability }) => [id, { name, team, ability: sheet.has(id) ? ability : '' }])
  return Object.fromEntries(named) as TownSquareView['names']
}

function publicSeat(game: Game, seat: SeatId): PublicSeat {
  const { name, publicLife, voteToken, isTraveller, character } = game.seat(seat)
  return {
    seat,
    name,
    life: publicLife,
    voteToken: publicLife === 'dead' && voteToken,
    traveller: isTraveller ? character : null,
  }
}

/** By night the room counts who it still believes alive. */
function publicVotesNeeded(game: Game): number {
  if (game.state.phase.kind === 'day') return votesNeeded(game)
  return Math.ceil(game.seats.filter(({ publicLife }) => publicLife === 'alive').length / 2)
}

/** The nomination on the floor: the open one, else the one counted last until the day goes on. */
function publicNomination(game: Game, isSecret: boolean): PublicNomination | null {
  const open = openNomination(game)
  if (!open) return null
  const order = countingOrder(game, open.nominee)
  const counted = order.filter((seat) => open.hands[seat] !== undefined)
  const isHiddenNow = isHidden(open.kind, isSecret)
  return {
    kind: open.kind,
    by: open.by,
    nominee: victim(open.nominee),
    order,
    now: counted.length === 0 ? null : (order.find((seat) => open.hands[seat] === undefined) ?? null),
    hands: isHiddenNow ? [] : counted.map((seat) => ({ seat, hands: open.hands[seat] ?? 0 })),
    tally: isHiddenNow ? null : tallyOf(game, open),
    needed: open.kind === 'exile' ? exileNeeded(game) : votesNeeded(game),
    done: false,
  }
}

function isHidden(kind: Nomination['kind'], isSecret: boolean | undefined): boolean {
  return kind === 'execution' && isSecret === true
}

/** Whoever is about to die stays unknown when the votes were blind, even if later votes are not. */
function publicAboutToDie(game: Game, isSecret: boolean): TownSquareView['aboutToDie'] {
  const { aboutToDie } = game.state.today
  if (isSecret || !aboutToDie) return null
  const isBlind = finished(game).some(
    ({ votes, nominee }) => votes?.isSecret === true && nominee === aboutToDie.nominee,
  )
  return isBlind ? null : { nominee: victim(aboutToDie.nominee), votes: aboutToDie.votes }
}

function finished(game: Game): Nomination[] {
  return game.state.today.nominations.filter(({ votes }) => votes !== null)
}

function victim(nominee: SeatOrCharacter): SeatId | 'storyteller' {
  return typeof nominee === 'number' ? nominee : 'storyteller'
}

const spoken = ['deaths', 'statuses', 'banshee-awoken', 'alhadikhia-chose', 'executed', 'exiled', 'custom'] as const

function announcements(state: State): PublicAnnouncement[] {
  return state.announcements.flatMap(({ kind, seats, text }) => {
    const said = spoken.find((one) => one === kind)
    return said ? [{ kind: said, seats: [...seats], ...(text !== '' && { text }) }] : []
  })
}

function revealed(game: Game, seat: SeatId): NonNullable<TownSquareView['reveal']> {
  const player = game.state.seats[seat]
  if (!player || player.character === null) return []
  const reminders = game.effects
    .filter((effect) => effect.target === seat && !effect.isHidden)
    .map(({ character, label }) => ({ character, label }))
  return [{ seat, character: player.character, alignment: player.alignment, reminders }]
}
