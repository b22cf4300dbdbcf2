import { z } from 'zod'

const step = z.looseObject({ step: z.string() })
const fact = z.looseObject({ fact: z.string(), after: z.int().optional() })
const sources = z.array(z.object({ as: z.string(), seat: z.int().optional() })).optional()
const player = z.looseObject({
  perceived: z.string().optional(),
  ghostVote: z.boolean().optional(),
  feignedDeath: z.boolean().optional(),
  drunk: sources,
  poisoned: sources,
  abilityUsed: z.array(z.string()).optional(),
  reminders: z.array(z.object({ role: z.string(), text: z.string() })).optional(),
})
const phase = z.object({ kind: z.string(), number: z.int().optional() })

/** A rule scenario, in the vocabulary of `vocabulary.json` beside the scenarios. */
export const scenario = z.looseObject({
  id: z.string(),
  title: z.string(),
  given: z.object({ phase, players: z.array(player), script: z.array(z.string()).optional() }),
  when: z.array(step),
  then: z.array(fact),
})

/** A rule scenario. */
export type Scenario = z.infer<typeof scenario>
/** A step of a scenario. */
export type ScenarioStep = z.infer<typeof step>
/** A fact of a scenario. */
export type ScenarioFact = z.infer<typeof fact>

/** The scenarios of a file; null when it holds no list of them. */
export function scenariosIn(file: unknown): Scenario[] | null {
  const list = z.array(scenario).safeParse(file)
  return list.success && list.data.length > 0 ? list.data : null
}
