/** Consent forms as guardians sign them: one exact text, a typed name and the password. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';
import { CONSENT_KINDS, LOCALES } from './vocabulary.ts';

export const signatureSchema = z.object({
  id: z.uuid(),
  signed_name: z.string(),
  /** Whose account signed. */
  signed_by: z.string(),
  is_yours: z.boolean(),
  signed_at: z.iso.datetime(),
  version: z.int(),
  withdrawn_at: z.iso.datetime().nullable(),
});
export type Signature = z.infer<typeof signatureSchema>;

/** One form of one athlete. */
const consentFormSchema = z.object({
  kind: z.enum(CONSENT_KINDS),
  document: z.object({
    id: z.uuid(),
    version: z.int(),
    locale: z.enum(LOCALES),
    title: z.string(),
    /** Markdown, the very text that is hashed and signed. */
    body: z.string(),
    /** Of the body, in hexadecimal. */
    hash: z.string(),
    published_on: z.iso.date(),
  }),
  /** Those in effect, newest first: each guardian may sign. */
  signatures: z.array(signatureSchema),
  /** Withdrawn ones, newest first. */
  past: z.array(signatureSchema),
  /** Signed in an older version: the new one is asked for, and this is the text of before, to compare. */
  outdated: z.object({ version: z.int(), body: z.string() }).nullable(),
});
export type ConsentForm = z.infer<typeof consentFormSchema>;

export const consentListSchema = z.object({
  athletes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Nobody signs for an adult; what was signed stays readable. */
      can_sign: z.boolean(),
      /** The name that a signature has to give: what this guardian stated, else the account's. Null for who cannot sign. */
      sign_as: z.string().nullable(),
      forms: z.array(consentFormSchema),
    }),
  ),
});
export type ConsentList = z.infer<typeof consentListSchema>;

export const signConsentSchema = z.strictObject({
  athlete_id: z.uuid(),
  document_id: z.uuid(),
  signed_name: typedText(LIMITS.nameMax).min(LIMITS.signedNameMin),
  password: z.string().min(1).max(LIMITS.passwordMax),
});
export type SignConsent = z.infer<typeof signConsentSchema>;

/** All in one sitting: the name is typed and the password asked once, and each form is signed by itself. All or none. */
export const signTogetherSchema = z.strictObject({
  athlete_id: z.uuid(),
  document_ids: z
    .array(z.uuid())
    .min(1)
    .max(CONSENT_KINDS.length)
    .refine((ids) => new Set(ids).size === ids.length, 'duplicate'),
  signed_name: typedText(LIMITS.nameMax).min(LIMITS.signedNameMin),
  password: z.string().min(1).max(LIMITS.passwordMax),
});
export type SignTogether = z.infer<typeof signTogetherSchema>;

/** In the order in which the documents were named. */
export const signedTogetherSchema = z.object({ signatures: z.array(signatureSchema) });
export type SignedTogether = z.infer<typeof signedTogetherSchema>;
