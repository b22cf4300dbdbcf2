/**
 * The preload of an empty window that answers a key: the main process hears of it, and on its word one element of the page
 * looks otherwise.
 */
import { ipcRenderer } from 'electron'

addEventListener('keydown', () => ipcRenderer.send('key'))
ipcRenderer.on('flip', () => document.querySelector('#bare')?.classList.toggle('flipped'))
