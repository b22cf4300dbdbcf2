import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const HANGS_MS = 600_000

/** Everything but the end-to-end tests: plain Node, and a light DOM for what the windows draw. */
const project = (name: string, environment: 'node' | 'happy-dom', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, environment },
})

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  plugins: [vue(), icons({ compiler: 'vue3' })],
  test: {
    // Two and no more: each reads the sources for itself.
    projects: [
      project('node', 'node', ['test/**/*.test.ts'], ['test/unit/renderer/**']),
      project('windows', 'happy-dom', ['test/unit/renderer/**/*.test.ts']),
    ],
    maxWorkers: '100%',
    // Files share the modules they have read, and nothing else: reading them anew took half the time.
    isolate: false,
    // What the sources became is kept for the next run, under what they say. (Files that ask for others by a pattern are read anew,
    // which Vitest sees by `import.meta.glob(`, without a type between.)
    experimental: { fsModuleCache: true },
    // States live briefly and by the thousand: with room for them, less time goes into collecting them, which each worker does by itself.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Only what hangs is given up: how long a test takes says nothing of what it tests.
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    env: { TZ: 'UTC' },
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts', 'electron/**/*.ts', 'renderer/**/*.{ts,vue}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
})
