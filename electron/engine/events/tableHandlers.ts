import { grown } from './grown'
import { inserted, withSeat } from './handlers'
import type { Handlers } from './handlers'
import { withoutSeat } from './leaving'

/** Facts about the table, the bag, and who sits where as what. */
export const tableHandlers: Handlers<
  | 'gameRenamed'
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
  | 'toldTo'
  | 'noted'
> = {
  gameRenamed: (state, { name }) => ({ ...state, name }),
  tableSet: (state, { players, travellers }) => ({ ...state, table: { players, travellers } }),
  scriptChosen: (state, { script }) => ({ ...state, script }),
  seatAdded: (state, { seat, name, index, isTraveller }) => ({
    ...state,
    seats: {
      ...state.seats,
      [seat]: {
        seat,
        name,
        character: null,
        shown: null,
        alignment: 'good',
        isAlive: true,
        feignsDeath: false,
        publicLife: 'alive',
        voteToken: false,
        givenTokens: 0,
        isTraveller,
        told: [],
        note: '',
      },
    },
    circle: inserted(state.circle, seat, index),
    nextSeat: Math.max(state.nextSeat, seat + 1),
  }),
  seatRemoved: withoutSeat,
  seatRenamed: (state, { seat, name }) => withSeat(state, seat, { name }),
  seatMoved: (state, { seat, index }) => ({
    ...state,
    circle: inserted(
      state.circle.filter((other) => other !== seat),
      seat,
      index,
    ),
  }),
  tableTurned: (state, { first, isReversed }) => {
    const circle = isReversed ? [...state.circle].reverse() : state.circle
    const start = Math.max(0, circle.indexOf(first))
    return { ...state, circle: [...circle.slice(start), ...circle.slice(0, start)] }
  },
  lineupSet: (state, { characters }) => ({ ...state, lineup: characters, bag: null, drawn: [] }),
  bagFilled: (state, { characters }) => ({ ...state, bag: characters, drawn: [], draws: state.draws + 1 }),
  tokenDrawn: (state, { character }) => ({ ...state, drawn: [...state.drawn, character], draws: state.draws + 1 }),
  bluffsSet: (state, { group, characters, title }) => {
    const bluffs = [...state.bluffs]
    while (bluffs.length < group) bluffs.push({ title: '', characters: [] })
    bluffs[group] = { title, characters }
    return { ...state, bluffs }
  },
  centreAdded: (state, { character }) => ({ ...state, centre: [...state.centre, character] }),
  centreRemoved: (state, { character }) => ({ ...state, centre: state.centre.filter((other) => other !== character) }),
  characterSet: (state, { seat, character }) => ({ ...withSeat(state, seat, { character }), dismissed: [] }),
  shownSet: (state, { seat, character }) => withSeat(state, seat, { shown: character }),
  alignmentSet: (state, { seat, alignment }) => withSeat(state, seat, { alignment }),
  travellerSet: (state, { seat, isTraveller }) => withSeat(state, seat, { isTraveller }),
  voteTokenSet: (state, { seat, has }) => withSeat(state, seat, { voteToken: has }),
  givenTokensSet: (state, { seat, count }) => withSeat(state, seat, { givenTokens: count }),
  lifeSet: (state, { seat, isAlive, feignsDeath }) =>
    withSeat(state, seat, { isAlive, feignsDeath, publicLife: isAlive && !feignsDeath ? 'alive' : 'dead' }),
  toldTo: (state, { seat, item, value, ability, truth }) =>
    withSeat(state, seat, {
      told: grown(state.seats[seat]?.told ?? [], { kind: item, value, ability, truth, phase: state.phase }),
    }),
  noted: (state, { seat, text }) => (seat === null ? { ...state, notes: text } : withSeat(state, seat, { note: text })),
}
