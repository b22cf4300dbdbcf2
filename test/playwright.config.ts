import { defineConfig } from '@playwright/test'

const isCi = process.env['CI'] !== undefined
// The runner starts each project on displays of its own, and so with a report of its own.
const project = process.env['BELFRY_E2E_PROJECT'] ?? 'e2e'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: `../test-results/${project}`,
  // The runner says how many: one for each display it has opened.
  workers: 1,
  fullyParallel: false,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // Only what hangs is given up: how long a test takes says nothing of what it tests.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../test-results/${project}.json` }]],
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    { name: 'one-display', testIgnore: '**/twoDisplays/**' },
    { name: 'two-displays', testMatch: '**/twoDisplays/**/*.spec.ts' },
  ],
})
