/** More functions that are sent into a page as text: each stands for itself and reaches nothing around it. */

/** Milliseconds from a press to what it opens being painted: its first rows, and all of them. */
export interface Opened {
  readonly first: number
  readonly whole: number
}

/** Pastes a script, closes a builder that is still open, and presses what opens the builder on the pasted one. */
export async function openFromPaste(wanted: { text: string; rows: number; members: number }): Promise<Opened> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  const painted = async (selector: string, count: number): Promise<number> => {
    while (document.querySelectorAll(selector).length < count) await frame()
    await frame()
    // A message after the frame comes when it is drawn.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now()
  }
  document.querySelector<HTMLButtonElement>('.builder header button')?.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', wanted.text)
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const edit = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Edit in the builder'))
  while (!edit()) await frame()
  for (let quiet = 0; quiet < 30; quiet += 1) await frame()
  const began = performance.now()
  edit()?.click()
  const first = await painted('.builder .catalogue .list-coin', 1)
  const rows = await painted('.builder .catalogue li', wanted.rows)
  const members = await painted('.builder .members li', wanted.members)
  return { first: first - began, whole: Math.max(rows, members) - began }
}

/** Pastes a text into the page; answers when, in epoch milliseconds. */
export function pasteText(text: string): number {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const began = performance.timeOrigin + performance.now()
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return began
}

/** Presses beside a dialog, which closes it; answers when, in epoch milliseconds. */
export function pressBeside(): number {
  document.querySelector('.veil')?.dispatchEvent(new PointerEvent('pointerdown'))
  return performance.timeOrigin + performance.now()
}

/** Lays so many plain rows over an empty page, in a list that scrolls. */
export function layBareRows(rows: number): null {
  const list = document.createElement('ul')
  list.id = 'rows'
  list.style.cssText = 'position:fixed;inset:0;margin:0;overflow:auto;background:#10161d;color:#fff'
  for (let row = 1; row <= rows; row += 1) {
    const item = document.createElement('li')
    item.style.height = '32px'
    item.textContent = `Row ${row}`
    list.append(item)
  }
  document.body.append(list)
  return null
}

/** Scrolls a list from top to bottom in two seconds; answers the times of the frames. */
export async function scrollDown(selector: string): Promise<number[]> {
  const list = document.querySelector(selector)
  if (!list) throw new Error(`there is no ${selector} to scroll`)
  const frames: number[] = []
  const began = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
  for (let at = began; at - began < 2000;) {
    list.scrollTop = ((at - began) / 2000) * (list.scrollHeight - list.clientHeight)
    at = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    frames.push(at)
  }
  return frames
}
