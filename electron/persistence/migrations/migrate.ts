import { invariant } from '../../../shared/lib/invariant'

/** The lines of a game's file as plain data, the header first; all of one version. */
export type Lines = readonly unknown[]

/** Rewrites the lines of version `from` as lines of version `from + 1`, the header's `version` included. */
export interface MigrationStep {
  readonly from: number
  readonly migrate: (lines: Lines) => Lines
}

/** Every step since version 1, in order. A step is never edited once it is released. */
export const migrationSteps: readonly MigrationStep[] = []

/** Lines of version `from` in the version that the last step leads to. @throws when a step is missing. */
export function migrated(lines: Lines, from: number, steps: readonly MigrationStep[]): Lines {
  return steps
    .filter((step) => step.from >= from)
    .reduce((current, step, index) => {
      invariant(step.from === from + index, `there is a migration from version ${String(from + index)}`)
      return step.migrate(current)
    }, lines)
}
