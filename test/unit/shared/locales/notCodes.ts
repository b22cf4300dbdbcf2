/** Texts in the engine that look like codes and are none: they never reach a person. */
export const NOT_CODES: ReadonlySet<string> = new Set([
  // Kinds of the catalogue's setup texts and special rules.
  'bag-disabled',
  'bag-duplicate',
  'count-delta',
  'count-set',
  'duplicates-allowed',
  'extra-copies',
  'most-players-are',
  'neighbours-demon',
  'no-demon',
  'no-evil',
  'replaces-townsfolk',
  'require-character',
  // Announcements: the Town Square has a sentence of its own for each.
  'alhadikhia-chose',
  'banshee-awoken',
  'gnome-amigo',
  // Zod's own issue code: the field it stands beside is refused as a whole.
  'custom',
])

/** Codes that the source puts together from parts, so that no text of it holds them whole. */
export const SPOKEN_BY_TEMPLATE: readonly string[] = [
  ...['alive', 'dead'].map((life) => `target-must-be-${life}`),
  'magician-missing',
  ...['undo', 'redo'].map((verb) => `nothing-to-${verb}`),
  ...['dawn', 'dusk', 'dusk-tomorrow', 'tomorrow', 'source-ends', 'forever'].map((until) => `lasts-${until}`),
  ...['drunk', 'poisoned', 'mad'].map((state) => `is-${state}`),
  ...['ability', 'hand', 'nature'].map((cause) => `caused-by-${cause}`),
]

const cause = ['seat', 'character', 'by']

/** Parameters that do not stand beside the code, but are put in on its way to the reader. */
export const UNSEEN_PARAMS: Readonly<Record<string, readonly string[]>> = {
  chose: ['what'],
  // Refused by hand: who would believe what goes along with the first code.
  'shown-token-in-play': ['seat', 'character'],
  // Of a hand: the count names whose it is.
  'no-vote-token': ['seat'],
  'only-dead-vote': ['seat'],
  'source-drunk': cause,
  'source-poisoned': cause,
  'source-silenced': cause,
}
