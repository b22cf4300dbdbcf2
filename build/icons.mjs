// Writes the outlines of the icons that the catalogue names, out of the 4,134 of the package: those of the interface for
// the board, those of the characters in one file for each edition. Run it after a change of the catalogue's icons:
// `node build/icons.mjs`. A unit test compares the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const INTERFACE = 'renderer/board/data/interfaceIcons.json'
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** By file, icon name → the `d` of its one path, in a box of 512 × 512; names sorted. */
export function iconOutlines() {
  const characters = readJson(path.join(root, 'shared/domain/catalogue/characters.json'))
  const named = readJson(path.join(root, 'shared/domain/catalogue/icons.json'))
  const { icons } = readJson(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
  const files = { [INTERFACE]: Object.values(named.ui) }
  for (const { edition, icon } of characters)
    (files[`shared/domain/catalogue/outlines/${edition}.json`] ??= []).push(icon)
  const outlines = (names) =>
    Object.fromEntries([...new Set(names)].sort().map((name) => [name, outline(name, icons[name]?.body)]))
  return Object.fromEntries(Object.entries(files).map(([file, names]) => [file, outlines(names)]))
}

function outline(name, body) {
  const match = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body ?? '')
  if (!match) throw new Error(`The icon ${name} is not one path`)
  return match[1]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, outlines] of Object.entries(iconOutlines()))
    writeFileSync(path.join(root, file), `${JSON.stringify(outlines, null, 2)}\n`)
}
