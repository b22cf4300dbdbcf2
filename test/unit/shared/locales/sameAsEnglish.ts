/** Sentences that stay as they are in every language: keys of the keyboard and names of file formats. */
export const SAME_AS_ENGLISH: ReadonlySet<string> = new Set(['bar.undoKey', 'bar.redoKey', 'record.format.pdf'])

/** Words in Latin letters that other languages write so too: names of programs, keys, formats and files. */
export const LATIN_WORDS: ReadonlySet<string> = new Set([
  'Belfry',
  'Townsquare',
  'JSON',
  'Markdown',
  'CSV',
  'PDF',
  'ID',
  'Enter',
  'Esc',
  'roles.json',
])
