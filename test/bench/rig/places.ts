import path from 'node:path'

/** The bundles lie in dist/bench. */
const root = path.resolve(import.meta.dirname, '../..')

/** The built program, as `npm start` opens it. */
export const theProgram = root
export const emptyProgram = path.join(import.meta.dirname, 'emptyProgram.cjs')
