import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import { character as facts, drawnAs } from '../../../../shared/domain/catalogue/catalogue'
import type { CharacterId } from '../../../../shared/domain/ids'

/** What is at hand to believe in. */
export interface Believing {
  /** Who believes; null = has no character yet. */
  character: CharacterId | null
  onScript: readonly CharacterId[]
  inPlay: ReadonlySet<CharacterId>
  teamOf: (id: CharacterId) => Team
}

/** Characters that a player may take themselves for, the likeliest only: good ones that nobody else is, or a Demon. */
export function believable({ character, onScript, inPlay, teamOf }: Believing): CharacterId[] {
  const own = character === null ? undefined : facts(character)
  const token = own ? drawnAs(own) : null
  // A Lunatic may well be shown the Demon that is in play.
  if (token === 'demon') return onScript.filter((id) => teamOf(id) === token)
  const teams: readonly Team[] = token === 'townsfolk' ? [token] : ['townsfolk', 'outsider']
  return teams.flatMap((team) => onScript.filter((id) => teamOf(id) === team && !inPlay.has(id) && id !== character))
}
