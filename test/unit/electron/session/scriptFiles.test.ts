import { expect, it } from 'vitest'
import { createScriptFiles } from '../../../../electron/session/scriptFiles'
import { script as scriptSchema } from '../../../../shared/grimoire/script'
import { ok } from '../../../../shared/lib/result'
import { valueOf } from '../../../support/expectOk'
import { officialScriptShape } from '../../../support/officialScriptShape'

const lamp = { id: 'lamp', name: 'Lamp', team: 'townsfolk' as const, ability: 'You glow.', firstNight: 12.5 }
const script = scriptSchema.parse({
  name: 'What? A "Script": of/mine.',
  author: 'Ada',
  characters: ['chef', 'monk', 'lamp', 'saint', 'spy', 'imp'],
  homebrew: [lamp],
})

function aDesk(isChosen = true) {
  const written = new Map<string, string | Uint8Array>()
  const asked: string[] = []
  const files = createScriptFiles({
    askWhereToSave: (name) => {
      asked.push(name)
      return Promise.resolve(isChosen ? `/out/${name}` : null)
    },
    write: (path, content) => {
      written.set(path, content)
      return Promise.resolve(ok(undefined))
    },
    print: ({ paper, hasNightOrders }) => Promise.resolve(ok(new TextEncoder().encode(`${paper} ${hasNightOrders}`))),
  })
  return { files, written, asked }
}

it('writes a script in the official format, under a name that every disk takes', async () => {
  const { files, written } = aDesk()
  const { path } = valueOf(await files.save(script))!
  expect(path).toBe('/out/What A Script of mine.json')
  const entries: unknown = JSON.parse(String(written.get(path)))
  expect(officialScriptShape.safeParse(entries).error?.issues ?? []).toEqual([])
  expect(entries).toMatchObject([
    { id: '_meta', author: 'Ada' },
    'chef',
    'monk',
    { id: 'lamp', firstNight: 12.5 },
    'saint',
    'spy',
    'imp',
  ])
})

it('prints on the paper that is asked for', async () => {
  const { files, written } = aDesk()
  const { path } = valueOf(await files.savePdf({ script, paper: 'Letter', hasNightOrders: true }))!
  expect(path).toMatch(/\.pdf$/)
  expect(new TextDecoder().decode(written.get(path) as Uint8Array)).toBe('Letter true')
})

it('writes nothing when no place is chosen', async () => {
  const { files, written, asked } = aDesk(false)
  expect(valueOf(await files.save(script))).toBeNull()
  expect(valueOf(await files.savePdf({ script, paper: 'A4', hasNightOrders: false }))).toBeNull()
  expect([written.size, asked.length]).toEqual([0, 2])
})
