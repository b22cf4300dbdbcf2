import type { TownSquareWindowState } from '../../shared/ipc/townSquareWindow'
import { ok } from '../../shared/lib/result'
import type { Handlers } from './router'

/** The Town Square window as the Grimoire may steer it. */
interface TownSquareScreenPort {
  /** The Grimoire is painted. */
  readonly begin: () => void
  readonly open: () => void
  readonly close: () => void
  readonly state: () => TownSquareWindowState
}

type WindowHandlers = Pick<
  Handlers,
  'townSquareWindow.getState' | 'townSquareWindow.begin' | 'townSquareWindow.open' | 'townSquareWindow.close'
>

export function townSquareWindowHandlers(screen: TownSquareScreenPort): WindowHandlers {
  return {
    'townSquareWindow.getState': () => ok(screen.state()),
    'townSquareWindow.begin': () => {
      screen.begin()
      return ok(null)
    },
    'townSquareWindow.open': () => {
      screen.open()
      return ok(screen.state())
    },
    'townSquareWindow.close': () => {
      screen.close()
      return ok(screen.state())
    },
  }
}
