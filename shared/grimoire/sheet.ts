import { z } from 'zod'
import { locale } from '../domain/vocabulary'
import { paper } from './foreign'
import { keptPictures } from './pictures'
import { script } from './script'

/** Schema of what the hidden window prints: a script and nothing of any game. */
export const printedSheet = z.object({
  script,
  locale,
  paper,
  /** Both night orders on pages of their own. */
  hasNightOrders: z.boolean(),
  /** Where the hidden window finds pictures from other computers that are kept here. */
  pictures: keptPictures,
})

/** What the hidden window prints. */
export type PrintedSheet = z.infer<typeof printedSheet>

/** All that the hidden window's page can reach: `window.belfryPrint`. */
export interface PrintApi {
  getSheet(): Promise<PrintedSheet>
  /** Everything is painted, fonts included. */
  ready(): Promise<void>
}
