import { contextBridge } from 'electron'
import type { PrintApi } from '../../shared/grimoire/sheet'
import { request } from './wire'

const askSheet = request('print.getSheet')
const sayReady = request('print.ready')

const api: PrintApi = {
  getSheet: async () => {
    const answer = await askSheet()
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value
  },
  ready: async () => {
    await sayReady()
  },
}

contextBridge.exposeInMainWorld('belfryPrint', api)
