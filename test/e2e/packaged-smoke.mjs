// Starts the packaged app, whose fuses forbid --inspect, and looks at its first page over the DevTools protocol.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'

const GRIMOIRE = 'app://belfry/grimoire/index.html'
const program = process.argv[2] ?? 'release/linux-unpacked/belfry'
const userData = await mkdtemp(path.join(os.tmpdir(), 'belfry-smoke-'))
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const child = spawn(path.resolve(program), [...root, '--disable-gpu', '--remote-debugging-port=0'], {
  env: { ...process.env, BELFRY_USER_DATA: userData },
})
let log = ''
const closed = new Promise((done) => child.on('close', done))
try {
  const endpoint = await new Promise((done, fail) => {
    const read = (part) => {
      log += part
      const match = /DevTools listening on (ws:\S+)/.exec(log)
      if (match) done(match[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', fail).on('close', (code) => fail(new Error(`ended with ${code}`)))
    setTimeout(() => fail(new Error('no DevTools within 30 s')), 30_000).unref()
  })
  // Playwright hangs now and then when it attaches while the first page is being made: wait until it is there.
  const list = `http://${new URL(endpoint).host}/json/list`
  for (let tries = 0; ; tries++) {
    const targets = await (await fetch(list)).json()
    if (targets.some((target) => target.type === 'page' && target.url === GRIMOIRE)) break
    if (tries > 150) throw new Error('no page within 15 s')
    await sleep(100)
  }
  const browser = await chromium.connectOverCDP(endpoint, { timeout: 15_000 })
  const context = browser.contexts()[0]
  const page = context.pages()[0] ?? (await context.waitForEvent('page'))
  await page.locator('#app > *').first().waitFor({ state: 'attached', timeout: 15_000 })
  const answer = await page.evaluate(() => globalThis.grimoire.townSquareWindow.getState())
  if (page.url() !== GRIMOIRE || !answer.ok) throw new Error(`unexpected page ${page.url()}: ${JSON.stringify(answer)}`)
  console.log(`1 passed, 0 failed`)
  await browser.close()
} catch (error) {
  console.error(`packaged app: ${error.message}\n${log}`)
  process.exitCode = 1
} finally {
  child.kill()
  await closed
  await rm(userData, { recursive: true, force: true, maxRetries: 5 })
}
