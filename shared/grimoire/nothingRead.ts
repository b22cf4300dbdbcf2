import type { ForeignFile } from './foreign'

/** What is read of a file in which nothing was found yet. */
export const nothingRead: ForeignFile = {
  kind: 'script',
  fileName: null,
  script: null,
  position: null,
  record: null,
  entries: [],
  problems: [],
  notRead: [],
}
