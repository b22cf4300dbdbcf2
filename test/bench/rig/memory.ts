import { readdirSync, readFileSync } from 'node:fs'

/** All processes of a program: itself and whatever came of it. Linux only; elsewhere just itself. */
function processesOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid]
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readOr(`/proc/${name}/stat`, '')
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1]
    if (parent !== undefined) parents.set(Number(name), Number(parent))
  }
  const found = new Set([pid])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child)
  }
  return [...found]
}

function readOr(file: string, none: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return none
  }
}

/** Proportional set size of all processes of a program in megabytes; null where the system does not tell. */
export function pssOf(pid: number): number | null {
  const sizes = processesOf(pid).map((one) => /^Pss:\s+(\d+) kB/m.exec(readOr(`/proc/${one}/smaps_rollup`, ''))?.[1])
  const known = sizes.filter((size) => size !== undefined)
  return known.length === 0 ? null : known.reduce((sum, size) => sum + Number(size), 0) / 1024
}
