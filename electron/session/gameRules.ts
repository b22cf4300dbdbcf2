import { decide } from '../engine/commands/decide'
import { evolve } from '../engine/events/evolve'
import { factSchema, type Fact } from '../engine/events/facts'
import { grimoireView } from '../engine/projections/grimoireView'
import { townSquareView } from '../engine/projections/townSquareView'
import { initialState, type State } from '../engine/state'
import { causeLines } from '../records/causeLines'
import { summaryOf } from '../records/summary'
import { tellFacts } from '../records/tell'
import type { Rules, Table } from './rules'

/** The rules of the game, joined to a session. */
export const gameRules: Rules<State, Fact> = {
  fact: factSchema,
  initialState,
  decide,
  evolve,
  grimoireView,
  townSquareView,
  tableOf,
  summaryOf,
  tell: tellFacts,
  causeLines,
}

/** Travellers of one game are ordinary players of the next: they came late, not for ever. */
function tableOf({ circle, seats, script }: State): Table {
  const names = circle.map((seat) => seats[seat]?.name ?? '')
  const isChosen = script.name !== '' || script.characters.length > 0
  return { names, script: isChosen ? script : null }
}
