#!/usr/bin/env node
/**
 * npm run torture [-- KILLS [SEED]]   kills the real program 200 times at random moments while it plays.
 * Every gesture that a window was told is done must be on disk, and every game must open where it was.
 */
import { bundled } from '../bench/rig/bundle.mjs'

const { torture } = await bundled('test/torture/torture.ts')
process.exitCode = await torture(process.argv.slice(2))
