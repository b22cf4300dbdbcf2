import { shallowReactive } from 'vue'
import type { Edition } from '../../shared/domain/catalogue/catalogue'
import named from '../../shared/domain/catalogue/icons.json'
import ofInterface from './data/icons/interface.json'

/** A part of the interface that has an icon of its own. */
export type InterfaceIcon = keyof typeof named.ui

type Outlines = Readonly<Record<string, string>>

const read: Readonly<Record<Edition, () => Promise<{ default: Outlines }>>> = {
  tb: () => import('./data/icons/tb.json'),
  bmr: () => import('./data/icons/bmr.json'),
  snv: () => import('./data/icons/snv.json'),
  carousel: () => import('./data/icons/carousel.json'),
  fabled: () => import('./data/icons/fabled.json'),
  loric: () => import('./data/icons/loric.json'),
}

const byName = shallowReactive<Record<string, string>>({ ...ofInterface })

/** Reads the icons of characters, of these editions or of all; whoever draws one draws it once it is there. */
export async function readIcons(editions: Iterable<Edition> = Object.keys(read) as Edition[]): Promise<void> {
  const files = await Promise.all([...editions].map((edition) => read[edition]()))
  for (const { default: outlines } of files) Object.assign(byName, outlines)
}

/** Outline of an icon in a box of 512 × 512, or undefined for a name that is not bundled, or not read yet. */
export function iconOutline(name: string): string | undefined {
  return byName[name]
}

/** Name of the icon that stands for a part of the interface. */
export function interfaceIcon(part: InterfaceIcon): string {
  return named.ui[part]
}
