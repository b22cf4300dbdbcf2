import { computed } from 'vue'
import { character as facts, drawnAs } from '../../../../shared/domain/catalogue/catalogue'
import type { TypeCounts } from '../../../../shared/domain/vocabulary'
import type { GrimoireView, SeatView } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** Steps of setting the table, in order. */
export type SetupStep = 'players' | 'script' | 'lineup' | 'bag' | 'finish'

const PLAYERS_AT_LEAST = 5
const total = ({ townsfolk, outsiders, minions, demons }: TypeCounts): number =>
  townsfolk + outsiders + minions + demons

/** Whether the player of this seat has to believe in another character, and does not yet. */
export function wantsShown({ character, shown }: SeatView): boolean {
  if (character === null || shown !== null) return false
  const own = facts(character)
  return own !== undefined && drawnAs(own) !== null
}

const NOTHING_DONE: Record<SetupStep, boolean> = {
  players: false,
  script: false,
  lineup: false,
  bag: false,
  finish: false,
}

function stepsOf({ seats, script, setup, bluffs }: GrimoireView, isDealt: boolean): Record<SetupStep, boolean> {
  const chosen = total(setup.lineupCounts)
  const hasBluffs = (bluffs[0]?.characters.length ?? 0) > 0
  return {
    players: seats.length >= PLAYERS_AT_LEAST,
    script: script.characters.length > 0,
    lineup: isDealt || (chosen > 0 && chosen === setup.players),
    bag: isDealt,
    finish: isDealt && hasBluffs && !seats.some(wantsShown),
  }
}

/** How far the table is set. */
export function useSetup() {
  const game = useGameStore()
  const { t } = useWords()
  const setup = computed(() => game.view?.setup ?? null)
  const isSetup = computed(() => game.view?.phase.kind === 'setup')
  const scriptName = computed(() => game.view?.script.name ?? '')
  const isDealt = computed(() => {
    const seats = game.view?.seats ?? []
    return seats.length > 0 && seats.every(({ character }) => character !== null)
  })
  /** What is chosen and in nobody's hands yet, each as often as it was chosen. */
  const toGive = computed(() => {
    const held = (game.view?.seats ?? []).flatMap(({ character }) => character ?? [])
    return (setup.value?.lineup ?? []).filter((id) => {
      const at = held.indexOf(id)
      if (at >= 0) held.splice(at, 1)
      return at < 0
    })
  })
  const counts = computed(() =>
    setup.value && setup.value.lineup.length > 0
      ? t('setup.chosenOf', { chosen: total(setup.value.lineupCounts), players: setup.value.players })
      : '',
  )
  const steps = computed((): Record<SetupStep, boolean> => {
    return game.view ? stepsOf(game.view, isDealt.value) : NOTHING_DONE
  })
  const next = computed((): SetupStep => {
    const { players, script, lineup, bag } = steps.value
    if (!players) return 'players'
    if (!script) return 'script'
    if (!lineup) return 'lineup'
    return bag ? 'finish' : 'bag'
  })
  return { setup, isSetup, scriptName, isDealt, toGive, counts, steps, next }
}
