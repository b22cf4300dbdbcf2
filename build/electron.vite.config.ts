import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import icons from 'unplugin-icons/vite'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Fonts that every page shows at once; the page asks for them before its styles tell it to. */
const FIRST_FONTS = /(?:grenze-latin-[56]00|source-sans-3-latin-wght)-normal.*\.woff2$/

const SENTENCES = /shared\/locales\/([\w-]+)\/(?:grimoire|codes|import|scripts|record)\.json$/

/** Every language of the Grimoire falls back to English, so its page asks for that at once, too. */
const FIRST_SENTENCES = /assets\/en-[^/]*\.js$/

/** What every page draws with. Icons of characters come by edition, the lists of East Asian fonts later. */
const BOARD =
  /renderer\/(?:board|ui)\/|renderer\/styles\/(?!eastAsianFonts\.css)|shared\/(?:domain\/(?!catalogue\/outlines\/)|lib)\//

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
const SCRIPT = { rel: 'modulepreload', crossorigin: '' }

function preloads(): Plugin {
  return {
    name: 'belfry-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path: page }) => {
        const files = Object.keys(bundle ?? {})
        const linked = (attributes: Record<string, string>, wanted: RegExp): HtmlTagDescriptor[] =>
          files
            .filter((file) => wanted.test(file))
            .map((file) => ({ tag: 'link', attrs: { ...attributes, href: `../${file}` }, injectTo: 'head-prepend' }))
        return [...linked(FONT, FIRST_FONTS), ...(page.includes('grimoire') ? linked(SCRIPT, FIRST_SENTENCES) : [])]
      },
    },
  }
}

/** Where a printed record finds its fonts once they are built (appPages.ts); in development they stand where they are written. */
function recordFonts(): Plugin {
  return {
    name: 'belfry-record-fonts',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/assets/eastAsianFonts.css') request.url = '/styles/eastAsianFonts.css'
        next()
      })
    },
  }
}

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
        input: { index: at('electron/start.ts'), main: at('electron/main.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
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
    plugins: [vue(), icons({ compiler: 'vue3' }), preloads(), recordFonts()],
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
      __INTLIFY_DROP_MESSAGE_COMPILER__: 'true', // shared/locales/sayable.ts stands in for it
    },
    server: { host: '127.0.0.1', port, strictPort: true, ws: { protocol: 'ws', host: '127.0.0.1', clientPort: port } },
    build: {
      outDir: at('dist/renderer'),
      target: CHROME,
      minify: true,
      sourcemap: true,
      assetsInlineLimit: 0, // no data: URLs beyond what the content security policy allows
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The printed record asks for it by this name (appPages.ts).
          assetFileNames: ({ names }) =>
            names.includes('eastAsianFonts.css') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            // A request costs more than a few kilobytes: one a language, for all that the Grimoire says, and few for the rest.
            groups: [
              { name: (id) => SENTENCES.exec(id)?.[1] ?? null, debugName: 'sentences' },
              { name: 'library', test: /node_modules/ },
              { name: 'board', test: BOARD },
            ],
          },
        },
        input: {
          grimoire: at('renderer/grimoire/index.html'),
          townsquare: at('renderer/townsquare/index.html'),
          print: at('renderer/print/index.html'),
        },
      },
    },
  },
})
