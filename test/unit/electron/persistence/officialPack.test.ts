import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createPackStore } from '../../../../electron/persistence/officialPackStore'
import { createPackDesk } from '../../../../electron/session/officialPack'
import { officialPack } from '../../../../shared/grimoire/pack'
import { errorOf, valueOf } from '../../../support/expectOk'
import { tempFolder } from '../../../support/tempFolder'

function toolmakerFolder(): string {
  const folder = tempFolder()
  const icons = path.join(folder, 'icons')
  mkdirSync(icons)
  writeFileSync(
    path.join(folder, 'roles.json'),
    JSON.stringify([
      { id: 'imp', name: 'Imp', ability: 'Theirs.', otherNightReminder: 'Point.', flavor: 'x' },
      { id: 'nobody', name: 'Nobody', ability: 'Not official.' },
    ]),
  )
  writeFileSync(
    path.join(folder, 'jinxes.json'),
    JSON.stringify([
      {
        id: 'spy',
        jinx: [
          { id: 'magician', reason: 'Theirs too.' },
          { id: 'nobody', reason: 'Lost.' },
        ],
      },
    ]),
  )
  for (const name of ['Icon_imp.png', 'imp_e.webp', 'fanggu.webp', 'readme.txt', 'nobody.png'])
    writeFileSync(path.join(icons, name), name)
  return folder
}

const aDesk = (userData: string, folder: string | null) =>
  createPackDesk({
    askForFolder: () => Promise.resolve(folder),
    onPack: () => undefined,
    store: createPackStore(userData, officialPack),
  })

it('keeps texts, jinxes and icons of official characters, and finds them after a restart', async () => {
  const userData = tempFolder()
  const chosen = valueOf(await aDesk(userData, toolmakerFolder()).choose())!
  expect(chosen.texts).toEqual({ imp: { name: 'Imp', ability: 'Theirs.', otherNight: 'Point.' } })
  expect(chosen.jinxes).toEqual({ 'spy|magician': 'Theirs too.' })
  expect(Object.keys(chosen.icons).sort()).toEqual(['fanggu', 'imp'])
  expect(readdirSync(path.join(userData, 'official-pack/icons')).length).toBe(2)
  expect(valueOf(await aDesk(userData, null).get())).toEqual(chosen)
})

it('is gone once it is removed, and a folder without roles changes nothing', async () => {
  const userData = tempFolder()
  const kept = valueOf(await aDesk(userData, toolmakerFolder()).choose())
  expect(errorOf(await aDesk(userData, tempFolder()).choose()).code).toBe('pack-without-roles')
  expect(valueOf(await aDesk(userData, null).choose())).toBeNull()
  expect(valueOf(await aDesk(userData, null).get())).toEqual(kept)
  valueOf(await aDesk(userData, null).remove())
  expect([valueOf(await aDesk(userData, null).get()), readdirSync(userData)]).toEqual([null, []])
})
