import { z } from 'zod'

/** What a list of scenarios holds; whether it is a scenario is seen when it is run. */
export const scenarioEntry = z.looseObject({ id: z.string(), title: z.string().default('') })
const step = z.looseObject({ step: z.string() })
const fact = z.looseObject({ fact: z.string(), after: z.int().optional() })
const position = {
  phase: z.looseObject({}),
  players: z.array(z.looseObject({})),
  script: z.array(z.string()).optional(),
}

/** A rule scenario, in the vocabulary of `vocabulary.json` beside the scenarios. */
export const scenario = scenarioEntry.extend({ given: z.object(position), when: z.array(step), then: z.array(fact) })

/** An entry of a list of scenarios. */
export type ScenarioEntry = z.infer<typeof scenarioEntry>
/** A rule scenario. */
export type Scenario = z.infer<typeof scenario>
/** A step of a scenario. */
export type ScenarioStep = z.infer<typeof step>
/** A fact of a scenario. */
export type ScenarioFact = z.infer<typeof fact>
