import '../../renderer/styles/layers.css'
import { createApp, nextTick } from 'vue'
import { readIcons } from '../../renderer/board/icons'
import ContactSheet from './ContactSheet.vue'

async function start(): Promise<void> {
  await readIcons()
  createApp(ContactSheet).mount('#app')
  await nextTick()
  await document.fonts.ready
  document.body.dataset['ready'] = ''
}

void start()
