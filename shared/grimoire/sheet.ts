import { z } from 'zod'
import { locale } from '../domain/vocabulary'
import { paper } from './foreign'
import { keptPictures } from './pictures'
import { script } from './script'
import type { GrimoireView } from './view'

/** Schema of a script on paper. */
const printedScript = z.object({
  kind: z.literal('script'),
  script,
  locale,
  paper,
  /** Both night orders on pages of their own. */
  hasNightOrders: z.boolean(),
  /** Where the hidden window finds pictures from other computers that are kept here. */
  pictures: keptPictures,
})

/** Schema of a Grimoire as a picture. Views are made by the engine, so their type is enough. */
const printedGrimoire = z.object({
  kind: z.literal('grimoire'),
  view: z.custom<GrimoireView>((view) => view !== null && typeof view === 'object'),
  locale,
  pictures: keptPictures,
})

/** Schema of what the hidden window prints. */
export const printedSheet = z.discriminatedUnion('kind', [printedScript, printedGrimoire])

/** A script on paper. */
export type PrintedScript = z.infer<typeof printedScript>
/** A Grimoire as a picture. */
export type PrintedGrimoire = z.infer<typeof printedGrimoire>
/** What the hidden window prints. */
export type PrintedSheet = z.infer<typeof printedSheet>

/** All that the hidden window's page can reach: `window.belfryPrint`. */
export interface PrintApi {
  getSheet(): Promise<PrintedSheet>
  /** Everything is painted, fonts included. */
  ready(): Promise<void>
}
