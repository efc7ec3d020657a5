/** "May this coach write to me?", asked by anyone, without an account, and answered from the contact calendar. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { CONTACT_VERDICTS, DIVISIONS, PROGRAMS } from './vocabulary.ts';

/**
 * Sources that came with the product, by the key under which the hub cites them. Directors write others; those are
 * words of a person and stay on the members' calendar, so that nobody can put a text on a public page that way.
 */
export const PUBLISHED_CONTACT_SOURCES = {
  on2: 'on3.com: the significance of the June 15 call day',
  n1: "ncsasports.org: men's basketball recruiting calendar and rules",
  n2: "ncsasports.org: women's basketball recruiting calendar and rules",
  t2: 'team2.com: what does June 15th mean for recruiting',
  ps: 'prepsearch.net: not bound by June 15',
} as const;

const SOURCE_KEYS = ['on2', 'n1', 'n2', 't2', 'ps'] as const satisfies readonly PublishedContactSource[];
export type PublishedContactSource = keyof typeof PUBLISHED_CONTACT_SOURCES;

export const contactQuestionSchema = z.strictObject({
  /** Left out by an athlete who does not know it: then the strictest calendar counts. */
  division: z.enum(DIVISIONS).optional(),
  program: z.enum(PROGRAMS),
  class: z.coerce.number().int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max),
  on: z.iso.date(),
});
export type ContactQuestion = z.infer<typeof contactQuestionSchema>;

export const contactAnswerSchema = z.object({
  verdict: z.enum(CONTACT_VERDICTS),
  opens_on: z.iso.date().nullable(),
  /** No director has confirmed any of the rules within a year of the day that is asked about. */
  is_old: z.boolean(),
  /** Newest first. */
  sources: z.array(
    z.object({
      /** Null: a director's own words. */
      key: z.enum(SOURCE_KEYS).nullable(),
      as_of: z.iso.date(),
      /** Null: it says that the division is not bound to a day. */
      first_allowed: z.iso.date().nullable(),
    }),
  ),
});
export type ContactAnswer = z.infer<typeof contactAnswerSchema>;
