/** Reads the lists of the East Asian families; until then such text stands in a family of the system. */
export async function readEastAsianFonts(): Promise<void> {
  await import('./eastAsianFonts.css')
}

/** The same once the page has been painted: a name in Korean or Chinese may come in any game. */
export function readEastAsianFontsLater(): void {
  requestAnimationFrame(() => {
    requestIdleCallback(() => void readEastAsianFonts(), { timeout: 3000 })
  })
}
