import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { CommandLine, CommandResult } from './commandLine'
import { runScenario } from './scenario/run'
import type { ScenarioResult } from './scenario/run'
import { scenarioEntry, type ScenarioEntry } from './scenario/scenario'

/** `belfry scenario [FILE…] [--json]`: runs rule scenarios; without files, the project's own. */
export async function scenarioCommand({
  files,
  flags,
  home,
  workingFolder,
  warn,
}: CommandLine): Promise<CommandResult> {
  const places = files.length > 0 ? files.map((file) => path.resolve(workingFolder, file)) : await ownScenarios(home)
  const results: ScenarioResult[] = []
  for (const place of places) {
    const scenarios = scenariosIn(await parsed(place))
    if (scenarios) results.push(...scenarios.map(runScenario))
    else warn(`${path.basename(place)} holds no list of scenarios and is left out.`)
  }
  const failed = results.filter(({ pass }) => !pass).length
  const json = results.map(({ id, pass, failures }) => ({ id, pass, failures }))
  const lines = [...results.flatMap(lineOf), `${String(results.length - failed)} passed, ${String(failed)} failed`]
  return { exitCode: failed > 0 ? 1 : 0, text: flags.has('json') ? JSON.stringify(json) : lines.join('\n') }
}

/** The scenarios of a file; null when it holds no list of them. */
export function scenariosIn(file: unknown): ScenarioEntry[] | null {
  return z.array(scenarioEntry).nonempty().safeParse(file).data ?? null
}

async function ownScenarios(home: string): Promise<string[]> {
  const folder = path.join(home, 'test/scenarios')
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.json') && name !== 'vocabulary.json' && name !== 'disputed.json',
  )
  return names.sort().map((name) => path.join(folder, name))
}

async function parsed(place: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(place, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError
      ? null
      : Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function lineOf({ id, title, pass, failures }: ScenarioResult): string[] {
  if (pass) return [`PASS ${id} ${title}`]
  return failures.map(
    ({ fact, wanted, got }) =>
      `FAIL ${id} ${title}: ${JSON.stringify(fact)}, wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`,
  )
}
