/** Forms in which a game's record leaves Belfry. */
export const RECORD_FORMATS = ['html', 'pdf', 'png', 'markdown', 'json', 'csv', 'journal', 'townsquare'] as const
/** A form in which a game's record leaves Belfry. */
export type RecordFormat = (typeof RECORD_FORMATS)[number]
