import type { GrimoireApi } from '../../../shared/grimoire/api'
import { useChronicleStore } from './chronicleStore'
import { useCoverStore } from './coverStore'
import { useForeignStore } from './foreignStore'
import { useGameStore } from './gameStore'
import { useLibraryStore } from './libraryStore'
import { usePackStore } from './packStore'
import { usePastStore } from './pastStore'
import { usePictureStore } from './pictureStore'
import { useSettingsStore } from './settingsStore'

/** Joins the stores to the main process; a new display drops the curtain from the first moment on. */
export async function connect(bridge: GrimoireApi): Promise<void> {
  const cover = useCoverStore()
  usePictureStore().connect(bridge)
  usePastStore().connect(bridge)
  useChronicleStore().connect(bridge)
  bridge.display.onAdded(() => cover.drop())
  // Every game's file is looked into: an open game does not wait for that.
  const listed = useLibraryStore().connect(bridge)
  await Promise.all([
    useSettingsStore().connect(bridge),
    useGameStore().connect(bridge),
    useForeignStore().connect(bridge),
    usePackStore().connect(bridge),
  ])
  if (useGameStore().view === null) await listed
}
