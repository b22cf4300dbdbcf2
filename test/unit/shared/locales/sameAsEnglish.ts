/** Sentences that stay as they are in every language: keys of the keyboard and names of file formats. */
export const SAME_AS_ENGLISH: ReadonlySet<string> = new Set(['bar.undoKey', 'bar.redoKey', 'record.format.pdf'])

/** Names that every language writes in Latin letters: of programs, people, keys, formats and files. */
export const LATIN_NAMES: readonly string[] = [
  'Blood on the Clocktower',
  'The Pandemonium Institute',
  'Steven Medway',
  'Belfry',
  'game-icons.net',
  'CC BY',
  'Townsquare',
  'toolmaker',
  'roles.json',
  'jinxes.json',
  'JSON',
  'Markdown',
  'CSV',
  'PDF',
  'PNG',
  'JPEG',
  'WebP',
  'GIF',
  'SVG',
  'https',
  'http',
  'ID',
  'Enter',
  'Esc',
]
