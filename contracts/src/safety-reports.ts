/** Safety reports as admins read them: a list that names nobody in full, and each report by opening it. */
import { z } from 'zod';
import { typedText } from './text.ts';
import { LOCALES, REPORT_SOURCES, ROLES } from './vocabulary.ts';

export const CLOSING_NOTE_MAX = 500;

const listedReportSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Where it was made. A `guardian` report is a minor's: nobody in the family knows of it. */
  source: z.enum(REPORT_SOURCES),
  /** First name and initial. */
  reporter_name: z.string(),
  /** Null for people without an account. */
  reporter_role: z.enum(ROLES).nullable(),
  created_at: z.iso.datetime(),
  /** Until when an answer was promised. */
  answer_by: z.iso.datetime(),
});
export type ListedReport = z.infer<typeof listedReportSchema>;

/** Open ones only, a minor's first, then the oldest. */
export const safetyReportListSchema = z.object({ reports: z.array(listedReportSchema) });
export type SafetyReportList = z.infer<typeof safetyReportListSchema>;

export const safetyReportSchema = listedReportSchema.extend({
  name: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  message: z.string(),
});
export type SafetyReport = z.infer<typeof safetyReportSchema>;

/** What was done about it, for the admins who come after. */
export const closeReportSchema = z.strictObject({ note: typedText(CLOSING_NOTE_MAX) });
export type CloseReport = z.infer<typeof closeReportSchema>;
