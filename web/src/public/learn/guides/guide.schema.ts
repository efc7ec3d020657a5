/** What a step-by-step guide says about itself. Each second-level heading of its text is one step. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { pageNotes } from '../../content/page-notes.ts';
import { sourceSchema } from '../../content/sources.ts';

/** Those who have a guide through Faircourt, in the order of the page. */
export const GUIDE_ROLES = ['athlete', 'guardian', 'coach'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

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
] as const;
export type GuideRule = (typeof GUIDE_RULES)[number];

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
  ...pageNotes,
});
