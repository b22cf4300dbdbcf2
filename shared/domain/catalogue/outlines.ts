import type { Edition } from './catalogue'

/** Icon name → path, in a box of 512 × 512. */
export type Outlines = Readonly<Record<string, string>>

const files: Readonly<Record<Edition, () => Promise<{ default: Outlines }>>> = {
  tb: () => import('./outlines/tb.json'),
  bmr: () => import('./outlines/bmr.json'),
  snv: () => import('./outlines/snv.json'),
  carousel: () => import('./outlines/carousel.json'),
  fabled: () => import('./outlines/fabled.json'),
  loric: () => import('./outlines/loric.json'),
}

/** Reads what draws the icons of characters, of these editions or of all. They come in files of their own, as nothing needs them at the start. */
export async function readOutlines(editions: Iterable<Edition> = Object.keys(files) as Edition[]): Promise<Outlines> {
  const read = await Promise.all([...editions].map((edition) => files[edition]()))
  return Object.assign({}, ...read.map(({ default: outlines }) => outlines)) as Outlines
}
