/** Forms in which a game's record leaves Belfry. */
export const RECORD_FORMATS = ['html', 'pdf', 'png', 'markdown', 'json', 'csv', 'journal', 'townsquare'] as const
/** A form in which a game's record leaves Belfry. */
export type RecordFormat = (typeof RECORD_FORMATS)[number]

/** What a JSON record of Belfry's says that it is. */
export const RECORD_MARK = 'belfry-record'
/** The version of it that this program writes; later ones it does not read. */
export const RECORD_VERSION = 1
