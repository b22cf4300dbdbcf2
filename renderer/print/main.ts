import '../styles/layers.css'
import { createApp, nextTick, type Component } from 'vue'
import { createI18n } from 'vue-i18n'
import type { Locale } from '../../shared/domain/vocabulary'
import type { PrintedGrimoire, PrintedScript } from '../../shared/grimoire/sheet'
import {
  loadCatalogueTexts,
  loadRecordSentences,
  loadScriptSentences,
  type CatalogueTexts,
  type Sentences,
} from '../../shared/locales/messages'
import { sayable } from '../../shared/locales/sayable'
import { readIcons } from '../board/icons'
import { openBook } from '../sheet/scriptBook'
import { readEastAsianFonts } from '../styles/eastAsianFonts'
import { fitToPages } from './fitToPages'

type Say = (key: string, values?: Record<string, string>) => string

async function speaker(locale: Locale, load: (locale: Locale) => Promise<Sentences>): Promise<Say> {
  const [own, base] = await Promise.all([load(locale), load('en')])
  const i18n = createI18n({
    legacy: false,
    locale,
    fallbackLocale: 'en',
    messages: {},
    missingWarn: false,
    fallbackWarn: false,
  })
  i18n.global.setLocaleMessage('en', sayable(base))
  i18n.global.setLocaleMessage(locale, sayable(own))
  return (key, values = {}) => i18n.global.t(key, values)
}

async function mount(page: Component, props: Record<string, unknown>): Promise<void> {
  createApp(page, props).mount('#app')
  await nextTick()
  await document.fonts.ready
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

// What was loaded as official wording stays in the Grimoire: what is printed leaves this machine.
const NO_PACK = null

async function printScript(sheet: PrintedScript, chosen: CatalogueTexts, english: CatalogueTexts): Promise<void> {
  const { default: ScriptPaper } = await import('./ScriptPaper.vue')
  const say = await speaker(sheet.locale, loadScriptSentences)
  await mount(ScriptPaper, {
    sheet,
    book: openBook(sheet.script, { pack: NO_PACK, pictures: sheet.pictures, chosen, english }),
    say,
  })
  const page = document.querySelector<HTMLElement>('.paper')
  if (page) fitToPages(page, sheet.paper)
  await document.fonts.ready
}

async function printGrimoire(
  { view, locale, pictures }: PrintedGrimoire,
  chosen: CatalogueTexts,
  english: CatalogueTexts,
): Promise<void> {
  const { default: GrimoirePicture } = await import('./GrimoirePicture.vue')
  const say = await speaker(locale, loadRecordSentences)
  const book = openBook(view.script, { pack: NO_PACK, pictures, chosen, english })
  await mount(GrimoirePicture, { view, book, labels: chosen.reminders, say })
  // The circle is laid out once its size is known: that frame, and the one that paints it.
  await nextFrame()
  await nextFrame()
  // Only then is it known which slices of the fonts the names need.
  await document.fonts.ready
  await nextFrame()
}

async function start(): Promise<void> {
  const [sheet] = await Promise.all([window.belfryPrint.getSheet(), readEastAsianFonts(), readIcons()])
  document.documentElement.lang = sheet.locale
  const [english, chosen] = await Promise.all([loadCatalogueTexts('en'), loadCatalogueTexts(sheet.locale)])
  if (sheet.kind === 'script') await printScript(sheet, chosen, english)
  else await printGrimoire(sheet, chosen, english)
  await window.belfryPrint.ready()
}

void start()
