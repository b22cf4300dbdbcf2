/** Where menus and dialogs of the panel go: out of its magnification, but under what the curtain hides. */
export function overlayTarget(): Element {
  return document.querySelector('.secret') ?? document.body
}
