import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutants } from './mutants.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const mutant = mutants[Number(process.env['BELFRY_MUTANT'])]
const folders = ['death', 'rules', 'day', 'winning', 'setup', 'characters/tb', 'characters/bmr', 'characters/snv']

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
    include: folders.map((folder) => `test/unit/electron/engine/${folder}/**/*.test.ts`),
    bail: 1,
    isolate: false,
    reporters: ['dot'],
  },
})
