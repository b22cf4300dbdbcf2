import '../styles/layers.css'
import { createApp, nextTick } from 'vue'
import { createI18n } from 'vue-i18n'
import { loadCatalogueTexts, loadScriptSentences } from '../../shared/locales/messages'
import { openBook } from '../sheet/scriptBook'
import { readIcons } from '../board/icons'
import { readEastAsianFonts } from '../styles/eastAsianFonts'
import App from './App.vue'
import { fitToPages } from './fitToPages'

async function start(): Promise<void> {
  const [sheet] = await Promise.all([window.belfryPrint.getSheet(), readEastAsianFonts(), readIcons()])
  const { script, locale } = sheet
  const [english, chosen, own, base] = await Promise.all([
    loadCatalogueTexts('en'),
    loadCatalogueTexts(locale),
    loadScriptSentences(locale),
    loadScriptSentences('en'),
  ])
  const i18n = createI18n({
    legacy: false,
    locale,
    fallbackLocale: 'en',
    messages: {},
    missingWarn: false,
    fallbackWarn: false,
  })
  document.documentElement.lang = locale
  i18n.global.setLocaleMessage('en', { ...base })
  i18n.global.setLocaleMessage(locale, { ...own })
  // What was loaded as official wording stays in the Grimoire: paper leaves this machine.
  const book = openBook(script, { pack: null, pictures: sheet.pictures, chosen, english })
  const say = (key: string, values: Record<string, string> = {}): string => i18n.global.t(key, values)
  createApp(App, { sheet, book, say }).mount('#app')
  await nextTick()
  await document.fonts.ready
  const page = document.querySelector<HTMLElement>('.paper')
  if (page) fitToPages(page, sheet.paper)
  await document.fonts.ready
  await window.belfryPrint.ready()
}

void start()
