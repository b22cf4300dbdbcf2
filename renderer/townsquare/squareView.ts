import { shallowRef, type ShallowRef } from 'vue'
import { keepEqual } from '../../shared/lib/keepEqual'
import type { TownSquareApi } from '../../shared/townsquare/api'
import type { TownSquareView } from '../../shared/townsquare/view'

/** The public view as this window has it. */
export interface ConnectedSquare {
  /** Null until the first view has come. */
  readonly view: Readonly<ShallowRef<TownSquareView | null>>
  readonly disconnect: () => void
}

/** Listens for views, then asks for the present one. Only a higher revision replaces what is shown. */
export function connect(api: TownSquareApi): ConnectedSquare {
  const view = shallowRef<TownSquareView | null>(null)
  const accept = (next: TownSquareView): void => {
    if (next.revision > (view.value?.revision ?? -1)) view.value = keepEqual(view.value, next)
  }
  const disconnect = api.onView(accept)
  void api.getView().then(accept)
  return { view, disconnect }
}
