import type { SeatId } from '../../../../shared/domain/ids'
import type { NightStep } from '../../../../shared/grimoire/view'
import type { Json } from '../../../../shared/lib/json'
import { useCoverStore, type PlayerCard } from '../../stores/coverStore'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'
import { asksNothing, lenderOf, wantsChoice } from '../night/nightSteps'
import { lessonsIn } from '../showings/showings'
import { useToldCards } from './useToldCards'

type Fields = Readonly<Record<string, Json>>

/** The Demon is shown bluffs, also by an ability that must not be named to the Demon. */
const showsBluffs = ({ entry, advice }: NightStep): boolean =>
  entry === 'demoninfo' || advice?.information?.form.kind === 'minionsAndBluffs'

const isFields = (json: Json | undefined): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const seatsIn = (json: Json | undefined): SeatId[] =>
  (Array.isArray(json) ? json : [json]).filter((one) => typeof one === 'number') as SeatId[]

/** The cards before a choice: by which ability, where it is not the player's own, and what is asked. */
function useQuestionCards() {
  const game = useGameStore()
  const { t } = useWords()

  function lentCards(step: NightStep): PlayerCard[] {
    const isLent = lenderOf(step, game.view?.seats ?? []) !== null
    return isLent ? [{ heading: t('card.preset.selectedYou'), characters: [step.entry] }] : []
  }
  function askCards({ advice }: NightStep): PlayerCard[] {
    const count = advice?.targets?.max ?? 0
    const heading = t('card.choosePlayers', count)
    if (count > 0) return [{ heading }, { heading, isRing: true }]
    return [{ heading: t(advice?.characters ? 'card.chooseCharacter' : 'card.useAbility') }]
  }
  return (step: NightStep): PlayerCard[] => [...lentCards(step), ...(asksNothing(step) ? [] : askCards(step))]
}

/** Cards that the script asks for: with words of its own, or for the Grimoire itself. */
function useOwnCards() {
  const { value, characters } = useWords()
  return ({ entry }: NightStep): PlayerCard[] => {
    const signals = (characters.homebrew(entry)?.special ?? []).filter(({ type }) => type === 'signal')
    return signals.flatMap(({ name, value: words }): PlayerCard[] => {
      if (name === 'grimoire') return [{ heading: characters.name(entry), large: value('grimoire') }]
      return name === 'card' && typeof words === 'string' && words !== '' ? [{ heading: words }] : []
    })
  }
}

/** The cards that a night step calls for, ready to be shown. */
export function useStepCards() {
  const cover = useCoverStore()
  const game = useGameStore()
  const { t, seatName, value, characters } = useWords()
  const ask = useQuestionCards()
  const toldCards = useToldCards()
  const ownCards = useOwnCards()
  const names = (json: Json | undefined): string[] => seatsIn(json).map(seatName)
  const idsIn = (json: Json | undefined): string[] =>
    (Array.isArray(json) ? json : [json]).filter(
      (one): one is string => typeof one === 'string' && characters.isKnown(one),
    )

  function minionCards(said: Fields): PlayerCard[] {
    const demons = names(said['demons'])
    const minions = names(said['minions'])
    return [
      { heading: t('card.thisIsTheDemon'), names: demons },
      ...(minions.length > 1 ? [{ heading: t('card.theseAreYourMinions'), names: minions }] : []),
    ]
  }

  function demonCards(said: Fields): PlayerCard[] {
    const bluffs = idsIn(said['bluffs'])
    const shown = bluffs.length > 0 ? bluffs : (game.view?.bluffs[0]?.characters ?? [])
    const minions = names(said['minions'])
    return [
      ...(minions.length > 0 ? [{ heading: t('card.theseAreYourMinions'), names: minions }] : []),
      ...(shown.length > 0 ? [{ heading: t('card.notInPlay'), characters: shown }] : []),
    ]
  }

  /** Whatever is told, as large as it goes. */
  function answerCard(step: NightStep, said: Json): PlayerCard {
    const heading = characters.isKnown(step.entry) ? characters.name(step.entry) : t('card.youLearn')
    if (isFields(said)) {
      const parts = Object.values(said)
      return { heading, characters: parts.flatMap(idsIn), names: parts.flatMap(names) }
    }
    const ids = idsIn(said)
    if (ids.length > 0) return { heading: t('card.thisCharacter'), characters: ids }
    const form = step.advice?.information?.form.kind
    if (form === 'seat') return { heading, names: names(said) }
    return { heading, large: value(said) }
  }

  /** What was settled before the step, such as who the twins are, and otherwise what is asked. */
  function settledOrAsked(step: NightStep): PlayerCard[] {
    const settled = game.view && !wantsChoice(step) ? lessonsIn(step, game.view).flatMap(toldCards.allOf) : []
    return settled.length > 0 ? settled : ask(step)
  }

  function cards(step: NightStep, told: Json | undefined): PlayerCard[] {
    const own = ownCards(step)
    if (own.length > 0) return own
    const said = told ?? step.advice?.information?.truth ?? null
    if (step.entry === 'minioninfo') return minionCards(isFields(said) ? said : {})
    if (showsBluffs(step)) return demonCards(isFields(said) ? said : {})
    return said === null || wantsChoice(step) ? settledOrAsked(step) : [answerCard(step, said)]
  }

  return { cards, show: (step: NightStep, told: Json | undefined) => cover.show(cards(step, told)) }
}
