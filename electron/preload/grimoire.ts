import { contextBridge } from 'electron'
import type { GrimoireBridge } from '../../shared/ipc/bridge'
import { request, requestAhead, subscribe } from './wire'

const bridge: GrimoireBridge = {
  game: {
    getView: requestAhead('game.getView', 'game.view'),
    onView: subscribe('game.view'),
    dispatch: request('game.dispatch'),
    undo: request('game.undo'),
    redo: request('game.redo'),
    getLog: request('game.getLog'),
    getCauses: request('game.getCauses'),
  },
  library: {
    list: request('library.list'),
    create: request('library.create'),
    open: request('library.open'),
    close: request('library.close'),
    rename: request('library.rename'),
    remove: request('library.remove'),
    restore: request('library.restore'),
    newWithSameTable: request('library.newWithSameTable'),
  },
  chronicle: {
    read: request('chronicle.read'),
    note: request('chronicle.note'),
    export: request('chronicle.export'),
  },
  past: {
    open: request('past.open'),
    view: request('past.view'),
  },
  foreign: {
    read: request('foreign.read'),
    openFile: request('foreign.openFile'),
    attachScript: request('foreign.attachScript'),
    openRecord: request('foreign.openRecord'),
    takeOffered: request('foreign.takeOffered'),
    onOffered: subscribe('foreign.offered'),
  },
  script: {
    save: request('script.save'),
    savePdf: request('script.savePdf'),
  },
  pack: {
    get: request('pack.get'),
    choose: request('pack.choose'),
    remove: request('pack.remove'),
  },
  pictures: {
    known: request('pictures.known'),
    fetch: request('pictures.fetch'),
  },
  settings: {
    get: request('settings.get'),
    set: request('settings.set'),
    getProblem: request('settings.getProblem'),
  },
  timer: {
    set: request('timer.set'),
  },
  record: {
    export: request('record.export'),
  },
  townSquareWindow: {
    getState: request('townSquareWindow.getState'),
    begin: request('townSquareWindow.begin'),
    open: request('townSquareWindow.open'),
    close: request('townSquareWindow.close'),
    onState: subscribe('townSquareWindow.state'),
  },
  display: {
    onAdded: subscribe('display.added'),
  },
}

contextBridge.exposeInMainWorld('grimoire', bridge)
