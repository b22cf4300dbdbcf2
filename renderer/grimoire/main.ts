import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { character } from '../../shared/domain/catalogue/catalogue'
import { readIcons } from '../board/icons'
import '../styles/layers.css'
import { readEastAsianFonts, readEastAsianFontsLater } from '../styles/eastAsianFonts'
import App from './App.vue'
import { windowBridge } from './bridge/windowBridge'
import { readLater, readWhenShown } from './parts/later'
import { connect } from './stores/connect'
import { useGameStore } from './stores/gameStore'
import { useSettingsStore } from './stores/settingsStore'
import { readCatalogue } from './texts/catalogueTexts'
import { i18n, speak } from './texts/i18n'

/** Icons of whoever sits at the table, so that the board comes up whole. */
function readIconsOfTable(): Promise<void> {
  const { view } = useGameStore()
  const seated = view?.seats.flatMap(({ character: own, shown, reminders }) => [
    own,
    shown,
    ...reminders.map((reminder) => reminder.character),
  ])
  return readIcons(new Set(seated?.flatMap((id) => (id === null ? [] : (character(id)?.edition ?? [])))))
}

/** Resolves once the page is on the screen as it is now: only then does the frame after the next one begin. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

async function start(): Promise<void> {
  const app = createApp(App).use(createPinia()).use(i18n)
  const bridge = windowBridge()
  // Every language falls back to English, so its sentences are asked for while the game is being opened.
  await Promise.all([connect(bridge).then(readIconsOfTable), speak('en')])
  const locale = useSettingsStore().settings?.locale ?? 'en'
  if (locale !== 'en') await readEastAsianFonts()
  if (useGameStore().view === null) {
    await import('./features/start/StartScreen.vue')
    readWhenShown()
  }
  await speak(locale)
  app.mount('#app')
  await painted()
  readWhenShown()
  await bridge.townSquareWindow.begin()
  await Promise.all([readCatalogue(locale), readIcons()])
  await readLater()
  readEastAsianFontsLater()
}

void start()
