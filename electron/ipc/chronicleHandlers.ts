import type { Result } from '../../shared/lib/result'
import type { Chronicler } from '../session/chronicler'
import type { Handlers } from './router'

/** Counts that go out; null where the Storyteller chose no place. */
export interface CountsPort {
  readonly exportStatistics: () => Promise<Result<{ path: string } | null>>
}

type ChronicleHandlers = Pick<Handlers, 'chronicle.read' | 'chronicle.note' | 'chronicle.export'>

export function chronicleHandlers(chronicler: Chronicler, files: CountsPort): ChronicleHandlers {
  return {
    'chronicle.read': () => chronicler.chronicle(),
    'chronicle.note': (note) => chronicler.note(note),
    'chronicle.export': () => files.exportStatistics(),
  }
}
