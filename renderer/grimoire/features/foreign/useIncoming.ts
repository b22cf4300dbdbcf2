import { onBeforeUnmount, onMounted } from 'vue'
import { useCoverStore } from '../../stores/coverStore'
import { useForeignStore } from '../../stores/foreignStore'

/** Whether a pasted text is a script, a saved game or a link to one, and not a name meant for a field. */
export function looksForeign(text: string): boolean {
  const trimmed = text.trim()
  return /^\s*\uFEFF?[[{]/.test(trimmed) || /^https?:\/\/\S+[?&]script=/.test(trimmed)
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Files dropped anywhere on the window, and scripts pasted outside of text fields, are opened. */
export function useIncoming(): void {
  const foreign = useForeignStore()
  const cover = useCoverStore()

  function onDragOver(event: DragEvent): void {
    if (hasFiles(event)) event.preventDefault()
  }
  async function onDrop(event: DragEvent): Promise<void> {
    if (!hasFiles(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file && !cover.isCurtainDown)
      await foreign.read(new TextDecoder(encodingOf(await head(file))).decode(await file.arrayBuffer()), file.name)
  }
  function onPaste(event: ClipboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const text = event.clipboardData?.getData('text') ?? ''
    if (cover.isCurtainDown || target?.closest('input, textarea') || !looksForeign(text)) return
    event.preventDefault()
    void foreign.read(text)
  }
  const drop = (event: DragEvent): void => void onDrop(event)
  onMounted(() => {
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', onPaste)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('dragover', onDragOver)
    window.removeEventListener('drop', drop)
    window.removeEventListener('paste', onPaste)
  })
}

const head = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.slice(0, 2).arrayBuffer())

/** Some editors save in 16 bits and say so with a mark at the start. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
