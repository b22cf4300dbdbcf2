import type { Settings, Timer } from '../../shared/grimoire/api'
import type { RecordFormat } from '../../shared/grimoire/recordFormats'
import type { Notice } from '../../shared/grimoire/view'
import { ok, type Failure, type Result } from '../../shared/lib/result'
import type { Handlers } from './router'

/** Settings and timer of the running session. */
interface DeskPort {
  readonly settings: () => Settings
  readonly settingsProblem: Failure | null
  readonly setSettings: (settings: Settings) => Promise<Result<Settings>>
  readonly setTimer: (timer: Timer | null) => Promise<Result<null>>
}

/** Records that go out; null where the Storyteller chose no place. */
export interface FilesPort {
  readonly exportRecord: (format: RecordFormat) => Promise<Result<{ path: string } | null>>
}

type DeskHandlers = Pick<
  Handlers,
  'settings.get' | 'settings.set' | 'settings.getProblem' | 'timer.set' | 'record.export'
>

export function deskHandlers(desk: DeskPort, files: FilesPort): DeskHandlers {
  return {
    'settings.get': () => ok(desk.settings()),
    'settings.set': (settings) => desk.setSettings(settings),
    'settings.getProblem': () => ok(problemOf(desk.settingsProblem)),
    'timer.set': (timer) => desk.setTimer(timer),
    'record.export': ({ format }) => files.exportRecord(format),
  }
}

const problemOf = (problem: Failure | null): Notice | null => problem && { code: problem.code, params: {} }
