import type { TownSquareView } from './view'

/** All that the Town Square's page can reach: `window.townSquare`. Exactly these two methods. */
export interface TownSquareApi {
  /** The public view as it is now. */
  getView(): Promise<TownSquareView>
  /** Calls back with every later view; returns the unsubscriber. */
  onView(callback: (view: TownSquareView) => void): () => void
}
