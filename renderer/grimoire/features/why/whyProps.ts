import type { Subject } from '../../../../shared/grimoire/subject'

/** What says why it is so when it is pressed. */
export interface WhyProps {
  title: string
  lines: readonly string[]
  /** What the story is asked about, for what is further back. */
  subjects?: readonly Subject[] | undefined
}
