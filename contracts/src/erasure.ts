/** Having an account erased: asked for, agreed to by a guardian where the person is a minor, and taken back in time. */
import { z } from 'zod';
import { withPasswordSchema } from './second-factor.ts';

/** How long one can change one's mind. */
export const ERASURE_DAYS = 14;
/** How many days before the end the person is reminded. */
export const ERASURE_REMINDER_DAYS = 2;

/** The name under which records of others show an erased account. One word, so that cutting names short leaves it whole. */
export const ERASED_NAME = '[deleted]';
/** The address in a safety report whose writer was erased. No mail ever reaches it: the ending is reserved for that. */
export const ERASED_ADDRESS = 'erased@erased.invalid';

/** `waiting`: a minor asked, and a guardian has yet to agree. */
const ERASURE_STATES = ['waiting', 'scheduled'] as const;
/** The owner of the account, a guardian of a minor, or two admins. */
export const ERASURE_ASKERS = ['owner', 'guardian', 'admins'] as const;
export type ErasureAsker = (typeof ERASURE_ASKERS)[number];

/** The password again, or a passkey: a session may be stolen, or left open on a shared computer. */
export const askErasureSchema = withPasswordSchema;
export type AskErasure = z.infer<typeof askErasureSchema>;

const erasureSchema = z.object({
  state: z.enum(ERASURE_STATES),
  requested_at: z.iso.datetime(),
  asked_by: z.enum(ERASURE_ASKERS),
  /** Null while a guardian has yet to agree. */
  erase_at: z.iso.datetime().nullable(),
  /** Whether the reader may stop it. */
  can_cancel: z.boolean(),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const ownErasureSchema = z.object({
  erasure: erasureSchema.nullable(),
  /** A minor with a guardian: the guardian hears of the request and decides. */
  needs_guardian: z.boolean(),
});
export type OwnErasure = z.infer<typeof ownErasureSchema>;

export const familyErasureSchema = z.object({ erasure: erasureSchema.nullable() });
export type FamilyErasure = z.infer<typeof familyErasureSchema>;
