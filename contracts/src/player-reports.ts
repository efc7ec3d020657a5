/**
 * The Global Player Report: every second week, what was verified in it. What is stored has ids and figures; names and figures
 * of athletes come from their cards at the moment somebody reads, so each reader is shown what they may see then.
 */
import { z } from 'zod';
import { athleteCardSchema } from './search.ts';
import { DAY_MS } from './time.ts';
import { POSITIONS } from './vocabulary.ts';

const REPORT_DAYS = 14;
/** A Monday. The first report is about the two weeks that begin here. */
const FIRST_BEGINS = Date.UTC(2026, 0, 5);

/** Countries with fewer athletes in search are counted in the total alone: so few could be recognised. */
export const LEAST_PER_COUNTRY = 5;
/** How many a report names in each of its parts, the most remarkable first. */
export const REPORT_MOST = { verified: 24, grew: 8, seasons: 8 } as const;
/** A season of fewer games says little. */
export const LEAST_GAMES = 5;

export interface ReportPeriod {
  from: Date;
  to: Date;
}

/** Reports count from one. */
export function reportPeriod(number: number): ReportPeriod {
  const from = FIRST_BEGINS + (number - 1) * REPORT_DAYS * DAY_MS;
  return { from: new Date(from), to: new Date(from + REPORT_DAYS * DAY_MS) };
}

/** Zero before the first is over. */
export function lastReportOver(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - FIRST_BEGINS) / (REPORT_DAYS * DAY_MS)));
}

const reportHeadSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  made_at: z.iso.datetime(),
  /** For the cover on the shelf. */
  counts: z.object({ listed: z.int(), verified: z.int(), countries: z.int() }),
});
export type ReportHead = z.infer<typeof reportHeadSchema>;

export const playerReportListSchema = z.object({
  /** Until when this person has the report; null: not at all. */
  plan_ends_at: z.iso.datetime().nullable(),
  /** The latest first; none for people who do not have it. */
  reports: z.array(reportHeadSchema),
  /** When the next one comes. */
  next_at: z.iso.datetime(),
});
export type PlayerReportList = z.infer<typeof playerReportListSchema>;

const countrySchema = z.object({
  country_code: z.string(),
  /** Athletes in search. */
  listed: z.int(),
  /** Those of them about whom a director has verified something. */
  verified: z.int(),
});
const totalsSchema = z.object({ listed: z.int(), verified: z.int(), countries: z.array(countrySchema) });
export type ReportTotals = z.infer<typeof totalsSchema>;

const countOf = <Of extends z.ZodType>(of: Of) => z.array(z.object({ of, athletes: z.int() }));

const grownSchema = z.object({
  athlete: athleteCardSchema,
  from_cm: z.number(),
  to_cm: z.number(),
  /** The day on which the earlier height was verified. */
  since: z.iso.date(),
});

const notedSeasonSchema = z.object({
  athlete: athleteCardSchema,
  label: z.string(),
  games: z.int(),
  /** Per game; null where the season does not say. */
  points: z.number().nullable(),
  rebounds: z.number().nullable(),
  assists: z.number().nullable(),
});

export const playerReportSchema = z.object({
  /** Null: the sample, whose athletes are invented. */
  id: z.uuid().nullable(),
  number: z.int(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  verified: z.object({
    athletes: z.array(athleteCardSchema),
    /** All of them, not only those who are named. */
    count: z.int(),
    by_position: countOf(z.enum(POSITIONS)),
    by_class: countOf(z.int()),
    by_country: countOf(z.string()),
  }),
  grew: z.array(grownSchema),
  seasons: z.array(notedSeasonSchema),
  totals: totalsSchema,
  /** Of the report before; null where there is none. */
  before: totalsSchema.nullable(),
});
export type PlayerReport = z.infer<typeof playerReportSchema>;
export type GrownAthlete = PlayerReport['grew'][number];
export type NotedSeason = PlayerReport['seasons'][number];
