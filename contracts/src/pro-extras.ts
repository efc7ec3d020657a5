/** What comes with Pro Scout by the year beside the plan itself: things that its owner books, and that an admin answers. */
import { z } from 'zod';
import { optionalText, typedText } from './text.ts';

/** In the order of the page. */
export const PRO_EXTRAS = ['feature_request', 'onboarding', 'strategy_call'] as const;
export type ProExtra = (typeof PRO_EXTRAS)[number];

/** `open`: we have yet to answer; `answered`: it goes on; `done`: closed. */
const PRO_EXTRA_STATES = ['open', 'answered', 'done'] as const;
export type ProExtraState = (typeof PRO_EXTRA_STATES)[number];

export const PRO_EXTRA_LIMITS = { textMax: 1000, timesMax: 300 };

const bookedSchema = z.object({
  /** The message to support that it is: its answers are there. */
  request_id: z.uuid(),
  reference: z.string(),
  state: z.enum(PRO_EXTRA_STATES),
  booked_at: z.iso.datetime(),
  /** The latest answer of ours, if there is any. */
  answer: z.string().nullable(),
});

/** Null where the reader owns no Pro Scout by the year. */
export const proExtrasSchema = z.object({
  extras: z
    .array(
      z.object({
        kind: z.enum(PRO_EXTRAS),
        can_book: z.boolean(),
        /** Of a call that was booked this quarter: from when the next one can be. */
        next_from: z.iso.date().nullable(),
        /** The latest one. */
        booked: bookedSchema.nullable(),
      }),
    )
    .nullable(),
});
export type ProExtras = z.infer<typeof proExtrasSchema>;

export const bookExtraSchema = z.strictObject({
  kind: z.enum(PRO_EXTRAS),
  text: typedText(PRO_EXTRA_LIMITS.textMax),
  /** When it suits the coach, in their own words. */
  times: optionalText(PRO_EXTRA_LIMITS.timesMax),
});
export type BookExtra = z.infer<typeof bookExtraSchema>;
