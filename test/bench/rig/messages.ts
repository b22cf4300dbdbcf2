/** The page a script runs in or an input goes to. */
export type PageName = 'grimoire' | 'townsquare'

/** What the harness asks of the hook inside the program's main process. */
export type Request =
  | { readonly verb: 'evaluate'; readonly page: PageName; readonly script: string }
  | { readonly verb: 'key'; readonly page: PageName; readonly key: string; readonly modifiers: readonly 'control'[] }
  | { readonly verb: 'drag'; readonly page: PageName; readonly drag: Drag }
  | { readonly verb: 'mainHeap' }
  | { readonly verb: 'syncs' }
  | { readonly verb: 'close' }

/** A pointer that goes down, moves on a circle and comes up where it began. Pixels of the page; milliseconds. */
export interface Drag {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly durationMs: number
  /** False = it only passes over. */
  readonly isPressed: boolean
}

export type Asked = Request & { readonly id: number }

/** What the hook tells: an answer, or a moment of the start in epoch milliseconds. */
export type Told =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
  | {
      readonly kind: 'moment'
      readonly name: 'appReady' | 'readyToShow' | 'usable'
      readonly page: PageName | ''
      readonly at: number
    }

/** One append: when it began and when the disk had it, in epoch milliseconds. */
export interface Sync {
  readonly beganAt: number
  readonly doneAt: number
}

/** When each page counts as usable. */
export type UsablePages = Partial<Record<PageName, Usable>>

/** So many elements are there and painted. */
export interface Usable {
  readonly selector: string
  readonly count: number
}
