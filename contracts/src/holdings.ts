/** What we hold about a person, as the page that says so shows it: the words are the interface's. */
import { z } from 'zod';

/** In the order of the page. */
export const HOLDINGS = [
  'account',
  'profile',
  'family',
  'decisions',
  'checks',
  'looks',
  'messages',
  'work',
  'plan',
  'notices',
  'support',
  'sign_in',
  'log',
] as const;
export type Holding = (typeof HOLDINGS)[number];

const holdingSchema = z.object({ id: z.enum(HOLDINGS) });

/** Only what somebody of the reader's role can have. */
export const holdingListSchema = z.object({ holdings: z.array(holdingSchema) });
export type HoldingList = z.infer<typeof holdingListSchema>;
