/** What one row of web/content/learn/states/states.yaml says: high-school NIL in one state, each claim with its sources. */
import { z } from 'zod';
import { pageNotes } from '../../../content/page-notes.ts';
import { sourceSchema } from '../../../content/sources.ts';
import { words } from '../../figures/figure.schema.ts';

export const STATUSES = ['allowed', 'restricted', 'disputed', 'not_allowed'] as const;
/** Disputed: our sources disagree, and nothing tells us which one is right. */
export type StateStatus = (typeof STATUSES)[number];

/** From the rule itself to a bare list of names; a row is as good as the best source of its status. */
export const SOURCE_KINDS = ['rule', 'copy', 'report', 'list'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The catalogue has a sentence for each. */
const CONDITIONS = [
  'course',
  'district_limits',
  'family_negotiates',
  'in_state_admitted',
  'in_state_signed',
  'individual',
  'keep_practice',
  'keep_school',
  'market_value',
  'no_affiliation',
  'no_awards',
  'no_collectives',
  'no_facilities',
  'no_staff',
  'no_team_time',
  'not_from_school',
  'transfer',
  'warning_then_year',
] as const;

const RECIPIENTS = ['school', 'principal', 'athletic_director', 'superintendent', 'board_chair'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** A year, a month or a day: as precisely as the source tells it. */
const partialDate = z.string().regex(/^20\d\d(-\d\d){0,2}$/);
const sources = z.array(z.string()).min(1);
const ownWords = z.strictObject({ text: words, sources });
const condition = z.union([z.strictObject({ kind: z.enum(CONDITIONS), sources }), ownWords]);
const to = z.array(z.enum(RECIPIENTS)).min(1);

const report = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('within'),
    amount: z.int().positive(),
    unit: z.enum(['days', 'hours']),
    to,
    inWriting: z.boolean().default(false),
    sources,
  }),
  z.strictObject({ kind: z.literal('before'), to, sources }),
  /** A proposal had this deadline; whether the adopted rule has it too is not known. */
  z.strictObject({
    kind: z.literal('proposed'),
    amount: z.int().positive(),
    unit: z.literal('hours'),
    to,
    sources,
  }),
  /** There is a deadline, and we did not find how long it is. */
  z.strictObject({ kind: z.literal('deadline_unknown'), sources }),
  /** The school is told, and we found no deadline. */
  z.strictObject({ kind: z.literal('duty'), to, sources }),
]);

const stateSchema = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  slug: z.string().regex(/^[a-z-]+$/),
  name: words,
  /** "in Georgia", "na Geórgia": languages differ in more than the name. */
  place: words,
  association: z.strictObject({ short: z.string().min(1), name: z.string().min(1) }),
  status: z.enum(STATUSES),
  statusSources: sources,
  conditions: z.array(condition).default([]),
  report: report.optional(),
  agents: z.strictObject({ kind: z.enum(['allowed', 'represented', 'nil_only']), sources }).optional(),
  age: ownWords.optional(),
  /** What each side says, where our sources disagree. */
  conflict: z.array(ownWords).min(2).optional(),
  /** When the rule itself last changed, as far as we know. */
  changed: partialDate.optional(),
  /** The newest source of the status. */
  newest: partialDate,
  asOf: z.iso.date(),
  reviewedOn: z.iso.date(),
  reviewBy: pageNotes.reviewBy.unwrap(),
  reviewer: pageNotes.reviewer.unwrap(),
});

export const statesSchema = z.strictObject({
  sources: z.array(sourceSchema.extend({ kind: z.enum(SOURCE_KINDS) })),
  states: z.array(stateSchema),
});

export type StateRow = z.output<typeof stateSchema>;
export type StateSource = z.output<typeof statesSchema>['sources'][number];
