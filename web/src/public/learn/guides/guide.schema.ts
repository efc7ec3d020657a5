/** What a step-by-step guide says about itself. Each second-level heading of its text is one step. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { pageNotes } from '../../content/page-notes.ts';
import { sourceSchema } from '../../content/sources.ts';
import { urgentSchema } from './urgent.schema.ts';

/** Those who have a guide through Faircourt, in the order of the page. */
export const GUIDE_ROLES = ['athlete', 'guardian', 'coach'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

/** Invented families, real rules: what a year looks like for somebody in one place. */
export const GUIDE_FAMILIES = ['family-texas', 'family-brazil', 'family-puerto-rico'] as const;

/** Rules and situations that need a place of their own: the topics have as many articles as the specification says. */
export const GUIDE_RULES = [
  'sextortion',
  'five-year-clock',
  'eligibility-center',
  'agents',
  'scholarships',
  'juco-naia-prep',
  'transfer-portal',
  'f-1-and-i-20',
  'taxes',
  'ad-disclosure',
  'recruiting-email',
  'contract-clauses',
  'message-templates',
  ...GUIDE_FAMILIES,
] as const;
export type GuideRule = (typeof GUIDE_RULES)[number];

/** The guides to rules without the families, which have a place of their own on the pages. */
export const GUIDE_SITUATIONS: readonly GuideRule[] = GUIDE_RULES.filter(
  (rule) => !GUIDE_FAMILIES.some((family) => family === rule),
);

export const GUIDE_NAMES = [...GUIDE_ROLES, ...GUIDE_RULES] as const;
export type GuideName = GuideRole | GuideRule;

export const guideSchema = z.strictObject({
  guide: z.enum(GUIDE_NAMES),
  locale: z.enum(LOCALES),
  title: z.string().min(1).max(70),
  summary: z.string().min(100).max(220),
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
  /** Guides through Faircourt describe the product and cite nothing. */
  sources: z.array(sourceSchema).default([]),
  /** Its quotations are messages to copy and send. */
  copyable: z.boolean().default(false),
  urgent: urgentSchema.optional(),
  ...pageNotes,
});
