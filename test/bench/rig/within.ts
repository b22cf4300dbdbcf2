import { killAll } from './program'

/** After its programs are gone, what is left of a part has this long to end. */
const GRACE_MS = 15_000

/**
 * What some work comes to, or null when it is not done in time: then every program it started is ended, so that whatever
 * waits for one of them is refused and the work can put away its folders.
 */
export async function within<Value>(limitS: number, work: () => Promise<Value>): Promise<{ value: Value } | null> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const givenUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      late.abort()
      timer = setTimeout(() => resolve(null), GRACE_MS)
      void killAll()
    }, limitS * 1000)
  })
  try {
    return await Promise.race([work().then((value) => ({ value })), givenUp])
  } catch (error) {
    if (!late.signal.aborted) throw error
    return null
  } finally {
    clearTimeout(timer)
  }
}
