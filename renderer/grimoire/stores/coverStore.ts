import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { CharacterId } from '../../../shared/domain/ids'
import type { Alignment } from '../../../shared/domain/vocabulary'

/** What is shown to a player, full screen on an opaque ground. */
export interface PlayerCard {
  /** Said in large type; a line break is a line. */
  heading: string
  characters?: readonly CharacterId[]
  alignment?: Alignment
  /** A number or a short word in very large type. */
  large?: string
  /** The ring with names and nothing else, to point at. */
  isRing?: boolean
  /** Names of players, below the heading. */
  names?: readonly string[]
}

/** What covers the Grimoire: the curtain, and cards in front of it. Nothing here lifts by itself. */
export const useCoverStore = defineStore('cover', () => {
  const isCurtainDown = ref(false)
  const cards = shallowRef<readonly PlayerCard[]>([])
  const place = ref(0)
  const card = computed(() => cards.value[place.value] ?? null)

  function drop(): void {
    isCurtainDown.value = true
  }
  /** By a deliberate act only. */
  function lift(): void {
    isCurtainDown.value = false
  }
  function show(next: readonly PlayerCard[]): void {
    if (next.length === 0) return
    isCurtainDown.value = true
    place.value = 0
    cards.value = next
  }
  /** To the next card of those that were laid out together, round and round. */
  function turn(by: 1 | -1): void {
    place.value = (place.value + by + cards.value.length) % cards.value.length
  }
  /** Back to the curtain, never to the Grimoire. */
  function closeCards(): void {
    cards.value = []
  }
  return { isCurtainDown, cards, place, card, drop, lift, show, turn, closeCards }
})
