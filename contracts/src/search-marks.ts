/** What a coach knows of the athletes that a search found: lists of the desk, looks of the staff, and what is new since. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** What the athlete's card or page shows this coach and did not show at the last look. */
const NEWS_KINDS = ['verification', 'season', 'video', 'release'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const searchMarksQuerySchema = z.strictObject({
  /** A single one arrives as a text. */
  ids: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(z.uuid()).min(1).max(LIMITS.searchPage),
  ),
});

const athleteMarksSchema = z.object({
  athlete_id: z.uuid(),
  /** Those of the desk that this coach may open, by name; archived ones do not count. */
  lists: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The last look of each person on the staff, the newest first. */
  looks: z.array(z.object({ name: z.string(), is_own: z.boolean(), looked_at: z.iso.datetime() })),
  /** Since the coach's own last look; empty without one. */
  news: z.array(z.enum(NEWS_KINDS)),
});
export type AthleteMarks = z.infer<typeof athleteMarksSchema>;

/** Athletes without a mark, and those whom this person does not find, are left out. */
export const searchMarksSchema = z.object({ marks: z.array(athleteMarksSchema) });
export type SearchMarks = z.infer<typeof searchMarksSchema>;
