import type { Notice } from '../../../shared/grimoire/view'
import { moduleOf } from '../characters/registry'
import { handRefusal } from '../day/votes'
import { openNomination } from '../day/moments'
import { isEvilWithheld, nightOfEvilInformation, PLAYERS_FOR_EVIL_INFORMATION } from '../night/evilInformation'
import { firstNightOf } from '../night/moments'
import type { Game } from '../rules/reading'
import { countTypes, distributions } from '../setup/counts'
import type { SeatId } from '../../../shared/domain/ids'

type Watch = (game: Game) => Notice[]

/** What a watchful helper would whisper to the Storyteller now (SPEC O): codes with parameters, never in the way. */
export function watchNotices(game: Game): Notice[] {
  if (game.state.phase.kind === 'setup') return []
  const ofAbilities = game.state.instances.flatMap(
    (instance) => moduleOf(instance.character)?.watch?.(game, instance) ?? [],
  )
  return [...watches.flatMap((watch) => watch(game)), ...ofAbilities]
}

/** A "you start knowing" gained in mid-game that was never told. */
const unlearnt: Watch = (game) =>
  game.state.instances.flatMap((instance) => {
    const module = moduleOf(instance.character)
    const startsKnowing =
      module?.night?.first === true && module.night.other === false && module.information !== undefined
    if (!startsKnowing || instance.since.kind === 'setup' || instance.seat === null) return []
    const isDue = game.state.phase.kind === 'day' && firstNightOf(instance) <= game.state.phase.number
    const isTold = game.seat(instance.seat).told.some(({ ability }) => ability === instance.character)
    return isDue && !isTold && game.functions(instance)
      ? [{ code: 'first-night-ability-waiting', params: { seat: instance.seat, character: instance.character } }]
      : []
  })

const madness: Watch = (game) =>
  game.state.phase.kind === 'day'
    ? game.living
        .filter(({ seat }) => game.has(seat, 'mad') && !game.state.today.judged.includes(seat))
        .map(({ seat }) => ({ code: 'madness-unjudged', params: { seat } }))
    : []

const feigned: Watch = (game) =>
  game.seats
    .filter(({ feignsDeath, isAlive }) => feignsDeath && isAlive)
    .map(({ seat }) => ({ code: 'feigns-death', params: { seat } }))

/** On the first night the Grimoire should hold what set-up allows. */
const impossibleCounts: Watch = (game) => {
  if (game.state.phase.kind !== 'night' || game.state.phase.number > 1) return []
  const dealt = game.seats.flatMap(({ character, isTraveller }) =>
    character === null || isTraveller ? [] : [character],
  )
  const { outsiders } = countTypes(game, dealt)
  const lawful = distributions(game, dealt.length, dealt).map((counts) => counts.outsiders)
  return lawful.length === 0 || lawful.includes(outsiders)
    ? []
    : [{ code: 'outsider-count-impossible', params: { outsiders, lawful } }]
}

/** The day has come after the night in which evil is introduced, and it was not. */
const evilUninformed: Watch = (game) => {
  const { phase } = game.state
  const players = game.seats.filter(({ isTraveller }) => !isTraveller).length
  if (
    phase.kind !== 'day' ||
    phase.number !== nightOfEvilInformation(game) ||
    players < PLAYERS_FOR_EVIL_INFORMATION ||
    isEvilWithheld(game) ||
    game.state.tonight.done.length === 0
  )
    return []
  const uninformed = game
    .ofTeam('minion')
    .filter(({ told, seat }) => !told.some(({ kind }) => kind === 'demon') && !isHidden(game, seat))
  return uninformed.map(({ seat }) => ({ code: 'minion-info-missing', params: { seat } }))
}

/** Believes to be somebody else, and so wakes with nobody. */
function isHidden(game: Game, seat: SeatId): boolean {
  return game.seat(seat).shown !== null
}

const spentVotes: Watch = (game) => {
  const open = openNomination(game)
  if (open?.kind !== 'execution') return []
  return Object.entries(open.hands)
    .filter(([seat, hands]) => hands > 0 && handRefusal(game, Number(seat) as SeatId) !== null)
    .map(([seat]) => ({ code: 'spent-vote-raised', params: { seat: Number(seat) } }))
}

const watches: readonly Watch[] = [unlearnt, madness, feigned, impossibleCounts, evilUninformed, spentVotes]
