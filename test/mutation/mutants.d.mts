/** A guard of the engine and what takes its place. */
export interface Mutant {
  readonly file: string
  readonly of: string
  readonly by: string
}

export const mutants: readonly Mutant[]
