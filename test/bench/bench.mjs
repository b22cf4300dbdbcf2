#!/usr/bin/env node
/**
 * npm run bench [-- --json FILE] [--only engine,persistence,startup,windows] [--quick]
 * Measures the built program beside empty windows in the same run and prints a table. No figure fails.
 */
import { bundled } from './rig/bundle.mjs'

const { runBench } = await bundled('test/bench/run.ts')
process.exitCode = await runBench(process.argv.slice(2))
