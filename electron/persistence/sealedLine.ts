import { createHash } from 'node:crypto'

const SEAL = /,"checksum":"([0-9a-f]{16})"\}$/

/** One line of a game's file: an object as JSON, closed with a checksum over everything before it. */
export function seal(value: object): string {
  const text = JSON.stringify(value)
  return `${text.slice(0, -1)},"checksum":"${checksumOf(text)}"}\n`
}

/** The object in a line without its line feed; null when the line is not as it was written. */
export function unseal(line: string): unknown {
  const found = SEAL.exec(line)
  if (!found) return null
  const text = `${line.slice(0, found.index)}}`
  return checksumOf(text) === found[1] ? JSON.parse(text) : null
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
