/** Adds up what the JSON reports of Vitest and Playwright in a folder say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// A suite that could not even be loaded has no tests of its own to count, so it counts as one failure.
const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || report.numFailedTestSuites,
})

const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
})

export function countReport(report) {
  return 'numPassedTests' in report ? vitestCounts(report) : playwrightCounts(report)
}

export function countTests(folder) {
  const sum = { passed: 0, failed: 0 }
  if (!existsSync(folder)) return sum
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const { passed, failed } = countReport(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}
