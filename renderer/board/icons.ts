import named from '../../shared/domain/catalogue/icons.json'
import outlines from './data/icons.json'

/** A part of the interface that has an icon of its own. */
export type InterfaceIcon = keyof typeof named.ui

const byName: Record<string, string> = outlines

/** Outline of an icon in a box of 512 × 512, or undefined for a name that is not bundled. */
export function iconOutline(name: string): string | undefined {
  return byName[name]
}

/** Name of the icon that stands for a part of the interface. */
export function interfaceIcon(part: InterfaceIcon): string {
  return named.ui[part]
}
