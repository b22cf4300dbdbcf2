import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import icons from 'unplugin-icons/vite'

const root = path.resolve(import.meta.dirname, '..')
const at = (...parts: string[]): string => path.join(root, ...parts)

// The oldest Electron that the app runs on: 33, the one that can be had from the npm registry alone.
const NODE = 'node20'
const CHROME = 'chrome130'
// electron-vite's dev server; the page itself comes from app://, so Vite's client is told where its web socket is.
const port = Number(process.env['BELFRY_DEV_PORT'] ?? 5173)

export default defineConfig({
  main: {
    build: {
      outDir: at('dist/main'),
      externalizeDeps: false, // everything is bundled: the package holds no node_modules
      target: NODE,
      minify: true,
      sourcemap: true,
      rolldownOptions: {
        input: { index: at('electron/main.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  preload: {
    build: {
      outDir: at('dist/preload'),
      externalizeDeps: false,
      isolatedEntries: true, // a sandboxed preload can't require a chunk that it would share with the other
      target: NODE,
      minify: true,
      sourcemap: true,
      rolldownOptions: {
        input: {
          grimoire: at('electron/preload/grimoire.ts'),
          townSquare: at('electron/preload/townSquare.ts'),
          print: at('electron/preload/print.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    base: './',
    plugins: [vue(), icons({ compiler: 'vue3' })],
    define: { __VUE_OPTIONS_API__: 'false', __VUE_I18N_LEGACY_API__: 'false', __VUE_I18N_FULL_INSTALL__: 'false' },
    server: { host: '127.0.0.1', port, strictPort: true, ws: { protocol: 'ws', host: '127.0.0.1', clientPort: port } },
    build: {
      outDir: at('dist/renderer'),
      target: CHROME,
      minify: true,
      sourcemap: true,
      assetsInlineLimit: 0, // no data: URLs beyond what the content security policy allows
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          grimoire: at('renderer/grimoire/index.html'),
          townsquare: at('renderer/townsquare/index.html'),
          print: at('renderer/print/index.html'),
        },
      },
    },
  },
})
