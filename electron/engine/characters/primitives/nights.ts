/** On the ability's first night only. */
export const firstNightOnly = { first: true, other: false } as const
/** Each night. */
export const eachNight = { first: true, other: true } as const
/** Each night*: not on the first. */
export const eachOtherNight = { first: false, other: true } as const
