import '../styles/layers.css'
import { createApp } from 'vue'
import App from './App.vue'
import { connect } from './squareView'

createApp(App, { square: connect(window.townSquare) }).mount('#app')
