import { contextBridge } from 'electron'
import type { TownSquareApi } from '../../shared/townsquare/api'
import { request, subscribe } from './wire'

const askView = request('townSquare.getView')

const api: TownSquareApi = {
  getView: async () => {
    const answer = await askView()
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value
  },
  onView: subscribe('townSquare.view'),
}

contextBridge.exposeInMainWorld('townSquare', api)
