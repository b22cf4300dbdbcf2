import type { Notice } from '../../shared/grimoire/view'
import { sameJson } from '../../shared/lib/json'

/** What goes without saying as soon as there is more to tell of the same commit. */
const MINOR: ReadonlySet<string> = new Set([
  'table-set',
  'reminder-removed',
  'no-longer-drunk',
  'no-longer-poisoned',
  'no-longer-mad',
  'step-done',
  'vote-token-spent',
  'told-answer',
  'token-drawn',
  'shown-cleared',
  'nominations-closed',
  'decided',
  'decided-player',
])

/** Tokens that only remind of what is told anyway: of a choice, of a use by day, of the count of a vote, of a change, of a dawn. */
const REMINDER = /^reminder-placed(-centre)?$/
const EXPLAINS_REMINDERS =
  /^(chose|acted|vote|nominated|character|ability|informed|misinformed|died|revived|executed|exiled|day|night)-?/

/** Of a token in vain nothing is left to say where only its moment came, and nobody chose. */
const IN_VAIN = /^reminder-placed(-centre)?-in-vain$/
const MOMENTS = /^(executed|exiled|nominated|vote|day|night)-?/

/** A notice that another one of the same commit says as well: whose, and under which parameters. */
interface Repeat {
  readonly code: string
  readonly of: RegExp
  /** Each parameter of the repeat with that of the other which has to be the same. */
  readonly same: Readonly<Record<string, string>>
}

const REPEATS: readonly Repeat[] = [
  { code: 'told-you-are', of: /^character-(set|became)$/, same: { seat: 'seat', value: 'character' } },
  { code: 'told-alignment', of: /^alignment-set$/, same: { seat: 'seat', value: 'alignment' } },
  // Who was told, or shook the head, did not merely let a step pass.
  { code: 'chose-nothing', of: /^(chose-(?!nothing)|declined|informed|misinformed)/, same: { ability: 'ability' } },
  {
    code: 'told-this-character-selected-you',
    of: /^chose-players-through$/,
    same: { seat: 'seat', value: 'ability' },
  },
  // What a character is usually goes without saying.
  { code: 'alignment-set', of: /^character-set$/, same: { seat: 'seat' } },
  { code: 'told-character', of: /^(mis)?informed/, same: { seat: 'seat', value: 'answer' } },
  { code: 'told-character', of: /^became-mad-about$/, same: { seat: 'target', value: 'claim' } },
  { code: 'died-by-execution', of: /^executed$/, same: { seat: 'target' } },
  { code: 'died-by-exile', of: /^exiled$/, same: { seat: 'seat' } },
  { code: 'nobody-about-to-die', of: /^(vote-failed|nobody-voted)$/, same: {} },
]

/** Tells each thing of a commit once, and leaves out what is small beside the rest. */
export function withoutRepeats(told: readonly Notice[]): Notice[] {
  const once = told.filter((one, index) => !isRepeat(one, told) && !sameNotice(one, told[index - 1]))
  const explained = once.some(({ code }) => EXPLAINS_REMINDERS.test(code))
  const isMoment = once.some(({ code }) => MOMENTS.test(code)) && !once.some(({ code }) => code.startsWith('chose'))
  const major = once.filter(
    ({ code }) => !MINOR.has(code) && !(explained && REMINDER.test(code)) && !(isMoment && IN_VAIN.test(code)),
  )
  return major.length > 0 ? major : once
}

/** Such as what kept alive whom two things would have killed at once. */
function sameNotice(one: Notice, last: Notice | undefined): boolean {
  return last?.code === one.code && sameJson(last.params, one.params)
}

function isRepeat({ code, params }: Notice, told: readonly Notice[]): boolean {
  return REPEATS.some(
    (repeat) =>
      repeat.code === code &&
      told.some(
        (other) =>
          repeat.of.test(other.code) &&
          Object.entries(repeat.same).every(([own, theirs]) =>
            sameJson(params[own] ?? null, other.params[theirs] ?? null),
          ),
      ),
  )
}
