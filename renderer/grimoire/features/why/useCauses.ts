import type { Subject } from '../../../../shared/grimoire/subject'
import type { LogLine } from '../../../../shared/grimoire/view'
import { useGameStore } from '../../stores/gameStore'
import { useWords } from '../../texts/useWords'

/** Tells what the story knows of the causes of something, the nearest first. */
export function useCauses() {
  const game = useGameStore()
  const { phase, fact } = useWords()

  function told({ phase: when, entries }: LogLine): string {
    const sentences = entries.map((entry) => `${fact(entry)}.`.replace(/([.?!。？！])\.$/, '$1'))
    return `${phase(when)}: ${sentences.join(' ')}`
  }

  async function causesOf(...subjects: readonly Subject[]): Promise<string[]> {
    const chains = await Promise.all(subjects.map((one) => game.readCauses(one)))
    return [...new Set(chains.flatMap((lines) => lines.map(told)))]
  }

  return { causesOf }
}
