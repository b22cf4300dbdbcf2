/** What a command of the command line gets. */
export interface CommandLine {
  readonly files: readonly string[]
  /** `--json`, `--explain` …; an option's value under its name. */
  readonly flags: ReadonlyMap<string, string>
  /** The project's folder. */
  readonly home: string
  /** Where the person stood: relative paths start here. */
  readonly workingFolder: string
  /** Says something that is no result. */
  readonly warn: (sentence: string) => void
}

/** Result of a command: 0 good, 1 failed or unusable, 2 wrong usage. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2
  /** Standard output; the last line break is added where it lacks. Empty = nothing. */
  readonly text: string
}

const withValue = new Set(['at', 'view', 'format', 'out'])

/** Sorts arguments into files and flags; null for an option that lacks its value. */
export function sortArguments(words: readonly string[]): { files: string[]; flags: Map<string, string> } | null {
  const files: string[] = []
  const flags = new Map<string, string>()
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (!word.startsWith('--')) files.push(word)
    else {
      const [name, inline] = word.slice(2).split(/=(.*)/s) as [string, string | undefined]
      const value = withValue.has(name) ? (inline ?? words[(index += 1)]) : (inline ?? '')
      if (value === undefined) return null
      flags.set(name, value)
    }
  }
  return { files, flags }
}
