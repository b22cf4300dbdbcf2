import { character } from '../../shared/domain/catalogue/catalogue'
import type { OfficialPack } from '../../shared/grimoire/pack'
import { ok, type Result } from '../../shared/lib/result'
import { readOfficialPack } from '../formats/officialPack'

/** The folder the Storyteller chose, read. */
interface PackFolder {
  readonly roles: string
  readonly jinxes: string | undefined
  readonly icons: Readonly<Record<string, string>>
}

/** What the outside offers: a dialog, which answers null where nothing was chosen, and a place to keep the pack. */
export interface PackPorts {
  readonly askForFolder: () => Promise<string | null>
  /** Another pack, or none, lies over the catalogue now. */
  readonly onPack: (pack: OfficialPack | null) => void
  readonly store: {
    readonly get: () => Promise<Result<OfficialPack | null>>
    readonly readFolder: (folder: string, isCharacter: (id: string) => boolean) => Promise<Result<PackFolder>>
    readonly put: (
      pack: Omit<OfficialPack, 'icons'>,
      icons: Readonly<Record<string, string>>,
    ) => Promise<Result<OfficialPack>>
    readonly remove: () => Promise<Result<null>>
  }
}

/** The official texts and icons that the Storyteller keeps on this machine. */
export function createPackDesk({ askForFolder, onPack, store }: PackPorts) {
  function told<Pack extends OfficialPack | null>(pack: Result<Pack>): Result<Pack> {
    if (pack.ok) onPack(pack.value)
    return pack
  }

  return {
    get: () => store.get(),
    remove: async () => told(await store.remove()),
    async choose(): Promise<Result<OfficialPack | null>> {
      const folder = await askForFolder()
      if (folder === null) return ok(null)
      const files = await store.readFolder(folder, (id) => character(id) !== undefined)
      if (!files.ok) return files
      const pack = readOfficialPack(files.value)
      return pack.ok ? told(await store.put(pack.value, files.value.icons)) : pack
    },
  }
}
