import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutants } from './mutants.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const mutant = mutants[Number(process.env['BELFRY_MUTANT'])]

/** The engine's own tests on an engine with one guard taken out as it is loaded; no file is touched. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) =>
        mutant && id.endsWith(`/electron/engine/${mutant.file}`) ? code.replace(mutant.of, () => mutant.by) : null,
    },
  ],
  test: {
    include: ['test/unit/electron/engine/**/*.test.ts', 'test/scenarios/*.test.ts'],
    bail: 1,
    isolate: false,
    reporters: ['dot'],
  },
})
