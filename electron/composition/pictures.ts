import { app } from 'electron'
import { officialPack } from '../../shared/grimoire/pack'
import { fetchPicture } from '../network/fetchPicture'
import { nodeDisk } from '../persistence/disk'
import { createPackStore } from '../persistence/officialPackStore'
import { createPictureStore } from '../persistence/pictureStore'
import { createPictureDesk } from '../session/pictures'
import { createPublicPictures } from '../session/publicPictures'
import { assetFile } from '../windows/appPages'
import type { FindPicture } from '../windows/appProtocol'

/** Everything that is drawn in place of our icons: from other computers, from scripts, from the official pack. */
export function openPictures() {
  const store = createPictureStore(nodeDisk, app.getPath('userData'))
  const packStore = createPackStore(app.getPath('userData'), officialPack)
  const desk = createPictureDesk({ fetch: fetchPicture, store })
  const wall = createPublicPictures(desk)
  const find: FindPicture = (address) => {
    const [folder, ...rest] = address.split('/')
    const name = rest.join('/')
    if (folder === 'pictures') return wall.embedded(name) ?? store.fileOf(name)
    return folder === 'pack' ? assetFile(packStore.iconFolder, `/${name}`) : null
  }
  const opened = Promise.all([store.open(), packStore.get()]).then(([, pack]) => {
    wall.layPack(pack.ok ? pack.value : null)
  })
  return { desk, store, packStore, wall, find, opened }
}

/** What {@link openPictures} builds. */
export type Pictures = ReturnType<typeof openPictures>
