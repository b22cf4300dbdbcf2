import type { PastGames } from '../session/pastGames'
import type { Shelf } from '../session/shelf'
import type { Handlers } from './router'

type LibraryHandlers = Pick<
  Handlers,
  | 'library.list'
  | 'library.create'
  | 'library.open'
  | 'library.close'
  | 'library.rename'
  | 'library.remove'
  | 'library.restore'
  | 'library.newWithSameTable'
  | 'past.open'
  | 'past.view'
>

export function libraryHandlers(library: Omit<Shelf<never>, 'adopt'>, past: PastGames): LibraryHandlers {
  return {
    'library.list': () => library.list(),
    'library.create': (game) => library.create(game),
    'library.open': (game) => library.open(game),
    'library.close': () => library.close(),
    'library.rename': (game) => library.rename(game),
    'library.remove': (game) => library.remove(game),
    'library.restore': (game) => library.restore(game),
    'library.newWithSameTable': (game) => library.newWithSameTable(game),
    'past.open': (game) => past.open(game),
    'past.view': (moment) => past.view(moment),
  }
}
