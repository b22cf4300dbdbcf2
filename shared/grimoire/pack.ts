import { z } from 'zod'

/** Schema of the official texts of a character, as the toolmaker files write them. */
const packText = z.object({
  name: z.string().optional(),
  ability: z.string().optional(),
  firstNight: z.string().optional(),
  otherNight: z.string().optional(),
})

/** Schema of the official texts and icons that a Storyteller loaded on this machine. */
export const officialPack = z.object({
  /** By character id. */
  texts: z.record(z.string(), packText),
  /** Lines of jinxes by `first|second`. */
  jinxes: z.record(z.string(), z.string()),
  /** Addresses of icons by character id, for the Grimoire's page alone. */
  icons: z.record(z.string(), z.string()),
})

/** The official texts and icons on this machine. */
export type OfficialPack = z.infer<typeof officialPack>
/** The official texts of a character. */
export type PackText = z.infer<typeof packText>
