/** What somebody signed in with, as facts; the reader's language makes "Chrome on Android" of them. */
import { z } from 'zod';

export const deviceSchema = z.object({
  /** Null where the browser is not one we recognise. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof deviceSchema>;
