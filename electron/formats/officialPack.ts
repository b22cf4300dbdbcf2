import { character, normaliseId } from '../../shared/domain/catalogue/catalogue'
import type { OfficialPack, PackText } from '../../shared/grimoire/pack'
import { failed, ok, type Result } from '../../shared/lib/result'
import type { Fields } from '../../shared/lib/json'
import { fieldsOf, filledTextOf } from './json/readValue'
import { parseJson } from './json/parseJson'

/** Toolmaker files as texts; jinxes may be missing. */
export interface PackFiles {
  readonly roles: string
  readonly jinxes?: string | undefined
}

function textOf(fields: Fields): PackText {
  const pairs = {
    name: filledTextOf(fields['name']),
    ability: filledTextOf(fields['ability']),
    firstNight: filledTextOf(fields['firstNightReminder']),
    otherNight: filledTextOf(fields['otherNightReminder']),
  }
  return Object.fromEntries(Object.entries(pairs).filter(([, text]) => text !== undefined))
}

function jinxesIn(text: string | undefined): Record<string, string> {
  const parsed = text === undefined ? null : parseJson(text)
  if (!parsed?.ok) return {}
  const rows = fieldsOf(parsed.value.value).flatMap((row) => {
    const first = normaliseId(filledTextOf(row['id']) ?? '')
    return fieldsOf(row['jinx'] ?? row['jinxes']).flatMap((other) => {
      const second = normaliseId(filledTextOf(other['id']) ?? '')
      const reason = filledTextOf(other['reason'])
      return reason !== undefined && character(first) && character(second) ? [[`${first}|${second}`, reason]] : []
    })
  })
  return Object.fromEntries(rows) as Record<string, string>
}

/** The texts of official characters in toolmaker files. Code: `pack-without-roles`. */
export function readOfficialPack({ roles, jinxes }: PackFiles): Result<Omit<OfficialPack, 'icons'>> {
  const parsed = parseJson(roles)
  const rows = parsed.ok ? fieldsOf(parsed.value.value) : []
  const texts = rows.flatMap((fields) => {
    const id = normaliseId(filledTextOf(fields['id']) ?? '')
    const text = textOf(fields)
    return character(id) && Object.keys(text).length > 0 ? [[id, text] as const] : []
  })
  if (texts.length === 0) return failed({ code: 'pack-without-roles', message: 'no official character is in the file' })
  return ok({ texts: Object.fromEntries(texts), jinxes: jinxesIn(jinxes) })
}
