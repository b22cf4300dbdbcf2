/** Bundles the parts of bench and torture: what runs in Node as ES modules, what runs inside Electron as CommonJS. */
import path from 'node:path'
import { build } from 'vite'

export const root = path.resolve(import.meta.dirname, '../../..')
export const outDir = path.join(root, 'dist/bench')

async function bundle(entry, file, format) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['electron'] },
    build: {
      ssr: path.join(root, entry),
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
    },
  })
  return path.join(outDir, file)
}

/** Bundles `entry` and what it starts in Electron; answers the module of `entry`. */
export async function bundled(entry) {
  await bundle('test/bench/rig/hook.ts', 'hook.cjs', 'cjs')
  await bundle('test/bench/rig/emptyProgram.ts', 'emptyProgram.cjs', 'cjs')
  await bundle('test/bench/rig/emptyKeys.ts', 'emptyKeys.cjs', 'cjs')
  return import(await bundle(entry, `${path.basename(entry, '.ts')}.mjs`, 'esm'))
}
