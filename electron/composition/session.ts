import { randomUUID } from 'node:crypto'
import { app } from 'electron'
import log from 'electron-log/main'
import { settings as settingsSchema } from '../../shared/grimoire/api'
import { nodeDisk } from '../persistence/disk'
import { openSettings } from '../persistence/electronStore'
import { createGameLibrary } from '../persistence/gameLibrary'
import { currentFormat } from '../persistence/loadGame'
import { defaultSettings } from '../session/defaultSettings'
import { gameRules } from '../session/gameRules'
import { createSession } from '../session/session'
import type { Pictures } from './pictures'

/** The running games, on this machine's disk and by its clock. */
export function openSession({ wall }: Pictures) {
  const folder = app.getPath('userData')
  return createSession({
    look: wall,
    rules: gameRules,
    library: createGameLibrary(nodeDisk, folder, currentFormat(gameRules.fact)),
    settings: openSettings(folder, settingsSchema, defaultSettings(app.getLocale())),
    clock: { now: Date.now },
    newId: randomUUID,
    report: (error) => {
      log.error('a view was held back', error)
    },
  })
}

/** What {@link openSession} opens. */
export type OpenSession = ReturnType<typeof openSession>
