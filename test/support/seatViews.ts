import type { SeatId } from '../../shared/domain/ids'
import type { ReminderView, SeatView } from '../../shared/grimoire/view'

export const seatNumber = (number: number): SeatId => number as SeatId

export interface SeatSpec {
  name: string
  character: string | null
  evil?: boolean
  dead?: boolean
  vote?: boolean
  shown?: string
  turned?: boolean
  reminders?: [character: string, label: string, kind?: ReminderView['kind']][]
}

/** The table of the mill: twelve players. */
export const MILL: readonly SeatSpec[] = [
  { name: 'Mirela', character: 'fortuneteller', reminders: [['poisoner', 'Poisoned', 'poisoned']] },
  { name: 'Piotr', character: 'empath' },
  { name: 'Agnes', character: 'cerenovus', evil: true },
  { name: 'Tobias', character: 'washerwoman', dead: true, vote: true, reminders: [['washerwoman', 'Townsfolk']] },
  { name: 'Yun-seo', character: 'recluse', reminders: [['fortuneteller', 'Red herring']] },
  { name: 'Nadia', character: 'imp', evil: true },
  { name: 'Oskar', character: 'monk' },
  {
    name: 'Ines',
    character: 'soldier',
    reminders: [
      ['monk', 'Safe', 'safeFromDemon'],
      ['washerwoman', 'Wrong'],
      ['cerenovus', 'Mad', 'mad'],
    ],
  },
  { name: 'Dov', character: 'poisoner', evil: true },
  { name: 'Halina', character: 'sweetheart', dead: true, reminders: [['undertaker', 'Died today']] },
  { name: 'Marek', character: 'undertaker', evil: true, turned: true, reminders: [['sweetheart', 'Drunk', 'drunk']] },
  { name: 'Wei', character: 'drunk', shown: 'chef' },
]

/** Eight more. */
export const MORE: readonly SeatSpec[] = [
  { name: 'Bartholomew', character: 'mayor' },
  {
    name: 'Sanna',
    character: 'ravenkeeper',
    reminders: [
      ['innkeeper', 'Safe', 'safeFromDemon'],
      ['investigator', 'Wrong'],
    ],
  },
  { name: 'Lio', character: 'spy', evil: true },
  { name: 'Fen', character: 'saint' },
  { name: 'Roza', character: 'slayer', dead: true, vote: true, reminders: [['slayer', 'No ability', 'spent']] },
  { name: 'Casimir', character: 'thief', reminders: [['thief', 'Negative vote']] },
  { name: 'Ada', character: 'chef' },
  {
    name: 'Joon',
    character: 'gossip',
    reminders: [
      ['pukka', 'Poisoned', 'poisoned'],
      ['sailor', 'Drunk', 'drunk'],
      ['gossip', 'Dead'],
      ['assassin', 'Dead'],
    ],
  },
]

let effects = 0
function reminder([character, label, kind = 'mark']: NonNullable<SeatSpec['reminders']>[number]): ReminderView {
  return {
    id: ++effects,
    character,
    label,
    kind,
    isActive: true,
    isStanding: false,
    until: 'dusk',
    sourceSeat: null,
    why: [],
  }
}

/** A seat of `count` as the Grimoire shows it; `index` from 0. */
export function seatView(spec: SeatSpec, index: number, count: number): SeatView {
  const id = (place: number): SeatId => seatNumber(((place + count) % count) + 1)
  return {
    seat: id(index),
    name: spec.name,
    character: spec.character,
    shown: spec.shown ?? null,
    alignment: spec.evil ? 'evil' : 'good',
    isUpsideDown: spec.turned ?? false,
    isAlive: !spec.dead,
    isShrouded: spec.dead ?? false,
    publicLife: spec.dead ? 'dead' : 'alive',
    voteToken: spec.vote ?? false,
    voteTokens: spec.vote ? 1 : 0,
    needsToken: spec.dead ?? false,
    isTraveller: spec.character === 'thief',
    reminders: (spec.reminders ?? []).map(reminder),
    drunk: [],
    poisoned: [],
    mad: [],
    abilities: [],
    learns: [],
    told: [],
    wokeForOwnAbility: false,
    nightPlace: null,
    mayBePunished: false,
    canNominate: !spec.dead,
    canBeNominated: true,
    neighbours: [id(index - 1), id(index + 1)],
    note: '',
  }
}
