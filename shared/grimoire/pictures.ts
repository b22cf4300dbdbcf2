import { z } from 'zod'

/** Schema of addresses of pictures on other computers, as a script writes them. */
export const farAddresses = z.array(z.string().max(5000)).max(1000)

/** Schema of where pictures are kept on this machine, by the address a script gives: for pages of ours alone. */
export const keptPictures = z.record(z.string(), z.string())

/** Schema of what became of fetching pictures. */
export const pictureHarvest = z.object({
  kept: keptPictures,
  /** What could not be had, and why: codes `picture-…` with parameters. */
  failures: z.array(z.object({ address: z.string(), code: z.string(), params: z.record(z.string(), z.json()) })),
})

/** Where pictures are kept on this machine, by the address a script gives. */
export type KeptPictures = z.infer<typeof keptPictures>
/** What became of fetching pictures. */
export type PictureHarvest = z.infer<typeof pictureHarvest>
