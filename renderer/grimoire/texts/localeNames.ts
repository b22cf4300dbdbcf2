import type { Locale } from '../../../shared/domain/vocabulary'

/** The languages Belfry speaks. */
export const LOCALES: readonly Locale[] = ['en', 'ko', 'zh-Hant']

/** Each language in its own words. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ko: '한국어', 'zh-Hant': '繁體中文' }
