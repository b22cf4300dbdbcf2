import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** What the Storyteller has shown already of all that players have to learn outside their steps. */
export const useShowingStore = defineStore('showing', () => {
  const done = shallowRef<ReadonlySet<string>>(new Set())

  function finish(key: string): void {
    done.value = new Set([...done.value, key])
  }
  return { done, finish }
})
