import { z } from 'zod'

/** Where the Town Square window is, and which displays there are. */
export const townSquareWindowState = z.strictObject({
  /** `hidden`: its display was unplugged; it comes back full screen with the next one. */
  placement: z.enum(['closed', 'hidden', 'window', 'full-screen']),
  /** The display it fills, null unless full screen. */
  displayId: z.number().int().nullable(),
  displays: z.array(
    z.strictObject({
      id: z.number().int(),
      /** What the system calls the display; may be empty. */
      label: z.string(),
      hasGrimoire: z.boolean(),
    }),
  ),
})

/** See {@link townSquareWindowState}. */
export type TownSquareWindowState = z.infer<typeof townSquareWindowState>

/** A display was plugged in: the moment to cover the Grimoire. `displayCount` includes the new one. */
export const displayAdded = z.strictObject({ displayCount: z.number().int().positive() })
