import { describe, expect, it } from 'vitest'
import { scriptCheck } from '../../../../electron/cli/scriptCheck'

const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const check = (value: unknown) => scriptCheck('/games/Foggy Night.json', () => bytes(value))

describe('scriptCheck', () => {
  it('counts a script as the documented JSON does', () => {
    const { exitCode, json } = check([
      { id: '_meta', name: 'Fog' },
      'monk',
      'pit-hag',
      'imp',
      'imp',
      'nosuch',
      { id: 's', team: 'shop' },
    ])
    expect(exitCode).toBe(0)
    expect(json).toMatchObject({
      ok: true,
      name: 'Fog',
      entries: 7,
      official: 4,
      redefinedOfficial: 0,
      homebrew: 0,
      unknown: ['nosuch'],
      respelled: ['pit-hag→pithag'],
      duplicates: ['imp'],
      notCharacters: ['s (team shop)'],
      teams: { townsfolk: 1, minion: 1, demon: 2 },
    })
    expect(json).toHaveProperty(
      'problems',
      expect.arrayContaining([
        {
          severity: 'warning',
          where: 'entry 6, line 1, column 59',
          message: expect.stringContaining('nosuch') as string,
        },
      ]),
    )
  })

  it('names line and column of a broken file and fails', () => {
    const { exitCode, json, text } = check('[\n"imp"\n"po"]')
    expect(exitCode).toBe(1)
    expect(json).toMatchObject({ ok: false, name: null, problems: [{ severity: 'error', where: 'line 3, column 1' }] })
    expect(text).toContain('line 3, column 1')
  })

  it('fails on a file that is no script, although it can be read', () => {
    expect(check({ nothing: true })).toMatchObject({ exitCode: 1, json: { ok: true } })
    expect(scriptCheck('/no/file', () => null)).toMatchObject({ exitCode: 1, json: { ok: false } })
  })

  it('goes through the entries for people, in their language', () => {
    const lines = scriptCheck('/x/Fog.json', () => bytes(['monk', 'Pit-Hag']), 'en').text.split('\n')
    expect(lines[0]).toBe('Fog: 2 entries, 2 official, 0 redefined, 0 homebrew, 0 unknown')
    expect(lines[2]).toBe('entry 2 (line 1, column 9): Pit-Hag → pithag: official character, spelled differently')
    expect(scriptCheck('/x/Fog.json', () => bytes(['monk', 'imp']), 'zh-Hant').text).toContain('官方角色')
  })

  it('adds seats, phase and what was not read for a saved state', () => {
    const state = { edition: { id: 'tb' }, roles: '', players: [{ name: 'Ada', role: 'chef', isDead: true }] }
    expect(check(state)).toMatchObject({
      exitCode: 0,
      json: { ok: true, name: 'Trouble Brewing', seats: 1, phase: { kind: 'day', number: 1 } },
    })
    expect(check(state).json).toHaveProperty(
      'notRead',
      expect.arrayContaining([expect.stringContaining('votes') as string]),
    )
  })

  it('opens a link without touching a file', () => {
    const link = `https://script.bloodontheclocktower.com/?script=${encodeURIComponent('["imp","monk"]')}`
    const readBytes = () => {
      throw new Error('asked for a file')
    }
    expect(scriptCheck(link, readBytes)).toMatchObject({ exitCode: 0, json: { official: 2 } })
  })
})
