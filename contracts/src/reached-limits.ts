/** Accounts that searched or opened profiles faster than a person does, for admins. */
import { z } from 'zod';
import { ROLES } from './vocabulary.ts';

export const reachedLimitListSchema = z.object({
  /** Latest first. Families are named by first name and initial: opening the person is a look of its own. */
  accounts: z.array(
    z.object({
      user_id: z.uuid(),
      name: z.string(),
      role: z.enum(ROLES),
      limit: z.string(),
      first_at: z.iso.datetime(),
      last_at: z.iso.datetime(),
      times: z.int(),
    }),
  ),
});
export type ReachedLimitList = z.infer<typeof reachedLimitListSchema>;
