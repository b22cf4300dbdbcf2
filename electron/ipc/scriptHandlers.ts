import type { Paper } from '../../shared/grimoire/foreign'
import type { OfficialPack } from '../../shared/grimoire/pack'
import type { Script } from '../../shared/grimoire/script'
import type { PrintedSheet } from '../../shared/grimoire/sheet'
import type { Notice } from '../../shared/grimoire/view'
import { ok, type Result } from '../../shared/lib/result'
import type { ForeignDesk } from '../session/foreignDesk'
import type { PictureDesk } from '../session/pictures'
import type { Handlers } from './router'

type Asked<Value> = Promise<Result<Value | null>>

/** Scripts that go out; null where the Storyteller chose no place. */
export interface ScriptsPort {
  readonly save: (script: Script) => Asked<{ path: string; notices: Notice[] }>
  readonly savePdf: (what: { script: Script; paper: Paper; hasNightOrders: boolean }) => Asked<{ path: string }>
}

/** The hidden window that prints: what it asks for and what it says. */
export interface PrinterPort {
  readonly sheet: () => Result<PrintedSheet>
  readonly ready: () => void
}

/** The official texts and icons on this machine. */
export interface PackPort {
  readonly get: () => Promise<Result<OfficialPack | null>>
  readonly choose: () => Asked<OfficialPack>
  readonly remove: () => Promise<Result<null>>
}

type ScriptHandlers = Pick<
  Handlers,
  | 'foreign.read'
  | 'foreign.openFile'
  | 'foreign.attachScript'
  | 'foreign.openRecord'
  | 'foreign.takeOffered'
  | 'script.save'
  | 'script.savePdf'
  | 'print.getSheet'
  | 'print.ready'
  | 'pack.get'
  | 'pack.choose'
  | 'pack.remove'
  | 'pictures.known'
  | 'pictures.fetch'
>

interface ScriptPorts {
  readonly foreign: ForeignDesk
  readonly scripts: ScriptsPort
  readonly printer: PrinterPort
  readonly pack: PackPort
  readonly pictures: PictureDesk
  /** Opens the record that was read last. */
  readonly openRecord: () => Promise<Result<null>>
}

export function scriptHandlers({ foreign, scripts, printer, pack, pictures, openRecord }: ScriptPorts): ScriptHandlers {
  return {
    'foreign.read': (source) => ok(foreign.read(source)),
    'foreign.openFile': () => foreign.openFile(),
    'foreign.attachScript': () => foreign.attachScript(),
    'foreign.openRecord': () => openRecord(),
    'foreign.takeOffered': () => foreign.takeOffered(),
    'script.save': ({ script }) => scripts.save(script),
    'script.savePdf': (what) => scripts.savePdf(what),
    'print.getSheet': () => printer.sheet(),
    'print.ready': () => {
      printer.ready()
      return ok(null)
    },
    'pack.get': () => pack.get(),
    'pack.choose': () => pack.choose(),
    'pack.remove': () => pack.remove(),
    'pictures.known': ({ addresses }) => ok(pictures.known(addresses)),
    'pictures.fetch': ({ addresses }) => pictures.fetch(addresses),
  }
}
