/** What every article must say about itself before its text begins. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { pageNotes } from '../../content/page-notes.ts';
import { sourceSchema } from '../../content/sources.ts';
import { TOPICS } from '../topics.ts';

const READERS = ['athlete', 'guardian', 'coach', 'everyone'] as const;

const minorRule = z.strictObject({
  text: z.string().min(1),
  source: z.string(),
  uncertain: z.boolean(),
});

const shared = {
  order: z.int().positive(),
  locale: z.enum(LOCALES),
  title: z.string().min(1).max(70),
  summary: z.string().min(100).max(220),
  audience: z.enum(READERS),
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
  related: z.array(z.string().regex(/^[a-z-]+\/[a-z-]+$/)).length(3),
  sources: z.array(sourceSchema).min(1),
  ...pageNotes,
  // What a guide through the product may leave out, an article owes its readers.
  reviewer: pageNotes.reviewer.unwrap(),
  reviewBy: pageNotes.reviewBy.unwrap(),
  unknown: pageNotes.unknown.unwrap(),
};

/** Only a country's article carries the box on what a minor may and may not do. */
export const articleSchema = z.discriminatedUnion('topic', [
  z.strictObject({
    ...shared,
    topic: z.literal('countries'),
    country: z.string().regex(/^[A-Z]{2}$/),
    minorMay: z.array(minorRule).min(1),
    minorMayNot: z.array(minorRule).min(1),
  }),
  z.strictObject({ ...shared, topic: z.enum(TOPICS).exclude(['countries']), country: z.null() }),
]);

export type ArticleFrontMatter = z.output<typeof articleSchema>;
export type MinorRule = z.output<typeof minorRule>;
