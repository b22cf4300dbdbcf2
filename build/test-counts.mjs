/** Adds up what the JSON reports of Vitest and Playwright in a folder say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function countTests(folder) {
  const sum = { passed: 0, failed: 0 }
  if (!existsSync(folder)) return sum
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    sum.passed += report.numPassedTests ?? (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0)
    sum.failed += report.numFailedTests ?? report.stats?.unexpected ?? 0
    // A suite that could not even be loaded has no tests of its own to count.
    if (report.numFailedTests === 0) sum.failed += report.numFailedTestSuites ?? 0
    sum.failed += report.errors?.length ?? 0
  }
  return sum
}
