import { expect, it } from 'vitest'
import { settings } from '../../../../shared/grimoire/api'

it('settings of an earlier Belfry are taken over, with the usual for what it did not have', () => {
  const earlier = { locale: 'ko', townSquareLocale: 'en', handSpeedMs: 500, curtainAfterS: 30, lastTable: ['Ann'] }
  expect(settings.parse(earlier)).toEqual({ ...earlier, curtainIdleS: 0, showsVotes: false })
})
