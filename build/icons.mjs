// Writes renderer/board/data/icons.json: the outlines of the icons that the catalogue names, out of the 4,134 of the
// package. Run it after a change of the catalogue's icons: `node build/icons.mjs`. A unit test compares the two.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, 'renderer/board/data/icons.json')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Icon name → the `d` of its one path, in a box of 512 × 512; names sorted. */
export function iconOutlines() {
  const named = readJson(path.join(root, 'shared/domain/catalogue/icons.json'))
  const { icons } = readJson(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
  const names = [...new Set([...Object.values(named.characters), ...Object.values(named.ui)])].sort()
  return Object.fromEntries(names.map((name) => [name, outline(name, icons[name]?.body)]))
}

function outline(name, body) {
  const match = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body ?? '')
  if (!match) throw new Error(`The icon ${name} is not one path`)
  return match[1]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, `${JSON.stringify(iconOutlines(), null, 2)}\n`)
}
