import type { GrimoireView, NightStep, SeatView } from '../../../../shared/grimoire/view'

const OPEN = new Set(['todo', 'optional'])

/** Whether the step has still to be gone through tonight. */
export const isOpen = ({ status }: NightStep): boolean => OPEN.has(status)

/** Tonight's steps around the one that is on. */
export interface NightSplit {
  earlier: NightStep[]
  current: NightStep | null
  later: NightStep[]
  /** Steps that were or will be walked through, and the place of the current one among them; 0 = none is on. */
  count: number
  position: number
}

/** Splits the night at its current step; cancelled steps stand with the earlier ones but are not counted. */
export function splitNight(night: GrimoireView['night'] | undefined): NightSplit {
  const { steps, currentKey } = night ?? { steps: [], currentKey: null }
  const walked = steps.filter(({ status }) => status !== 'cancelled' && status !== 'notNow')
  const at = steps.findIndex(({ key }) => key === currentKey)
  const current = steps[at] ?? null
  return {
    earlier: at < 0 ? steps.filter((step) => !isOpen(step)) : steps.slice(0, at),
    current,
    later: at < 0 ? steps.filter(isOpen) : steps.slice(at + 1),
    count: walked.length,
    position: current ? walked.indexOf(current) + 1 : 0,
  }
}

/** Who acts in a step: the seat, and whether it holds the ability or only believes in it. */
export function actorOf(step: NightStep, seats: readonly SeatView[]): SeatView | null {
  const [first] = step.seats
  return first === undefined ? null : (seats.find(({ seat }) => seat === first) ?? null)
}

/** Whose ability a step is of, where it wakes somebody else for it, such as the Demon for a dead Barber. */
export function lenderOf({ instance, seats: woken }: NightStep, seats: readonly SeatView[]): SeatView | null {
  const owner = seats.find(({ abilities }) => abilities.some((ability) => ability.instance === instance))
  return owner && !woken.includes(owner.seat) ? owner : null
}

/** Whether the step is waiting for a choice that has not been entered yet. */
export function wantsChoice({ advice }: NightStep): boolean {
  if (!advice || advice.chosen) return false
  return advice.targets !== null || advice.characters !== null || advice.answers.length > 0
}

/** Whether pointing at somebody is all of the choice, and brings an answer: nobody need say that it is the choice. */
export function learnsByPointing({ advice }: NightStep): boolean {
  const { targets, characters, answers, learns } = advice ?? {}
  return learns === true && targets != null && targets.min === targets.max && !characters && answers?.length === 0
}

/** Whether so many targets and characters, and an answer, make a complete choice. */
export function isComplete({ advice }: NightStep, targets: number, characters: number, answer: string | null): boolean {
  if (!advice) return false
  const enoughTargets = !advice.targets || (targets >= advice.targets.min && targets <= advice.targets.max)
  const enoughCharacters =
    !advice.characters || (characters >= advice.characters.min && characters <= advice.characters.max)
  return enoughTargets && enoughCharacters && (advice.answers.length === 0 || answer !== null)
}

/** Whether the player has nothing to do or to answer in it, and only learns or is looked at. */
export function asksNothing({ advice }: NightStep): boolean {
  return advice !== null && !advice.targets && !advice.characters && advice.answers.length === 0 && !advice.canDecline
}
