// House lint rules. Every rule here guards a decision about who may know what, or how the code reads.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier/flat'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import boundaries from 'eslint-plugin-boundaries'
import { importX } from 'eslint-plugin-import-x'
import vue from 'eslint-plugin-vue'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Folder → layer. The first match wins. */
const layers = {
  'shared/lib': 'lib',
  'shared/domain': 'domain',
  'shared/locales': 'locales',
  'shared/townsquare': 'public-contract',
  'shared/grimoire': 'secret-contract',
  'shared/ipc': 'ipc-contract',
  'electron/engine': 'engine',
  'electron/session': 'session',
  'electron/persistence': 'persistence',
  'electron/network': 'network',
  'electron/formats': 'formats',
  'electron/records': 'records',
  'electron/cli': 'cli',
  'electron/ipc': 'ipc',
  'electron/preload': 'preload',
  'electron/windows': 'windows',
  'renderer/styles': 'styles',
  'renderer/ui': 'ui',
  'renderer/board': 'board',
  'renderer/square': 'square',
  'renderer/grimoire': 'grimoire',
  'renderer/townsquare': 'townsquare',
  'renderer/sheet': 'sheet',
  'renderer/print': 'print',
  build: 'build',
  test: 'test',
}

const vocabulary = ['lib', 'domain']
const bothContracts = ['public-contract', 'secret-contract']
const allContracts = [...vocabulary, ...bothContracts, 'ipc-contract']

/** Layer → layers it may import, besides itself. electron/start.ts, main.ts, compiled.ts and composition, the composition root, may import everything. */
const mayImport = {
  lib: [],
  domain: ['lib'],
  locales: vocabulary,
  'public-contract': vocabulary,
  'secret-contract': [...vocabulary, 'public-contract'],
  'ipc-contract': allContracts,
  engine: [...vocabulary, ...bothContracts],
  session: [...vocabulary, ...bothContracts, 'engine', 'formats', 'records'],
  persistence: [...vocabulary, 'engine', 'session'],
  network: ['lib'],
  formats: [...vocabulary, 'locales', ...bothContracts, 'engine'],
  records: [...vocabulary, 'locales', ...bothContracts, 'engine'],
  cli: [...allContracts, 'locales', 'engine', 'session', 'persistence', 'formats', 'records'],
  ipc: [...allContracts, 'session'],
  preload: allContracts,
  windows: [...vocabulary, 'locales'],
  styles: [],
  ui: ['lib', 'styles'],
  board: [...vocabulary, 'ui'],
  square: [...vocabulary, 'locales', 'public-contract', 'board', 'ui', 'styles'],
  sheet: [...vocabulary, 'locales', 'secret-contract', 'board'],
  grimoire: [...vocabulary, 'locales', ...bothContracts, 'sheet', 'square', 'board', 'ui', 'styles'],
  print: [...vocabulary, 'locales', 'secret-contract', 'sheet', 'board', 'styles'],
  townsquare: [...vocabulary, 'locales', 'public-contract', 'square', 'board', 'ui', 'styles'],
  build: [],
  test: Object.values(layers),
}

// One selector with a list is matched once; a selector for each name of the list took longer than all other rules.
const type = (names) => ({ element: { type: names } })
const policies = Object.entries(mayImport).map(([from, to]) => ({
  from: type(from),
  allow: { to: type([from, ...to]) },
}))

const noElectron = {
  name: 'electron',
  message: 'Only electron/start.ts, main.ts, composition, ipc, preload and windows talk to Electron.',
}
const noElectronStore = {
  name: 'electron-store',
  message: 'Only electron/persistence/electronStore.ts wraps electron-store.',
}
const noElectronPackages = { group: ['electron', 'electron/*', 'electron-*'], message: noElectron.message }

const maxLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

