import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { CharacterId, EffectId, SeatId } from '../../../shared/domain/ids'

/** A tab of the side panel. */
export type PanelTab = 'setup' | 'night' | 'day' | 'log' | 'reference'
/** What lies over the board, one at a time. */
export type Overlay =
  | { kind: 'palette' }
  | { kind: 'cards' }
  | { kind: 'settings' }
  | { kind: 'seat'; seat: SeatId }
  | { kind: 'menu'; seat: SeatId; x: number; y: number }
  | { kind: 'reminder'; reminder: EffectId; seat: SeatId | null; x?: number; y?: number }
  | { kind: 'character'; seat: SeatId; purpose: 'character' | 'shown' }
  | { kind: 'reminders'; seat: SeatId | null }
  | { kind: 'traveller' }
  | { kind: 'timer' }
  | { kind: 'end'; winner: 'good' | 'evil' }
  | { kind: 'addStep' }
  | { kind: 'draw' }
  | { kind: 'reveal' }
  | { kind: 'export' }
  | { kind: 'script' }
/** What pressing a seat means just now; null = open its sheet. */
export interface Picking {
  id: string
  max: number
  /** Seats that may be pressed; null = all. Others are still taken, with a warning by the engine. */
  legal: ReadonlySet<SeatId> | null
}

/** What is open on the Storyteller's desk; nothing of it is part of the game. */
export const useDeskStore = defineStore('desk', () => {
  const tab = ref<PanelTab>('setup')
  const overlay = shallowRef<Overlay | null>(null)
  const tray = ref<'none' | 'characters' | 'reminders'>('none')
  const picking = shallowRef<Picking | null>(null)
  const picked = shallowRef<readonly SeatId[]>([])
  const exiled = ref<SeatId | null>(null)
  /** Seat and ability of what is being used by day. */
  const dayAction = ref<string | null>(null)
  const referenceCharacter = ref<CharacterId | null>(null)

  function open(next: Overlay): void {
    overlay.value = next
  }
  function close(): void {
    overlay.value = null
  }
  function startPicking(next: Picking | null, chosen: readonly SeatId[] = []): void {
    picking.value = next
    picked.value = chosen
  }
  /** Takes a seat, or puts it back; beyond the number the oldest one gives way. */
  function pick(seat: SeatId): void {
    const max = picking.value?.max ?? 0
    if (max === 0) return
    const others = picked.value.filter((other) => other !== seat)
    picked.value = others.length < picked.value.length ? others : [...others, seat].slice(-max)
  }
  /** By day: this Traveller is called for exile; who calls is still to be pressed. */
  function callExile(seat: SeatId): void {
    exiled.value = seat
    tab.value = 'day'
  }
  function useByDay(seat: SeatId, ability: CharacterId): void {
    dayAction.value = `${seat} ${ability}`
  }
  function lookUp(character: CharacterId): void {
    referenceCharacter.value = character
    tab.value = 'reference'
  }
  return {
    tab,
    overlay,
    tray,
    picking,
    picked,
    exiled,
    dayAction,
    referenceCharacter,
    open,
    close,
    startPicking,
    pick,
    callExile,
    useByDay,
    lookUp,
  }
})
