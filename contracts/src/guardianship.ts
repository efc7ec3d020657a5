/** Who counts as a guardian: what a guardian states, how a director checks it, and where the guardian is on the way. */
import { z } from 'zod';
import { isFullName } from './full-name.ts';
import { personName } from './person-name.ts';
import { RETENTION } from './retention.ts';
import { optionalText } from './text.ts';
import {
  GUARDIAN_LEVELS,
  GUARDIANSHIP_EVIDENCE,
  RELATIONSHIPS,
  VERIFICATION_STATUSES,
} from './vocabulary.ts';
import { EVIDENCE_NOTE_MAX, evidenceFileSchema, givenStatementSchema } from './verification.ts';

/** What we promise while too few checks were decided to measure how long they take. */
export const CHECK_HOURS = 48;
/** The documents and words shown for a check are deleted so many days after the decision. */
export const EVIDENCE_KEPT_DAYS = RETENTION.personal_evidence.count;

export const guardianStatementSchema = z.strictObject({
  /** First and last name, as on the papers a director reads. */
  full_name: personName().refine(isFullName, {
    params: { code: 'not_full_name' },
    message: 'Write first and last name.',
  }),
  /** A guardian is 18 or over. */
  birthdate: z.iso.date(),
  relationship: z.enum(RELATIONSHIPS),
});
export type GuardianStatement = z.infer<typeof guardianStatementSchema>;

/** What the guardian wants to show; documents follow as evidence files. */
export const askGuardianshipSchema = z.strictObject({
  evidence: z.enum(GUARDIANSHIP_EVIDENCE),
  /** Whom to call and when, or what the document shows. */
  note: optionalText(EVIDENCE_NOTE_MAX),
});
export type AskGuardianship = z.infer<typeof askGuardianshipSchema>;

/**
 * What the guardian does next, in this order; null when there is nothing to do. In a conflict, because another account with
 * the same mailbox deals with the athlete, that is writing to support.
 */
const GUARDIANSHIP_STEPS = [
  'prove_mailbox',
  'resolve_conflict',
  'state',
  'ask',
  'answer',
  'wait',
  'renew',
] as const;

export const guardianshipSchema = z.object({
  level: z.enum(GUARDIAN_LEVELS),
  next_step: z.enum(GUARDIANSHIP_STEPS).nullable(),
  is_mailbox_proven: z.boolean(),
  /** Whatever name was stated before names had rules. */
  statement: guardianStatementSchema.extend({ full_name: z.string() }).nullable(),
  /** The last day on which the check counts. */
  verified_until: z.iso.date().nullable(),
  /** What waits, else what was decided last; null when nobody ever asked. */
  question: z
    .object({
      /** For `/api/verifications/:id/files` and `/api/verifications/:id/statements`. */
      id: z.uuid(),
      status: z.enum(VERIFICATION_STATUSES),
      /** What the director says: what is missing, or why not. */
      reason: z.string().nullable(),
      statements: z.array(givenStatementSchema),
      files: z.array(evidenceFileSchema),
      is_being_checked: z.boolean(),
      created_at: z.iso.datetime(),
      decided_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** So many hours the checks of the last weeks took in this country, the middle one of them. */
  check_hours: z.int(),
});
export type Guardianship = z.infer<typeof guardianshipSchema>;
