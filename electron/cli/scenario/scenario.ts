import { z } from 'zod'

/** What a list of scenarios holds; whether it is a scenario is seen when it is run. */
export const scenarioEntry = z.looseObject({ id: z.string(), title: z.string().default('') })
const step = z.looseObject({ step: z.string() })
const fact = z.looseObject({ fact: z.string(), after: z.int().optional() })
const fields = z.looseObject({})
const given = z.object({ phase: fields, players: z.array(fields), script: z.array(z.string()).optional() })

/** A rule scenario, in the vocabulary of `vocabulary.json` beside the scenarios. */
export const scenario = scenarioEntry.extend({ given, when: z.array(step), then: z.array(fact) })

export type ScenarioEntry = z.infer<typeof scenarioEntry>
export type Scenario = z.infer<typeof scenario>
export type ScenarioStep = z.infer<typeof step>
export type ScenarioFact = z.infer<typeof fact>
