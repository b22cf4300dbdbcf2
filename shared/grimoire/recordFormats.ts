/** Forms in which a game's record leaves Belfry. */
export const RECORD_FORMATS = ['json', 'markdown', 'csv', 'townsquare'] as const
/** A form in which a game's record leaves Belfry. */
export type RecordFormat = (typeof RECORD_FORMATS)[number]
