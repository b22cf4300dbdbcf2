import type { Team } from '../../../shared/domain/catalogue/catalogue'
import type { Json } from '../../../shared/lib/json'
import { filledTextOf } from '../json/readValue'

/** What a file says about the team of an entry. */
export type WrittenTeam =
  | { kind: 'known'; team: Team; isRespelled: boolean }
  | { kind: 'missing' }
  | { kind: 'foreign'; written: string; use: 'jinx' | 'rule' | 'extra' }

const TEAMS: Readonly<Record<Team, readonly string[]>> = {
  townsfolk: ['townsfolk', 'townsfolks', '镇民', '鎮民'],
  outsider: ['outsider', 'outsiders', '外来者', '外來者'],
  minion: ['minion', 'minions', '爪牙'],
  demon: ['demon', 'demons', '恶魔', '惡魔'],
  traveller: ['traveller', 'traveler', 'travellers', 'travelers', '旅行者'],
  fabled: ['fabled', '传奇角色', '傳奇角色'],
  loric: ['loric'],
}
const BY_SPELLING = new Map(
  Object.entries(TEAMS).flatMap(([team, spellings]) => spellings.map((spelling) => [spelling, team as Team])),
)

function useOf(written: string): 'jinx' | 'rule' | 'extra' {
  if (/jinx|相克|相剋/i.test(written)) return 'jinx'
  return /rule|规则|規則/i.test(written) ? 'rule' : 'extra'
}

/** The team an entry names: one of the game's, none, or one the game does not have. */
export function readTeam(value: Json | undefined): WrittenTeam {
  const written = filledTextOf(value)
  if (written === undefined) return { kind: 'missing' }
  const team = BY_SPELLING.get(written.toLowerCase())
  if (team !== undefined) return { kind: 'known', team, isRespelled: team !== written }
  return { kind: 'foreign', written, use: useOf(written) }
}
