import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Icons from '../../../../renderer/board/icons'
import { iconOutlines } from '../../../../build/icons.mjs'
import { allCharacters } from '../../../../shared/domain/catalogue/catalogue'

describe('the bundled icons', () => {
  let icons: typeof Icons

  beforeEach(async () => {
    // Afresh: what one has read stays read.
    vi.resetModules()
    icons = await import('../../../../renderer/board/icons')
  })

  it('are what the script makes from the package and the catalogue', () => {
    const files: Record<string, { default: unknown }> = import.meta.glob(
      ['../../../../renderer/board/data/interfaceIcons.json', '../../../../shared/domain/catalogue/outlines/*.json'],
      { eager: true },
    )
    const bundled = Object.entries(files).map(([file, { default: outlines }]) => [
      file.replace('../../../../', ''),
      outlines,
    ])
    expect(Object.fromEntries(bundled)).toEqual(iconOutlines())
  })

  it('hold one for every character, once they are read', async () => {
    const [imp] = allCharacters.filter(({ id }) => id === 'imp')
    expect(icons.iconOutline(imp?.icon ?? '')).toBeUndefined()
    await icons.readIcons()
    for (const { icon } of allCharacters) expect(icons.iconOutline(icon)).toMatch(/^[Mm]/)
  })

  it('know the parts of the interface, and no other name', () => {
    expect(icons.iconOutline(icons.interfaceIcon('vote-hand'))).toMatch(/^[Mm]/)
    expect(icons.iconOutline('no-such-icon')).toBeUndefined()
  })
})
