import type { CharacterId } from '../../../shared/domain/ids'

/** What becomes of an ability that one character would give on, where a jinx says otherwise (SPEC J). */
export type JinxedGift =
  /** It may not be given. */
  | 'forbidden'
  /** Whoever has it has nothing of it. */
  | 'empty'
  /** Whoever has it is told. */
  | 'told'
  /** A Minion has it, not the Storyteller. */
  | 'aMinionHasIt'
  /** Somebody becomes that character. */
  | 'somebodyIsIt'

type Gifts = Readonly<Partial<Record<JinxedGift, readonly CharacterId[]>>>

const gifts: Readonly<Record<CharacterId, Gifts>> = {
  alchemist: { empty: ['marionette', 'mastermind', 'spy', 'widow', 'wraith'] },
  boffin: { forbidden: ['drunk', 'heretic', 'ogre', 'politician'] },
  cannibal: { told: ['butler', 'zealot'] },
  plaguedoctor: {
    aMinionHasIt: ['fearmonger', 'goblin', 'scarletwoman', 'spy', 'wraith'],
    somebodyIsIt: ['boomdandy', 'eviltwin'],
  },
}

/** How a jinx changes what `giver` gives on; null = as its text says. */
export function jinxedGift(giver: CharacterId, ability: CharacterId): JinxedGift | null {
  const found = Object.entries(gifts[giver] ?? {}).find(([, abilities]) => abilities.includes(ability))
  return found ? (found[0] as JinxedGift) : null
}
