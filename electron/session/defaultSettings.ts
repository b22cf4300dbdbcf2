import type { Settings } from '../../shared/grimoire/api'
import type { Locale } from '../../shared/domain/vocabulary'

/** Settings of a first start, in the system's language where Belfry speaks it. `systemLocale` as in BCP 47. */
export function defaultSettings(systemLocale: string): Settings {
  const locale = localeFor(systemLocale)
  return {
    locale,
    townSquareLocale: locale,
    handSpeedMs: 700,
    curtainAfterS: 90,
    curtainIdleS: 0,
    showsVotes: false,
    lastTable: [],
  }
}

function localeFor(systemLocale: string): Locale {
  const language = systemLocale.toLowerCase()
  if (language.startsWith('ko')) return 'ko'
  return /^zh-(hant|tw|hk|mo)/.test(language) ? 'zh-Hant' : 'en'
}
