/** What the picture of an article may be: one of a few shapes, filled with words in every language. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { DRAWINGS, ICONS, TONES } from './figure-names.ts';

/** All languages side by side, so that a translator sees the three and none can be forgotten. */
export const words = z.record(z.enum(LOCALES), z.string().trim().min(1));
const icon = z.enum(ICONS);
const tone = z.enum(TONES);

const labelled = z.strictObject({ label: words, text: words.optional() });
const pictured = labelled.extend({ icon });
const judged = pictured.extend({ tone });

const shared = {
  /** The point in one sentence: what somebody should remember who only looks. */
  title: words,
  /** How the picture is arranged, for people who hear it instead of seeing it. */
  alt: words,
  /** Grade 9 to 12, where the article belongs to one year of school. */
  grade: z.int().min(9).max(12).optional(),
};

export const figureSchema = z.discriminatedUnion('shape', [
  z.strictObject({ ...shared, shape: z.literal('steps'), steps: z.array(pictured).min(2).max(6) }),
  z.strictObject({
    ...shared,
    shape: z.literal('route'),
    stops: z.array(pictured).min(1).max(4),
    ends: z.array(judged).min(2).max(4),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('timeline'),
    points: z
      .array(labelled.extend({ when: words, tone }))
      .min(2)
      .max(7),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('questions'),
    yes: words,
    no: words,
    questions: z
      .array(z.strictObject({ ask: words, otherwise: words }))
      .min(2)
      .max(6),
    outcome: words,
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('columns'),
    columns: z
      .array(z.strictObject({ title: words, icon, tone, items: z.array(words).min(1) }))
      .min(2)
      .max(4),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('ages'),
    /** What the numbers under the bars count. */
    scale: words,
    from: z.int(),
    to: z.int(),
    rows: z
      .array(
        labelled.extend({
          start: z.int(),
          end: z.int(),
          tone,
          /** The bar begins thin and ends thick: a say that grows with the years. */
          grows: z.boolean().default(false),
        }),
      )
      .min(2),
  }),
  z.strictObject({ ...shared, shape: z.literal('circles'), rings: z.array(pictured).length(3) }),
  z.strictObject({
    ...shared,
    shape: z.literal('overlap'),
    left: labelled,
    both: labelled,
    right: labelled,
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('anatomy'),
    drawing: z.enum(DRAWINGS),
    parts: z.array(labelled).min(3).max(8),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('total'),
    parts: z.array(z.strictObject({ label: words, amount: z.number().positive() })).min(2),
    line: z.strictObject({ label: words, amount: z.number().positive() }),
    after: z.array(pictured).min(1),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('tally'),
    groups: z.array(labelled.extend({ count: z.int().positive(), tone })).min(2),
  }),
  z.strictObject({ ...shared, shape: z.literal('sum'), parts: z.array(pictured).length(2), result: judged }),
  z.strictObject({
    ...shared,
    shape: z.literal('matrix'),
    columns: z.array(words).min(2).max(3),
    rows: z
      .array(z.strictObject({ label: words, cells: z.array(z.strictObject({ text: words, tone })).min(2) }))
      .min(2),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('stairs'),
    steps: z.array(labelled.extend({ mark: words.optional(), tone })).length(4),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('film'),
    parts: z.array(labelled.extend({ length: words, seconds: z.number().positive() })).min(2),
  }),
  z.strictObject({
    ...shared,
    shape: z.literal('pairs'),
    pairs: z
      .array(z.strictObject({ icon, from: words, to: words }))
      .min(2)
      .max(5),
  }),
]);

export type Words = z.output<typeof words>;
export type Figure = z.output<typeof figureSchema>;
export type FigureOf<Shape extends Figure['shape']> = Extract<Figure, { shape: Shape }>;
export type Labelled = z.output<typeof labelled>;
export type Pictured = z.output<typeof pictured>;

/** Picks the words of the page's language. */
export type Say = (words: Words) => string;

/** What every shape is drawn from. */
export type ShapeProps<Shape extends Figure['shape']> = { figure: FigureOf<Shape>; say: Say };
