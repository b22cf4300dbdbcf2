import { describe, expect, it } from 'vitest'
import { iconOutlines } from '../../../../build/icons.mjs'
import bundled from '../../../../renderer/board/data/icons.json'
import { iconOutline, interfaceIcon } from '../../../../renderer/board/icons'
import { allCharacters } from '../../../../shared/domain/catalogue/catalogue'

describe('the bundled icons', () => {
  it('are what the script makes from the package and the catalogue', () => {
    expect(bundled).toEqual(iconOutlines())
  })

  it('hold one for every character', () => {
    for (const { icon } of allCharacters) expect(iconOutline(icon)).toMatch(/^[Mm]/)
  })

  it('know the parts of the interface, and no other name', () => {
    expect(iconOutline(interfaceIcon('vote-hand'))).toMatch(/^[Mm]/)
    expect(iconOutline('no-such-icon')).toBeUndefined()
  })
})