export default defineConfig(
  { ignores: ['dist/**', 'release/**', 'coverage/**', 'test-results/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['build/**/*.mjs', 'test/**/*.mjs', '*.js'],
    languageOptions: { globals: globals.node },
    rules: {
      complexity: ['error', 12],
      'max-lines': maxLines(400),
      'max-lines-per-function': maxLines(60),
    },
  },
  {
    files: ['**/*.ts', '**/*.vue'],
    extends: [tseslint.configs.strictTypeChecked, vue.configs['flat/recommended']],
    plugins: { boundaries, 'import-x': importX },
    languageOptions: {
      parserOptions: {
        parser: tseslint.parser,
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'boundaries/legacy-templates': false,
      // The whole path decides: test/unit/electron/engine is a test, not the engine.
      'boundaries/elements': Object.entries(layers).map(([folder, layer]) => ({
        type: layer,
        partialMatch: false,
        pattern: `${folder}/**`,
      })),
      'boundaries/ignore': ['electron/{start,main,compiled}.ts', 'electron/composition/*.ts', '**/*.d.ts'],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/define-macros-order': ['error', { order: ['defineProps', 'defineEmits', 'defineModel'] }],
      'vue/multi-word-component-names': ['error', { ignores: ['App'] }],
      'vue/no-unused-emit-declarations': 'error',
      'vue/no-unused-properties': 'error',
      'vue/no-v-html': 'error',
      'vue/prefer-define-options': 'error',
      complexity: ['error', 12],
      'max-lines': maxLines(400),
      'max-lines-per-function': maxLines(60),
      'no-console': 'error',
      'no-restricted-imports': ['error', { paths: [noElectron, noElectronStore] }],
      'no-undef': 'off',
    },
  },
  {
    // One folder may ask another computer for something, and only when the Storyteller says so (ADR 0021).
    files: ['electron/**', 'renderer/**'],
    ignores: ['electron/network/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Only electron/network asks the network.' }],
    },
  },
  {
    files: ['electron/engine/**', 'electron/formats/**', 'electron/records/**', 'shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noElectronPackages,
            { group: ['node:*', 'vue', 'vue-*', 'pinia'], message: 'This layer is pure: values in, values out.' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['Date', 'crypto', 'process', 'window', 'document', 'setTimeout', 'setInterval', 'fetch', 'performance'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded generator in the game state.' },
      ],
    },
  },
  {
    // What a player is to an ability is asked per check (SPEC G2); what they truly are is asked by name, in one place.
    files: ['electron/engine/characters/**'],
    ignores: ['electron/engine/characters/primitives/truth.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[property.name=/^(alignment|character)$/][object.type="CallExpression"][object.callee.property.name="seat"]',
          'MemberExpression[property.name=/^(alignment|character)$/] > MemberExpression.object[object.property.name="seats"]',
          'CallExpression[callee.property.name=/^(team|ofTeam)$/][callee.object.name=/^(game|table|before)$/]',
          'CallExpression[callee.property.name=/^(team|ofTeam)$/][callee.object.property.name="game"]',
          'CallExpression[callee.object.property.name=/^(seats|living)$/] > ArrowFunctionExpression > ObjectPattern > Property[key.name=/^(alignment|character)$/]',
          'VariableDeclarator[init.callee.property.name="seat"] > ObjectPattern > Property[key.name=/^(alignment|character)$/]',
        ].map((selector) => ({
          selector,
          message: 'Ask what a player registers as; primitives/truth.ts says when the truth counts.',
        })),
      ],
    },
  },
  {
    // The program of a page that leaves Belfry: a window runs it, records only write it down.
    files: ['electron/records/html/page.js'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-restricted-globals': 'off', complexity: ['error', 12] },
  },
  {
    files: ['electron/session/**', 'electron/persistence/**', 'electron/network/**', 'electron/cli/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noElectronPackages] }] },
  },
  {
    files: ['electron/cli/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noElectronPackages,
            { group: ['**/persistence/electronStore'], message: 'The command line runs without Electron.' },
          ],
        },
      ],
    },
  },
  {
    files: ['renderer/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [noElectronPackages, { group: ['node:*'], message: 'A window has no Node.' }] },
      ],
    },
  },
  {
    files: ['renderer/{ui,board,square}/**', 'renderer/grimoire/{features,stores}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['grimoire', 'townSquare'].map((property) => ({
          object: 'window',
          property,
          message: 'Only the bridge and main.ts touch it.',
        })),
      ],
    },
  },
  {
    files: ['electron/{ipc,preload,windows}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [noElectronStore] }] },
  },
  {
    files: ['electron/ipc/router.ts', 'electron/ipc/publisher.ts', 'electron/ipc/*Handlers.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noElectronPackages] }] },
  },
  {
    files: ['electron/{start,main,compiled}.ts', 'electron/composition/*.ts', 'electron/persistence/electronStore.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['electron/cli/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.vue'],
    rules: {
      // Both misread what Vue makes of destructured defaults: an absent boolean is false, anything else undefined.
      '@typescript-eslint/no-useless-default-assignment': 'off',
      'vue/require-default-prop': 'off',
    },
  },
  {
    // Tables of data are as long as what they list.
    files: ['shared/domain/catalogue/**', 'shared/locales/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.config.ts', '**/*.d.ts', '**/*.vue', 'build/electron.vite.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-imports': 'off',
    },
  },
  {
    // A skipped or focused test proves nothing.
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme|fails|skipIf|runIf)$/]',
          message: 'Every test runs, every time.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Time never decides a test: wait for what should happen.',
        },
      ],
    },
  },
  prettier,
)
