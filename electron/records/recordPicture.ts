import { z } from 'zod'

/** A picture of the script that came from another computer, as it travels in a record. */
export const recordPicture = z.strictObject({
  addresses: z.array(z.string().max(5000)).min(1).max(1000).describe('Where the script says that it lies.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the bytes, in hexadecimal.'),
  data: z.string().max(2_700_000).meta({ contentEncoding: 'base64' }).describe('PNG, JPEG, WebP or GIF.'),
})
/** See {@link recordPicture}. */
export type RecordPicture = z.infer<typeof recordPicture>
