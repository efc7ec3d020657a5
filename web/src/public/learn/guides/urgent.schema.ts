/** What a guide for people in danger says before it says anything of itself: what to do, and whom to call. */
import { z } from 'zod';

const helpLine = {
  /** A country: a call reaches the lines of the place one calls from. */
  place: z.string().min(1).max(30),
  /** When it does not answer day and night. */
  note: z.string().min(1).max(40).optional(),
};

export const urgentSchema = z.strictObject({
  title: z.string().min(1).max(60),
  /** Markdown. So short that all of them stand on the first screen of a phone; the text below says more. */
  actions: z.array(z.string().min(1).max(60)).min(1).max(6),
  danger: z.string().min(1).max(140),
  /** Each stands in the text too, with its source. Every language begins with the places of its own readers. */
  lines: z
    .array(
      z.union([
        z.strictObject({ ...helpLine, call: z.string().regex(/^\d[\d -]*$/) }),
        z.strictObject({ ...helpLine, visit: z.url({ protocol: /^https$/ }) }),
      ]),
    )
    .min(1),
});

export type Urgent = z.output<typeof urgentSchema>;
export type HelpLine = Urgent['lines'][number];
