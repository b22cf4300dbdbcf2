/// <reference types="vite/client" />
/// <reference types="unplugin-icons/types/vue" />
import type { PrintApi } from '../shared/grimoire/sheet'
import type { GrimoireBridge } from '../shared/ipc/bridge'
import type { TownSquareApi } from '../shared/townsquare/api'

declare global {
  interface Window {
    readonly grimoire: GrimoireBridge
    readonly townSquare: TownSquareApi
    readonly belfryPrint: PrintApi
  }
}
