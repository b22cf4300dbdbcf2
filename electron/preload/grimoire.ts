import { contextBridge } from 'electron'
import type { GrimoireBridge } from '../../shared/ipc/bridge'
import { request, subscribe } from './wire'

const bridge: GrimoireBridge = {
  townSquareWindow: {
    getState: request('townSquareWindow.getState'),
    open: request('townSquareWindow.open'),
    close: request('townSquareWindow.close'),
    onState: subscribe('townSquareWindow.state'),
  },
  display: {
    onAdded: subscribe('display.added'),
  },
}

contextBridge.exposeInMainWorld('grimoire', bridge)
