/**
 * When a coach may first ask to talk, decided from the calendar that directors keep. Every doubt costs the coach time
 * and never the child protection: where sources name different days the later one holds, and a division that is known
 * to be bound stays closed while no rule says when it opens.
 */
import { DAY_MS } from './time.ts';
import { RULE_GOOD_FOR_DAYS, type ContactRule, type ContactWindow } from './requests.ts';
import { PROGRAMS, type Division, type Program } from './vocabulary.ts';

export type WindowRule = Omit<ContactRule, 'id'>;

export interface WindowQuestion {
  /** Null while no director has recorded it: then the strictest calendar of all holds. */
  division: Division | null;
  program: Program;
  gradYear: number | null;
  /** A calendar day that has arrived everywhere. */
  today: string;
}

/** Bound by a calendar for certain, so that silence means no. */
export const BOUND: readonly Division[] = ['ncaa_d1', 'ncaa_d2'];

export function contactWindow(rules: readonly WindowRule[], question: WindowQuestion): ContactWindow {
  const { division, gradYear, today } = question;
  if (division === null) return strictestWindow(rules, question);
  const inDoubt = BOUND.includes(division) ? 'hold' : 'warn';
  if (gradYear === null) return undecided(inDoubt, 'no_grad_year');
  const matching = rules.filter((rule) => matches(rule, question));
  if (matching.length === 0) return undecided(inDoubt, 'no_rule');

  const days = matching.flatMap((rule) => rule.first_allowed ?? []);
  const opensOn = days.toSorted().at(-1) ?? null;
  const found = { opens_on: opensOn, sources: matching.map(toSource).toSorted(newestFirst) };
  if (opensOn !== null && opensOn > today) return { verdict: 'hold', reason: 'too_early', ...found };
  if (matching.every((rule) => isOld(rule, today))) return { verdict: 'warn', reason: 'old_rule', ...found };
  // "Not bound" beside a day is a conflict as much as two days are.
  if (new Set(matching.map((rule) => rule.first_allowed)).size > 1) {
    return { verdict: 'warn', reason: 'conflicting', ...found };
  }
  return { verdict: 'allowed', reason: opensOn === null ? 'not_bound' : 'open', ...found };
}

/** Before this day a coach may not write to the athlete; null where nothing says when that ends. */
export interface QuietPeriod {
  until: string | null;
}

/** Earlier than any calendar of recruiting. */
const LONG_AGO = '2000-01-01';

/** Whether a man's or a woman's program asks is not known yet, so the later of the two days counts. Null: nothing holds back. */
export function quietPeriod(
  rules: readonly WindowRule[],
  { division, gradYear }: Pick<WindowQuestion, 'division' | 'gradYear'>,
): QuietPeriod | null {
  const held = PROGRAMS.map((program) =>
    contactWindow(rules, { division, program, gradYear, today: LONG_AGO }),
  ).filter(({ verdict }) => verdict === 'hold');
  if (held.length === 0) return null;
  if (held.some(({ opens_on }) => opens_on === null)) return { until: null };
  return {
    until:
      held
        .flatMap(({ opens_on }) => opens_on ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Whether that day is before the end of the period. */
export function isQuiet(period: QuietPeriod | null, day: string): boolean {
  return period !== null && (period.until === null || day < period.until);
}

/** Held while any bound division would be held, until the latest of their days; after that the coach is still warned. */
function strictestWindow(rules: readonly WindowRule[], question: WindowQuestion): ContactWindow {
  const windows = BOUND.map((division) => contactWindow(rules, { ...question, division }));
  const held = windows.filter(({ verdict }) => verdict === 'hold');
  const lastDay = (window: ContactWindow) => window.opens_on ?? '9999-12-31';
  // Of two with the same day the first counts: its calendar is the better documented one.
  const [strictest] = held.toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)));
  return strictest ?? { verdict: 'warn', reason: 'no_division', opens_on: null, sources: [] };
}

/** A request through the product is correspondence; visits have days of their own. */
function matches(rule: WindowRule, { division, program, gradYear }: WindowQuestion): boolean {
  return (
    rule.channel === 'correspondence' &&
    rule.division === division &&
    rule.program === program &&
    rule.grad_year === gradYear
  );
}

function isOld(rule: WindowRule, today: string): boolean {
  return Date.parse(today) - Date.parse(rule.as_of) > RULE_GOOD_FOR_DAYS * DAY_MS;
}

function undecided(verdict: 'warn' | 'hold', reason: 'no_rule' | 'no_grad_year'): ContactWindow {
  return { verdict, reason, opens_on: null, sources: [] };
}

function toSource({ source, as_of, first_allowed }: WindowRule): ContactWindow['sources'][number] {
  return { source, as_of, first_allowed };
}

function newestFirst(a: { as_of: string; source: string }, b: { as_of: string; source: string }): number {
  return b.as_of.localeCompare(a.as_of) || a.source.localeCompare(b.source);
}
