const TEXT =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=""], [contenteditable=true]'
const OWN_KEYS: Readonly<Record<string, string>> = {
  ' ': 'button, [role=button], [role=tab], a, input, summary',
  Enter: 'button, [role=button], [role=tab], a, summary',
  ArrowUp: '[role=radio], [role=spinbutton], input[type=radio], [role=slider], [role=listbox]',
  ArrowDown: '[role=radio], [role=spinbutton], input[type=radio], [role=slider], [role=listbox]',
  ArrowLeft: '[role=tab], input[type=radio], [role=slider]',
}

let cameByPointer = false
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (cameByPointer = true), true)
  window.addEventListener('keydown', (event) => event.key === 'Tab' && (cameByPointer = false), true)
}

/** Whether the keys belong to somebody else: a text field, an IME, a dialog or a menu. Escape is no text: it drops the curtain wherever one types. */
export function takesKeys(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === 'Process') return true
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(event.key === 'Escape' ? 'select' : TEXT)) return true
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

/** Whether the control with the focus uses this key itself: one that was reached by keyboard, not just pressed. */
export function wantsOwnKey(event: KeyboardEvent): boolean {
  const own = OWN_KEYS[event.key]
  const target = event.target instanceof Element ? event.target : null
  // In the circle of seats Space goes on to the next step; Enter presses.
  if (own === undefined || cameByPointer || (event.key === ' ' && target?.closest('.seat-spot'))) return false
  return target?.matches(own) ?? false
}
