#!/usr/bin/env node
/**
 * npm run bench [-- --json FILE] [--only engine,persistence,startup,windows,builder] [--quick]
 * Measures the built program beside empty windows in the same run and prints a table. No figure fails; a part
 * that hangs is given up.
 */
import { bundled } from './rig/bundle.mjs'

const { runBench } = await bundled('test/bench/run.ts')
// At once: of a part that was given up, something may still be waiting.
process.exit(await runBench(process.argv.slice(2)))
