import type { VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, describe, expect, it } from 'vitest'
import OverlayHost from '../../../../renderer/grimoire/features/shell/OverlayHost.vue'
import { useDeskStore, type Overlay } from '../../../../renderer/grimoire/stores/deskStore'
import { millAtNight } from '../../../support/grimoireViews'
import { mountGrimoire } from '../../../support/mountGrimoire'
import { seatNumber } from '../../../support/seatViews'

/** What one key opens and words are typed into at once. */
const typedInto: [string, Overlay][] = [
  ['the palette', { kind: 'palette' }],
  ['the reminders of a seat', { kind: 'reminders', seat: seatNumber(2) }],
  ['the characters for a seat', { kind: 'character', seat: seatNumber(2), purpose: 'character' }],
]

describe('what a key opens', () => {
  let wrapper: VueWrapper
  afterEach(() => wrapper.unmount())

  it.each(typedInto)('%s: takes what is typed right after its key', async (_name, overlay) => {
    ;({ wrapper } = await mountGrimoire(OverlayHost, millAtNight()))
    useDeskStore().open(overlay)
    // Microtasks only: the next key comes after them, and after nothing else.
    for (let turn = 0; turn < 3; turn += 1) await nextTick()
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})
