/** What an answer of the contact calendar means, as sentences that the page has words for. */
import type { ContactAnswer } from '@faircourt/contracts/contact-answer';

export const HEADLINES = ['no', 'yes', 'unknown'] as const;
export type Headline = (typeof HEADLINES)[number];

/** Those with a day: not_yet, not_yet_any, open, old. With two: conflict. */
export const SENTENCES = [
  'not_yet',
  'not_yet_any',
  'no_day',
  'no_rule',
  'open',
  'open_any',
  'not_bound',
  'conflict',
  'conflict_unbound',
  'old',
] as const;
type SentenceName = (typeof SENTENCES)[number];

export type Sentence = { name: SentenceName; days: Partial<Record<'day' | 'first' | 'last', string>> };
export type Reading = { headline: Headline; sentences: Sentence[] };

export function readAnswer(
  answer: ContactAnswer,
  { isDivisionKnown }: { isDivisionKnown: boolean },
): Reading {
  const { verdict, opens_on: day, sources } = answer;
  const doubts = [...conflictsOf(answer), ...ageOf(answer)];
  const reading = (headline: Headline, name: SentenceName, withDay = false): Reading => ({
    headline,
    sentences: [{ name, days: withDay && day ? { day } : {} }, ...doubts],
  });
  if (verdict === 'hold') {
    // A bound division without a day is held back too, and that is not the same as knowing.
    if (day === null) return reading('unknown', 'no_day');
    return reading('no', isDivisionKnown ? 'not_yet' : 'not_yet_any', true);
  }
  if (!isDivisionKnown) return reading('unknown', 'open_any');
  if (sources.length === 0) return reading('unknown', 'no_rule');
  return day === null ? reading('yes', 'not_bound') : reading('yes', 'open', true);
}

function conflictsOf({ sources }: ContactAnswer): Sentence[] {
  const days = [...new Set(sources.flatMap(({ first_allowed }) => first_allowed ?? []))].toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    ...(first === last ? [] : [{ name: 'conflict' as const, days: { first, last } }]),
    ...(sources.some(({ first_allowed }) => first_allowed === null)
      ? [{ name: 'conflict_unbound' as const, days: {} }]
      : []),
  ];
}

function ageOf({ is_old: isOld, sources }: ContactAnswer): Sentence[] {
  const [newest] = sources;
  return isOld && newest ? [{ name: 'old', days: { day: newest.as_of } }] : [];
}
