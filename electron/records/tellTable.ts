import type { Json } from '../../shared/lib/json'
import type { Notice } from '../../shared/grimoire/view'
import type { Tellers } from './tell'

const say = (code: string, params: Record<string, Json> = {}): Notice => ({ code, params })

/** What is said of the table, the bag and the players. */
export const tableTellers: Tellers<
  | 'tableSet'
  | 'scriptChosen'
  | 'seatAdded'
  | 'seatRemoved'
  | 'seatRenamed'
  | 'seatMoved'
  | 'tableTurned'
  | 'lineupSet'
  | 'bagFilled'
  | 'tokenDrawn'
  | 'bluffsSet'
  | 'centreAdded'
  | 'centreRemoved'
  | 'characterSet'
  | 'shownSet'
  | 'alignmentSet'
  | 'travellerSet'
  | 'voteTokenSet'
  | 'givenTokensSet'
  | 'lifeSet'
  | 'noted'
  | 'overridden'
> = {
  tableSet: ({ players, travellers }) => say('table-set', { players: String(players), travellers: String(travellers) }),
  scriptChosen: ({ script }) => say('script-chosen', { name: script.name }),
  seatAdded: ({ seat, isTraveller }) => say(isTraveller ? 'traveller-joined' : 'seat-added', { seat }),
  seatRemoved: ({ seat }, before) => say('seat-removed', { name: before.seats[seat]?.name ?? '' }),
  seatRenamed: ({ seat, name }, before) => say('seat-renamed', { before: before.seats[seat]?.name ?? '', name }),
  seatMoved: ({ seat, index }) => say('seat-moved', { seat, place: index + 1 }),
  tableTurned: ({ first, isReversed }) => say(isReversed ? 'table-reversed' : 'table-turned', { seat: first }),
  lineupSet: ({ characters }) => say('lineup-set', { characters }),
  bagFilled: ({ characters }) => say('bag-filled', { characters }),
  tokenDrawn: ({ character }) => say('token-drawn', { character }),
  bluffsSet: ({ characters }) => say('bluffs-set', { characters }),
  centreAdded: ({ character }) => say('centre-added', { character }),
  centreRemoved: ({ character }) => say('centre-removed', { character }),
  characterSet: ({ seat, character }, { phase, seats }) => {
    if (character === null) return say('character-cleared', { seat })
    const isChange = phase.kind !== 'setup' && (seats[seat]?.character ?? null) !== null
    return say(isChange ? 'character-became' : 'character-set', { seat, character })
  },
  shownSet: ({ seat, character }, before) => {
    if (character !== null) return say('shown-set', { seat, character })
    return (before.seats[seat]?.shown ?? null) === null ? null : say('shown-cleared', { seat })
  },
  alignmentSet: ({ seat, alignment }, before) =>
    before.seats[seat]?.alignment === alignment ? null : say('alignment-set', { seat, alignment }),
  travellerSet: ({ seat, isTraveller }) => say(isTraveller ? 'became-traveller' : 'no-longer-traveller', { seat }),
  givenTokensSet: ({ seat, count }) => say('vote-tokens-held', { seat, count }),
  voteTokenSet: ({ seat, has }) => say(has ? 'vote-token-back' : 'vote-token-spent', { seat }),
  lifeSet: ({ seat, isAlive, feignsDeath }) => {
    if (feignsDeath) return say('life-feigned', { seat })
    return isAlive ? null : say('life-dead', { seat })
  },
  noted: ({ seat, text }) => (seat === null ? say('noted', { text }) : say('noted-of', { seat, text })),
  overridden: ({ code }) => say('overridden', { reason: code }),
}
