/**
 * What every figure stands beside: one or two windows like Belfry's with nothing in them but a square that can be dragged.
 * BELFRY_BENCH_WINDOWS says how many; with BELFRY_BENCH_KEYS a key is written to the disk and then shown in both, as Belfry does.
 */
import { open } from 'node:fs/promises'
import path from 'node:path'
import { app, BrowserWindow, ipcMain, Menu, screen } from 'electron'

const PAGE = `<!doctype html><meta charset="utf-8"><title>empty</title>
<style>html{background:#10161d}#bare{position:absolute;left:400px;top:200px;width:90px;height:90px;background:#c8a46a;touch-action:none}.flipped{background:#7ca08c!important}</style>
<div id="bare" tabindex="0"></div>
<script>
const bare = document.getElementById('bare')
let from = null, last = null, isDue = false
bare.onpointerdown = (event) => { from = event; bare.setPointerCapture(event.pointerId) }
bare.onpointermove = (event) => {
  last = event
  if (!from || isDue) return
  isDue = true
  requestAnimationFrame(() => {
    isDue = false
    bare.style.transform = 'translate(' + (last.clientX - from.clientX) + 'px,' + (last.clientY - from.clientY) + 'px)'
  })
}
</script>`

const userData = process.env['BELFRY_USER_DATA']
if (userData !== undefined) app.setPath('userData', userData)
Menu.setApplicationMenu(null)

const hasKeys = process.env['BELFRY_BENCH_KEYS'] !== undefined

async function answerKeys(): Promise<void> {
  const file = await open(path.join(app.getPath('userData'), 'keys.log'), 'a')
  ipcMain.on('key', () => {
    void file
      .appendFile('key\n')
      .then(() => file.sync())
      .then(() => BrowserWindow.getAllWindows().forEach(({ webContents }) => webContents.send('flip')))
  })
}

function openWindow(index: number): void {
  const displays = screen.getAllDisplays()
  const display = displays[index] ?? displays[0]
  if (!display) throw new Error('there is no display')
  const { x, y, width, height } = display.workArea
  const window = new BrowserWindow({
    show: false,
    backgroundColor: '#10161d',
    x: x + Math.round(width * 0.05),
    y: y + Math.round(height * 0.05),
    width: Math.round(width * 0.9),
    height: Math.round(height * 0.9),
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      backgroundThrottling: false,
      ...(hasKeys && { preload: path.join(__dirname, 'emptyKeys.cjs') }),
    },
  })
  window.once('ready-to-show', () => {
    if (index === 0) window.show()
    else {
      window.showInactive()
      window.setFullScreen(true)
    }
  })
  void window.loadURL(`data:text/html,${encodeURIComponent(index === 0 ? PAGE : `${PAGE}<!-- townsquare -->`)}`)
}

void app.whenReady().then(async () => {
  if (hasKeys) await answerKeys()
  for (let index = 0; index < Number(process.env['BELFRY_BENCH_WINDOWS'] ?? 1); index += 1) openWindow(index)
})
app.on('window-all-closed', () => app.quit())
