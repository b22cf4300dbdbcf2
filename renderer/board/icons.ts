import { shallowReactive } from 'vue'
import type { Edition } from '../../shared/domain/catalogue/catalogue'
import named from '../../shared/domain/catalogue/icons.json'
import { readOutlines } from '../../shared/domain/catalogue/outlines'
import ofInterface from './data/interfaceIcons.json'

/** A part of the interface that has an icon of its own. */
export type InterfaceIcon = keyof typeof named.ui

const byName = shallowReactive<Record<string, string>>({ ...ofInterface })

/** Reads the icons of characters, of these editions or of all; whoever draws one draws it once it is there. */
export async function readIcons(editions?: Iterable<Edition>): Promise<void> {
  Object.assign(byName, await readOutlines(editions))
}

/** Outline of an icon in a box of 512 × 512, or undefined for a name that is not bundled, or not read yet. */
export function iconOutline(name: string): string | undefined {
  return byName[name]
}

/** Name of the icon that stands for a part of the interface. */
export function interfaceIcon(part: InterfaceIcon): string {
  return named.ui[part]
}
