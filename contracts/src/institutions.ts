/** Where coaches work: the institution, and how a coach proves to be one of its people. */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { LIMITS } from './limits.ts';
import { optionalText, typedText } from './text.ts';
import { DOMAIN_MATCHES, givenStatementSchema } from './verification.ts';
import { DIVISIONS, INSTITUTION_KINDS, INSTITUTION_STATUSES } from './vocabulary.ts';
import { webAddress } from './web-address.ts';

export const INSTITUTION_NAME_MAX = 200;
export const COACH_TITLE_MAX = 120;
export const INSTITUTIONS_FOUND_MAX = 20;

export const institutionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(INSTITUTION_KINDS),
  country_code: z.string(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  status: z.enum(INSTITUTION_STATUSES),
});
export type Institution = z.infer<typeof institutionSchema>;

export const findInstitutionsSchema = z.strictObject({
  name: typedText(INSTITUTION_NAME_MAX).min(2),
  country_code: countryCodeSchema.optional(),
});
export const institutionListSchema = z.object({ institutions: z.array(institutionSchema) });

const proposedInstitutionSchema = z.strictObject({
  name: typedText(INSTITUTION_NAME_MAX),
  kind: z.enum(INSTITUTION_KINDS),
  country_code: countryCodeSchema,
  city: optionalText(LIMITS.cityMax),
  website: webAddress(),
});
export type ProposedInstitution = z.infer<typeof proposedInstitutionSchema>;

/** Exactly one of the two: an institution that is known, or a new one. */
export const nameInstitutionSchema = z.strictObject({
  institution_id: z.uuid().nullable().default(null),
  proposed: proposedInstitutionSchema.nullable().default(null),
  title: typedText(COACH_TITLE_MAX),
  work_email: z.email().max(LIMITS.emailMax),
});
export type NameInstitution = z.infer<typeof nameInstitutionSchema>;
export type NameInstitutionInput = z.input<typeof nameInstitutionSchema>;

/** How far a coach has come on the way to being verified. */
export const AFFILIATION_STEPS = [
  'unnamed',
  'email_unproven',
  'waiting',
  'more_asked',
  'verified',
  'rejected',
  'expired',
] as const;
export const affiliationSchema = z.object({
  step: z.enum(AFFILIATION_STEPS),
  institution: institutionSchema.nullable(),
  title: z.string().nullable(),
  work_email: z.string().nullable(),
  domain_match: z.enum(DOMAIN_MATCHES).nullable(),
  /** Until when the mailed code can be typed in; null when none is on its way. */
  code_expires_at: z.iso.datetime().nullable(),
  /** The open question to the directors, to which more can be said. */
  verification_id: z.uuid().nullable(),
  statements: z.array(givenStatementSchema),
  /** What the director says. */
  reason: z.string().nullable(),
  asked_at: z.iso.datetime().nullable(),
  verified_on: z.iso.date().nullable(),
  expires_on: z.iso.date().nullable(),
  director_name: z.string().nullable(),
  method: z.string().nullable(),
});
export type Affiliation = z.infer<typeof affiliationSchema>;

/** What a director corrects on an institution while checking it. */
export const institutionInputSchema = z.strictObject({
  name: typedText(INSTITUTION_NAME_MAX),
  city: optionalText(LIMITS.cityMax),
  website: webAddress().nullable().default(null),
  email_domain: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/)
    .nullable()
    .default(null),
  division: z.enum(DIVISIONS).nullable().default(null),
});
export type InstitutionInput = z.infer<typeof institutionInputSchema>;
