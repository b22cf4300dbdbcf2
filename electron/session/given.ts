import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ENDINGS = new Set(['.json', '.txt', '.belfry', '.jsonl'])

/** What somebody wants opened by starting the program with it: a file, or a link that holds a script. */
export type Given = { readonly file: string } | { readonly link: string }

/**
 * The last thing to open among arguments, or null. `args`: the command line without the program itself; `folder`: where it
 * was given, for relative paths. File managers may name a file by its `file:` address.
 */
export function givenIn(args: readonly string[], folder: string): Given | null {
  const found = args.flatMap((arg) => readArgument(arg, folder) ?? [])
  return found.at(-1) ?? null
}

function readArgument(arg: string, folder: string): Given | null {
  if (arg.startsWith('-')) return null
  if (/^https?:\/\/\S*[?&#]script=/i.test(arg)) return { link: arg }
  const file = /^file:/i.test(arg) ? pathOf(arg) : arg
  return ENDINGS.has(path.extname(file).toLowerCase()) ? { file: path.resolve(folder, file) } : null
}

function pathOf(address: string): string {
  try {
    return fileURLToPath(address)
  } catch {
    return ''
  }
}
