import path from 'node:path'

const ENDINGS = new Set(['.json', '.txt', '.belfry'])

/**
 * The file that somebody wants opened by starting the program with it, or null. `args`: the command line without the
 * program itself; `folder`: where it was given, for relative paths.
 */
export function givenFile(args: readonly string[], folder: string): string | null {
  const named = args.filter((arg) => !arg.startsWith('-') && ENDINGS.has(path.extname(arg).toLowerCase()))
  const last = named.at(-1)
  return last === undefined ? null : path.resolve(folder, last)
}
