/** Runs one piece of work after the other, in the order asked; one that fails does not stop the next. */
export type InTurn = <Value>(work: () => Value | Promise<Value>) => Promise<Value>

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
