import type { ReadGameFile } from '../../electron/session/gameFile'
import { gameIn, currentFormat } from '../../electron/persistence/loadGame'
import { factSchema } from '../../electron/engine/events/facts'

/** Reads the files of games as the program does. */
export const readGame: ReadGameFile = (bytes) => gameIn(bytes, currentFormat(factSchema))
