import { describe, expect, it } from 'vitest'
import { iconOutlines } from '../../../../build/icons.mjs'
import { iconOutline, interfaceIcon, readIcons } from '../../../../renderer/board/icons'
import { allCharacters } from '../../../../shared/domain/catalogue/catalogue'

describe('the bundled icons', () => {
  it('are what the script makes from the package and the catalogue', () => {
    const files = import.meta.glob<{ default: unknown }>(
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
    expect(iconOutline(imp?.icon ?? '')).toBeUndefined()
    await readIcons()
    for (const { icon } of allCharacters) expect(iconOutline(icon)).toMatch(/^[Mm]/)
  })

  it('know the parts of the interface, and no other name', () => {
    expect(iconOutline(interfaceIcon('vote-hand'))).toMatch(/^[Mm]/)
    expect(iconOutline('no-such-icon')).toBeUndefined()
  })
})
