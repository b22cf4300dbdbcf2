import type { TownSquareView } from '../../shared/townsquare/view'
import { ok } from '../../shared/lib/result'
import type { Handlers } from './router'

interface PublicView {
  readonly current: () => TownSquareView
}

export function townSquareHandlers(view: PublicView): Pick<Handlers, 'townSquare.getView'> {
  return { 'townSquare.getView': () => ok(view.current()) }
}
