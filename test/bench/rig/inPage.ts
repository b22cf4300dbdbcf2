/** Functions that are sent into a page as text: each stands for itself and reaches nothing around it. */
import type { Usable } from './messages'

/** Epoch milliseconds at which enough elements were painted; notes which files the page had linked by then. */
export function waitUntilUsable({ selector, count }: Usable): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelectorAll(selector).length < count) {
        requestAnimationFrame(look)
        return
      }
      // Now and not later: once the board is painted, the page goes on and asks for its panels.
      const linked = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],link[href]')]
      const paths = linked.map((element) => new URL('src' in element ? element.src : element.href).pathname)
      ;(globalThis as { benchLinked?: string[] }).benchLinked = paths
      // The next frame draws them; a message after it comes when it is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(null)
      })
    }
    look()
  })
}

/** What a page shows once something has happened. */
export interface Expected {
  readonly selector: string
  readonly count: number
}

/** Epoch milliseconds at which the page had painted exactly so many elements; begins to look at once. */
export function paintedWhen({ selector, count }: Expected): Promise<number> {
  return new Promise((resolve) => {
    const isThere = (): boolean => document.querySelectorAll(selector).length === count
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Notes from now on when a key went down, as the system says. */
export function noteKeys(): null {
  const noted = globalThis as { benchKeyAt?: number }
  addEventListener('keydown', (event) => (noted.benchKeyAt = performance.timeOrigin + event.timeStamp), true)
  return null
}

export function lastKeyAt(): number {
  return (globalThis as { benchKeyAt?: number }).benchKeyAt ?? NaN
}

export function countOf(selector: string): number {
  return document.querySelectorAll(selector).length
}

export function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null && document.activeElement === found
}

/** Presses something; answers when, in epoch milliseconds. */
export function clickOn(selector: string): number {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`there is no ${selector} to press`)
  const began = performance.timeOrigin + performance.now()
  found.click()
  return began
}

/** The middle of an element, in pixels of the page. */
export function middleOf(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** Notes the time of every frame from now on. */
export function startFrames(): null {
  const noted = globalThis as { benchFrames?: number[] }
  const frames: number[] = (noted.benchFrames = [])
  const next = (at: number): void => {
    if (noted.benchFrames !== frames) return
    frames.push(at)
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  return null
}

export function stopFrames(): number[] {
  const noted = globalThis as { benchFrames?: number[] | undefined }
  const frames = noted.benchFrames ?? []
  noted.benchFrames = undefined
  return frames
}

/** Bytes of script objects that live after a collection. */
export function liveHeap(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  return (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? NaN
}

/** Paths of the files of one kind that the page had linked when it was first usable. */
export function linkedWhenUsable(extension: string): string[] {
  const paths = (globalThis as { benchLinked?: string[] }).benchLinked ?? []
  return [...new Set(paths.filter((path) => path.endsWith(extension)))]
}

/** Resolves once nothing has moved on the page for ten frames, or after a second and a half. */
export function settled(): Promise<null> {
  return new Promise((resolve) => {
    const began = performance.now()
    let quiet = 0
    const look = (): void => {
      quiet = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : quiet + 1
      if (quiet >= 10 || performance.now() - began > 1500) resolve(null)
      else requestAnimationFrame(look)
    }
    look()
  })
}
