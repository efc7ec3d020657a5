/** What admins read about the whole platform: sums by day that hold nobody's name or id. */
import { z } from 'zod';
import { refuseField } from './field-check.ts';
import { DAY_MS } from './time.ts';

/** A part with fewer people than this is not shown: a small number says who they are. */
export const SMALLEST_GROUP = 5;
export const ANALYTICS_DAYS_MAX = 1_100;

export const MEASURES = [
  'people',
  'joined',
  'active',
  'athlete_funnel',
  'coach_funnel',
  'verification_time',
  'guardian_answers',
  'searches',
  'articles',
  'trials',
  'moderation_time',
] as const;
export type Measure = (typeof MEASURES)[number];

/** In the order in which people take them. */
export const ATHLETE_STEPS = ['joined', 'profile', 'guardian', 'release', 'look', 'contact'] as const;
export const COACH_STEPS = ['joined', 'verified', 'search', 'look', 'contact', 'paid'] as const;
export const WAITING_TIMES = ['day', 'three_days', 'week', 'longer'] as const;
export const DECIDING_TIMES = ['four_hours', 'day', 'three_days', 'longer'] as const;
export const GUARDIAN_ANSWERS = ['approved', 'declined', 'unanswered'] as const;

/** Both days are part of the range, and days are counted in UTC. */
export const analyticsQuerySchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .superRefine(({ from, to }, context) => {
    if (from > to)
      refuseField(context, 'to', { code: 'before_start', message: 'The last day is before the first.' });
    if (daysBetween(from, to) > ANALYTICS_DAYS_MAX) {
      refuseField(context, 'from', {
        code: 'range_too_long',
        message: 'Choose a range of three years at most.',
      });
    }
  });
export type AnalyticsQuery = z.infer<typeof analyticsQuerySchema>;

const CHART_STEPS = ['day', 'week', 'month'] as const;
export type ChartStep = (typeof CHART_STEPS)[number];

const lineSchema = z.object({
  /** The region, or the kind of request; empty where there is only one. */
  subject: z.string(),
  part: z.string(),
  /** One for each start; null where fewer people than the smallest group are behind it. */
  values: z.array(z.int().nullable()),
  total: z.int().nullable(),
  /** Of the range of the same length that ends where this one begins. */
  total_before: z.int().nullable(),
});
export type ChartLine = z.infer<typeof lineSchema>;

const chartSchema = z.object({
  measure: z.enum(MEASURES),
  step: z.enum(CHART_STEPS),
  starts: z.array(z.string()),
  lines: z.array(lineSchema),
});
export type Chart = z.infer<typeof chartSchema>;

export const analyticsSchema = z.object({
  from: z.string(),
  to: z.string(),
  before_from: z.string(),
  before_to: z.string(),
  /** The last day that is counted; null before the first night. */
  counted_until: z.string().nullable(),
  charts: z.array(chartSchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** Both days counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
