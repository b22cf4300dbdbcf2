import type { HomebrewCharacter } from './script'

/** What a homebrew ability seems to ask of its manual step. A guess from the text: offered, never enforced. */
export interface HomebrewHints {
  /** Nights on which the character seems to be woken; a night number in the file counts before the text. */
  wakes: { firstNight: boolean; otherNight: boolean }
  /** The ability seems to be used by day. */
  isByDay: boolean
  isOncePerGame: boolean
  /** How many players are chosen; null = none seen. */
  targets: { min: number; max: number } | null
  /** A character is chosen. */
  choosesCharacter: boolean
  /** The player seems to be told something. */
  learns: boolean
  /** The setup change in square brackets at the end, without them. */
  setup: string | null
}

const FIRST_NIGHT = /\b(you start knowing|(on|during) (your|the) (1st|first) night)\b|首个夜晚|首個夜晚|首夜/i
const OTHER_NIGHTS = /\b(each|every) night\s*\*|每个夜晚\s*[*＊]|每個夜晚\s*[*＊]/i
const EACH_NIGHT = /\b(each|every) night\b(?!\s*\*)|每个夜晚(?!\s*[*＊])|每個夜晚(?!\s*[*＊])/i
const ONE_NIGHT = /\b(once per game|1 night|one night),? at night(\s*\*)?|(在夜晚|于夜晚|於夜晚)/i
const BY_DAY = /\b(each|every) day\b|\bduring the day\b|\bpublicly\b|每个白天|每個白天|在白天|公开|公開/i
const ONCE = /\bonce per game\b|每局游戏限一次|每局遊戲限一次/i
const CHARACTER = /\bchoose an? (\w+ )?character\b|选择一个角色|選擇一個角色/i
const LEARNS = /\byou (start knowing|learn|know)\b|得知/i
const SETUP = /[[【]([^\]】]+)[\]】]\s*$/
/** "choose a player", "choose up to 3 players", "choose 1 or 2 living players"; the same in Chinese. */
const TARGETS = [
  /\bchoose (?<upTo>up to )?(?<count>an?|another|one|two|three|four|\d+)(?: (?:or|to) (?<most>\d+))? (?:\w+ )?players?\b/i,
  /(?:选择|選擇)(?<upTo>至多|最多)?(?<count>[一两兩二三四])(?:名|位)[^，。：]{0,6}玩家/,
]
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  一: 1,
  两: 2,
  兩: 2,
  二: 2,
  三: 3,
  四: 4,
}

function targetsIn(ability: string): HomebrewHints['targets'] {
  const groups = TARGETS.map((pattern) => pattern.exec(ability)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return null
  const written = (groups['count'] ?? '').toLowerCase()
  const count = COUNTS[written] ?? Number(written)
  const most = groups['most'] === undefined ? count : Number(groups['most'])
  if (!(count >= 1 && most >= count && most <= 20)) return null
  return { min: groups['upTo'] === undefined ? count : 0, max: most }
}

function wakesIn({ ability, firstNight, otherNight }: HomebrewCharacter): HomebrewHints['wakes'] {
  const eachNight = EACH_NIGHT.test(ability)
  const oneNight = ONE_NIGHT.exec(ability)
  const starred = OTHER_NIGHTS.test(ability) || oneNight?.[0].includes('*') === true
  const first = eachNight || FIRST_NIGHT.test(ability) || (oneNight !== null && !starred)
  return {
    firstNight: firstNight === undefined ? first : firstNight !== 0,
    otherNight: otherNight === undefined ? eachNight || starred || oneNight !== null : otherNight !== 0,
  }
}

/** Guesses from a homebrew character's ability text when it acts and how many players it chooses. */
export function homebrewHints(character: HomebrewCharacter): HomebrewHints {
  const { ability } = character
  return {
    wakes: wakesIn(character),
    isByDay: BY_DAY.test(ability),
    isOncePerGame: ONCE.test(ability),
    targets: targetsIn(ability),
    choosesCharacter: CHARACTER.test(ability),
    learns: LEARNS.test(ability),
    setup: SETUP.exec(ability)?.[1]?.trim() ?? null,
  }
}
