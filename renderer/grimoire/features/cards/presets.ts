/** Ready cards. `needs`: what the Storyteller adds before it is shown. */
export interface Preset {
  /** Key of its words under `card.preset`. */
  id: string
  needs: 'nothing' | 'character' | 'characters' | 'players' | 'number' | 'anything'
  alignment?: 'good' | 'evil'
  large?: 'yes' | 'no'
  isRing?: boolean
  /** Starts from the Demon's bluffs, or from the Minions or the Demon at the table. */
  from?: 'bluffs' | 'minions' | 'demon'
}

/** The cards of a night, in the order in which they are wanted. */
export const PRESETS: readonly Preset[] = [
  { id: 'demon', needs: 'players', from: 'demon' },
  { id: 'minions', needs: 'players', from: 'minions' },
  { id: 'notInPlay', needs: 'characters', from: 'bluffs' },
  { id: 'youAre', needs: 'character' },
  { id: 'selectedYou', needs: 'character' },
  { id: 'good', needs: 'nothing', alignment: 'good' },
  { id: 'evil', needs: 'nothing', alignment: 'evil' },
  { id: 'number', needs: 'number' },
  { id: 'yes', needs: 'nothing', large: 'yes' },
  { id: 'no', needs: 'nothing', large: 'no' },
  { id: 'useAbility', needs: 'nothing' },
  { id: 'chooseOne', needs: 'nothing' },
  { id: 'chooseTwo', needs: 'nothing' },
  { id: 'point', needs: 'nothing', isRing: true },
  { id: 'player', needs: 'players' },
  { id: 'tokens', needs: 'characters' },
  { id: 'didNotWake', needs: 'nothing' },
  { id: 'bluffAs', needs: 'nothing' },
  { id: 'talkTomorrow', needs: 'nothing' },
  { id: 'forget', needs: 'nothing' },
]
