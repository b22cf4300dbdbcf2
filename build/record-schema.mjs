#!/usr/bin/env node
/** Writes docs/record.schema.json from the schema in electron/records. A test fails while the two differ. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { runnerImport } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const { module } = await runnerImport(path.join(root, 'electron/records/recordSchema.ts'), {
  configFile: false,
  logLevel: 'error',
})
const file = path.join(root, 'docs/record.schema.json')
const style = await resolveConfig(file)
writeFileSync(file, await format(JSON.stringify(module.recordSchema()), { ...style, parser: 'json' }))
