/** What a tool of the hub says about itself: the same notes as a guide to rules, and where readers meet it. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { pageNotes } from '../../content/page-notes.ts';
import { sourceSchema } from '../../content/sources.ts';

/** In the order of the page. */
export const TOOL_NAMES = [
  'may-a-coach-write',
  'high-school-nil',
  'five-year-clock',
  '600-dollar-clock',
  'checklists',
] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

export const toolSchema = z.strictObject({
  tool: z.enum(TOOL_NAMES),
  locale: z.enum(LOCALES),
  title: z.string().min(1).max(70),
  summary: z.string().min(100).max(220),
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
  /** Articles and guides that lead here, and that this page leads to: "parents/contact-requests", "guides/agents". */
  belongsTo: z.array(z.string()).min(1),
  sources: z.array(sourceSchema).min(1),
  ...pageNotes,
});
