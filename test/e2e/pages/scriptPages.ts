import type { ElectronApplication, Page } from '@playwright/test'

/** Drops a file of this text on the Grimoire window, as from a file manager. */
export async function dropFile(grimoire: Page, text: string, name: string): Promise<void> {
  await grimoire.locator('main').first().waitFor()
  await grimoire.evaluate(
    ([content, fileName]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], fileName))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [text, name] as const,
  )
}

/** Pastes a text where no field has the focus. */
export async function pasteText(grimoire: Page, text: string): Promise<void> {
  await grimoire.locator('main').first().waitFor()
  await grimoire.evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', content)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** What the system's dialogs answer from now on. */
export async function answerDialogs(
  app: ElectronApplication,
  answers: { open?: string; saveIn?: string },
): Promise<void> {
  await app.evaluate(({ dialog }, { open, saveIn }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: open === undefined, filePaths: open ? [open] : [] })
    dialog.showSaveDialog = (...given: unknown[]) => {
      const { defaultPath = '' } = given.at(-1) as { defaultPath?: string }
      return Promise.resolve({ canceled: saveIn === undefined, filePath: `${saveIn ?? ''}/${defaultPath}` })
    }
  }, answers)
}

/** The open game's script as the Grimoire shows it. */
export async function scriptOf(grimoire: Page) {
  const answer = await grimoire.evaluate(() => window.grimoire.game.getView())
  return answer.ok ? (answer.value?.script ?? null) : null
}
