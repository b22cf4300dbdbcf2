import type { CharacterId, SeatId, SeatOrCharacter } from '../../../shared/domain/ids'
import { publicAnnouncement } from '../../../shared/townsquare/view'
import type { PublicAnnouncement, PublicNomination, PublicSeat, TownSquareView } from '../../../shared/townsquare/view'
import { countingOrder, exileNeeded, isVotingSecret, tallyOf, tokensHeld, votesNeeded } from '../day/votes'
import { gameOf } from '../rules/game'
import type { Game } from '../rules/reading'
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
      votes: isSecretVote(kind, votes?.isSecret) ? null : (votes?.tally ?? 0),
    })),
    hasVoteList: context.settings.showsVotes,
    aboutToDie: publicAboutToDie(game, isSecret),
    executedToday: state.phase.kind === 'day' && today.executed ? victim(today.executed.target) : null,
    announcements: announcements(state),
    winner: state.winner,
    timer: context.timer,
    handSpeedMs: context.settings.handSpeedMs,
    sheet: state.isSheetShown
      ? { name: state.script.name, author: state.script.author, characters: state.script.characters }
      : null,
    names: publicNames(game, context),
    pictures: publicPictures(game, context),
    reveal: state.reveal?.flatMap((seat) => revealed(game, seat)) ?? null,
  }
}

/** Characters of which the room knows that they are there. */
function knownCharacters(game: Game): Set<CharacterId> {
  const { script, centre, isSheetShown, reveal } = game.state
  const sheet = isSheetShown ? script.characters : []
  const travellers = game.seats.flatMap(({ isTraveller, character }) => (isTraveller && character ? [character] : []))
  const shown = (reveal ?? [])
    .flatMap((seat) => revealed(game, seat))
    .flatMap(({ character, reminders }) => [character, ...reminders.map((reminder) => reminder.character)])
  const marked = game.effects.flatMap(({ character, isHidden }) =>
    !isHidden && isPublicMark(game, character) ? [character] : [],
  )
  return new Set([...sheet, ...travellers, ...centre, ...shown, ...marked])
}

/** What the script says of its own characters, and official wording of the others, as far as the room knows of them. */
function publicNames(game: Game, { look, settings }: ViewContext): TownSquareView['names'] {
  const { script, isSheetShown } = game.state
  const sheet = new Set(isSheetShown ? script.characters : [])
  const made = new Map(script.homebrew.map((one) => [one.id, one]))
  const named = [...knownCharacters(game)].flatMap((id) => {
    // Official wording is English.
    const official = settings.townSquareLocale === 'en' ? look?.officialText(id) : null
    const text = made.get(id) ?? (official && { name: game.facts(id).name, ability: '', ...official })
    if (!text) return []
    return [[id, { name: text.name, team: game.facts(id).team, ability: sheet.has(id) ? text.ability : '' }]]
  })
  return Object.fromEntries(named) as TownSquareView['names']
}

function publicPictures(game: Game, { look }: ViewContext): TownSquareView['pictures'] {
  if (!look) return {}
  const images = new Map(game.state.script.homebrew.map(({ id, image }) => [id, image]))
  const pictured = [...knownCharacters(game)].flatMap((id) => {
    const pictures = look.picturesOf(id, images.get(id) ?? [])
    return pictures.length > 0 ? [[id, [...pictures]]] : []
  })
  return Object.fromEntries(pictured) as TownSquareView['pictures']
}

/** A character may say that its reminders lie open before everybody. */
function isPublicMark(game: Game, character: CharacterId): boolean {
  return game.facts(character).special.some(({ type, name }) => type === 'reminder' && name === 'public')
}

function publicSeat(game: Game, seat: SeatId): PublicSeat {
  const { name, publicLife, isTraveller, character } = game.seat(seat)
  return {
    seat,
    name,
    life: publicLife,
    voteToken: publicLife === 'dead' && tokensHeld(game, seat) > 0,
    traveller: isTraveller ? character : null,
    reminders: game.effects
      .filter((effect) => effect.target === seat && !effect.isHidden && isPublicMark(game, effect.character))
      .map((effect) => ({ character: effect.character, label: effect.label })),
  }
}

/** By night the room counts who it still believes alive. */
function publicVotesNeeded(game: Game): number {
  if (game.state.phase.kind === 'day') return votesNeeded(game)
  return Math.ceil(game.seats.filter(({ publicLife }) => publicLife === 'alive').length / 2)
}

/** The nomination on the floor: the open one, else the one counted last until the day goes on (T17). */
function publicNomination(game: Game, isSecret: boolean): PublicNomination | null {
  const last = nominationShown(game)
  if (!last) return null
  const { kind, by, nominee, votes } = last
  const order = countingOrder(game, nominee)
  const hands = handsOf(last)
  const counted = order.filter((seat) => hands[seat] !== undefined)
  const isHiddenNow = isSecretVote(kind, votes?.isSecret ?? isSecret)
  const isBegun = votes === null && counted.length > 0
  return {
    kind,
    by,
    nominee: victim(nominee),
    order,
    now: isBegun ? (order.find((seat) => hands[seat] === undefined) ?? null) : null,
    hands: isHiddenNow ? [] : counted.map((seat) => ({ seat, hands: hands[seat] ?? 0 })),
    tally: isHiddenNow ? null : tallyOf(game, last),
    needed: votes?.needed ?? (kind === 'exile' ? exileNeeded(game) : votesNeeded(game)),
    done: votes !== null,
  }
}

/** The nomination that the day is about, counted or not. */
function nominationShown({ state: { phase, today } }: Game): Nomination | undefined {
  const isShown = today.isVoting || (today.isResultFresh && phase.kind === 'day')
  return isShown ? today.nominations.at(-1) : undefined
}

/** Hands as they were taken; a count that was given at one stroke says who held one up. */
function handsOf({ hands, votes }: Nomination): Nomination['hands'] {
  return votes ? { ...hands, ...Object.fromEntries(votes.votes.map((vote) => [vote.seat, vote.hands])) } : hands
}

function isSecretVote(kind: Nomination['kind'], isSecret: boolean | undefined): boolean {
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

/** What may be said aloud is what the contract of the public window names. */
const spoken = publicAnnouncement.shape.kind.options

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
    .filter((effect) => effect.target === seat && !effect.isHidden && !effect.isAura)
    .map(({ character, label }) => ({ character, label }))
  return [{ seat, character: player.character, alignment: player.alignment, reminders }]
}
