import { createPinia } from 'pinia'
import { createApp } from 'vue'
import '../styles/layers.css'
import App from './App.vue'
import { windowBridge } from './bridge/windowBridge'
import { connect } from './stores/connect'
import { useSettingsStore } from './stores/settingsStore'
import { readCatalogue } from './texts/catalogueTexts'
import { i18n, speak } from './texts/i18n'

async function start(): Promise<void> {
  const app = createApp(App).use(createPinia()).use(i18n)
  await connect(windowBridge())
  const locale = useSettingsStore().settings?.locale ?? 'en'
  await speak(locale)
  app.mount('#app')
  await readCatalogue(locale)
}

void start()
