import type { Team } from '../../../../shared/domain/catalogue/catalogue'
import type { Alignment } from '../../../../shared/domain/vocabulary'
import type { AbilityInstance } from '../../events/facts'
import type { Registration, Table } from '../../rules/types'

/** Might register as the other side, and as any character of these types on the script, one check at a time. */
export function mightRegisterAs(
  side: Alignment,
  teams: readonly Team[],
): (table: Table, instance: AbilityInstance) => Registration[] {
  return (table, instance) => {
    if (instance.seat === null) return []
    const own = table.seat(instance.seat)
    const asOther = table.possible
      .filter(({ team }) => teams.includes(team))
      .map(({ id, team }) => ({ alignment: side, team, character: id }))
    return [{ alignment: side, team: table.team(instance.seat), character: own.character }, ...asOther]
  }
}
