// A window that shows the page it is given, and nothing else.
const { argv } = require('node:process')
const { app, BrowserWindow } = require('electron')

void app.whenReady().then(() => new BrowserWindow({ width: 1600, height: 900 }).loadURL(argv.at(-1)))
app.on('window-all-closed', () => app.quit())
