import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runScenario } from '../../electron/cli/scenario/run'
import { type ScenarioEntry } from '../../electron/cli/scenario/scenario'
import { scenariosIn } from '../../electron/cli/scenarioCommand'

const folder = import.meta.dirname
const aside = ['vocabulary.json', 'disputed.json']
const disputedSchema = z.array(z.strictObject({ id: z.string(), rule: z.string().min(1), right: z.string().min(1) }))

function parsed(name: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
}

/** Scenarios that a rule of the documents contradicts: each with the rule and the right ruling. */
const disputed = existsSync(path.join(folder, 'disputed.json')) ? disputedSchema.parse(parsed('disputed.json')) : []
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !aside.includes(name))
const files = names.map((name) => ({ name, scenarios: scenariosIn(parsed(name)) ?? [] }))
const all = files.flatMap(({ scenarios }) => scenarios)
const isDisputed = ({ id }: ScenarioEntry): boolean => disputed.some((one) => one.id === id)

describe.each(files.map(({ name, scenarios }) => [name, scenarios] as const))('%s', (_name, scenarios) => {
  const agreed = scenarios.filter((scenario) => !isDisputed(scenario))
  it.each(agreed.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s %s',
    (_id, _title, scenario) => {
      expect(runScenario(scenario).failures).toEqual([])
    },
  )
})

describe('the folder', () => {
  it('holds scenarios in every file, each with an id of its own', () => {
    expect(files.filter(({ scenarios }) => scenarios.length === 0).map(({ name }) => name)).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('disputes only scenarios that exist and that the engine does rule otherwise', () => {
    const unfounded = disputed.filter(
      ({ id }) => all.filter((one) => one.id === id && !runScenario(one).pass).length !== 1,
    )
    expect(unfounded).toEqual([])
  })
})
