/** What a step-by-step guide says about itself. Each second-level heading of its text is one step. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

/** Those who have a guide, in the order of the page. */
export const GUIDE_ROLES = ['athlete', 'guardian', 'coach'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

export const guideSchema = z.strictObject({
  guide: z.enum(GUIDE_ROLES),
  locale: z.enum(LOCALES),
  title: z.string().min(1).max(70),
  summary: z.string().min(100).max(220),
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
});
