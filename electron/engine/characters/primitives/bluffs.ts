import { fieldsIn, type Json } from '../../../../shared/lib/json'
import type { Information } from '../../rules/learning'

/** Is shown characters that are not in play, and no Minions. */
export const learnsBluffs: Information = {
  form: { kind: 'minionsAndBluffs' },
  answers: () => [{ minions: [] }],
  domain: () => [{ minions: [] }],
  shownAs: (value) => ({ item: 'notInPlay', value: bluffsIn(value) }),
}

function bluffsIn(value: Json): string[] {
  const { bluffs } = fieldsIn(value)
  return Array.isArray(bluffs) ? bluffs.filter((one) => typeof one === 'string') : []
}
