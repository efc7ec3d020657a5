/** What a director decides about an item, and what they may have found instead of what was claimed. */
import { z } from 'zod';
import { academicsInputSchema, athleteProfileSchema } from './athletes.ts';
import { typedText } from './text.ts';
import { factValuesSchema, METHOD_MAX, VERDICT_REASON_MAX } from './verification.ts';

/** What a director measured or read instead, by the limits of what athletes type. Left out is as claimed. */
export const foundValuesSchemas = {
  measurements: z.strictObject({
    height_cm: athleteProfileSchema.shape.height_cm.removeDefault().optional(),
    weight_kg: athleteProfileSchema.shape.weight_kg.removeDefault().optional(),
    wingspan_cm: athleteProfileSchema.shape.wingspan_cm.removeDefault().optional(),
    vertical_cm: athleteProfileSchema.shape.vertical_cm.removeDefault().optional(),
  }),
  academics: z.strictObject({
    gpa: academicsInputSchema.shape.gpa.removeDefault().optional(),
    sat: academicsInputSchema.shape.sat.removeDefault().optional(),
    act: academicsInputSchema.shape.act.removeDefault().optional(),
  }),
} as const;

const seenHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const decideVerificationSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('verify'),
    values_hash: seenHashSchema,
    method: typedText(METHOD_MAX),
    /** Measurements and academics only; which schema holds follows from the item's fact group. */
    values: factValuesSchema.nullable().default(null),
  }),
  z.strictObject({
    decision: z.literal('ask_more'),
    values_hash: seenHashSchema,
    reason: typedText(VERDICT_REASON_MAX),
  }),
  z.strictObject({
    decision: z.literal('reject'),
    values_hash: seenHashSchema,
    reason: typedText(VERDICT_REASON_MAX),
  }),
]);
export type DecideVerification = z.infer<typeof decideVerificationSchema>;
