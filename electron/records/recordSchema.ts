import { z } from 'zod'
import { gameRecord } from './jsonRecord'

/** The published description of a record, as JSON Schema (draft 2020-12): docs/record.schema.json. */
export function recordSchema(): object {
  const described = z.toJSONSchema(gameRecord, { io: 'output', unrepresentable: 'any' })
  return { title: 'Belfry game record', ...described }
}
