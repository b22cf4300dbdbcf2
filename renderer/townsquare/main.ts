import '../styles/layers.css'
import { createApp } from 'vue'
import { readIcons } from '../board/icons'
import { readEastAsianFontsLater } from '../styles/eastAsianFonts'
import App from './App.vue'
import { connect } from './squareView'

createApp(App, { square: connect(window.townSquare) }).mount('#app')
void readIcons()
readEastAsianFontsLater()
