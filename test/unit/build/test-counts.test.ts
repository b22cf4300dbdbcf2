import { expect, it } from 'vitest'
import { countReport } from '../../../build/test-counts.mjs'

it('counts the tests of both runners', () => {
  expect(countReport({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 2,
  })
  const stats = { expected: 3, flaky: 1, unexpected: 1 }
  expect(countReport({ stats, errors: [] })).toEqual({ passed: 4, failed: 1 })
})

it('counts a suite or a run that could not start as a failure', () => {
  expect(countReport({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1)
  expect(countReport({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] }).failed).toBe(1)
})
