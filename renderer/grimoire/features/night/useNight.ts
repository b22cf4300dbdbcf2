import { watch } from 'vue'
import { useGameStore } from '../../stores/gameStore'
import { toldToEach } from './evilRow'
import { learnsByPointing, splitNight } from './nightSteps'
import { useStepEntry } from './useStepEntry'
import { useStepLack } from './useStepLack'

/** Walks through the night: what Done does with what was picked and said in the current step. */
export function useNight() {
  const game = useGameStore()
  const entry = useStepEntry()
  const { step, actor, isReady } = entry
  const { isDeclining, missing, warns } = useStepLack(entry)
  let isBusy = false

  async function tell(): Promise<boolean> {
    const [now, told] = [step.value, entry.toTell.value]
    if (!now?.advice?.information || told === undefined) return true
    for (const { seat, value } of toldToEach(now, told))
      if (!(await game.dispatch('tell', { seat, ability: now.entry, value }))) return false
    return true
  }

  /** A question about this step waits: it is answered first. */
  const isAsked = (): boolean => game.view?.decisions.some(({ isPending }) => isPending) ?? false

  /** Whether a choice leaves nothing to show before the step is finished. */
  async function choose(key: string): Promise<boolean> {
    if (!(await entry.choose()) || isAsked()) return false
    // The choice may have ended the step, and what hangs on it is only known now: it is shown before it is said.
    const after = splitNight(game.view?.night).current
    return after?.key === key && after.advice?.information == null
  }

  async function finish(): Promise<void> {
    const now = step.value
    if (isAsked()) return
    if (!now || now.entry === 'dawn') {
      await game.dispatch('dawn', {})
      return
    }
    if (warns()) return
    if (isDeclining.value) return decline()
    if (isReady.value && !(await choose(now.key))) return
    if (!(await tell())) return
    await leave(now.key)
  }

  async function leave(key: string): Promise<void> {
    await game.dispatch('finishStep', () => (game.view?.night.currentKey === key ? { key } : null))
  }

  /** Enters what is open in the current step and goes on; a refusal stops it where it stands. */
  async function done(): Promise<void> {
    // A key that is pressed twice must not skip a step.
    await alone(finish)
  }

  async function alone(deed: () => Promise<void>): Promise<void> {
    if (isBusy) return
    isBusy = true
    await deed().finally(() => (isBusy = false))
  }

  // What hangs on whom they point at is said as soon as they have.
  watch(isReady, (now) => {
    const { value: pointed } = step
    if (!now || !pointed || !learnsByPointing(pointed)) return
    void alone(async () => {
      if (await choose(pointed.key)) await leave(pointed.key)
    })
  })

  async function decline(): Promise<void> {
    if (step.value && actor.value) await game.dispatch('decline', { seat: actor.value.seat, ability: step.value.entry })
  }

  return { ...entry, missing, done, decline }
}
