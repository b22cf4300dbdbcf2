import type { NightAbility } from '../../rules/acting'

/** On the ability's first night only. */
export const firstNightOnly = { first: true, other: false } as const
/** Each night. */
export const eachNight = { first: true, other: true } as const
/** Each night*: not on the first. */
export const eachOtherNight = { first: false, other: true } as const

/** Wakes the Demon, not the owner. */
export const wakesDemon: Required<Pick<NightAbility, 'wakes'>> = {
  wakes: (game) => game.demons.map(({ seat }) => seat),
}
