/**
 * The contact calendar as periods of time, for the time line and for calendar programs. It says of every day what
 * contact-window.ts decides on it; contact-periods.test.ts holds the two to each other.
 */
import { BOUND, type WindowRule } from './contact-window.ts';
import type { ContactCalendar, ContactWindow } from './requests.ts';
import { PROGRAMS, type ContactChannel, type Division, type Program } from './vocabulary.ts';

/** `disputed`: one source says that it has begun, another that it has not; until the later day it counts as quiet. */
export const CONTACT_PERIODS = ['quiet', 'disputed', 'open', 'not_bound', 'unknown'] as const;
export type ContactPeriodKind = (typeof CONTACT_PERIODS)[number];

export interface ContactPeriod {
  kind: ContactPeriodKind;
  /** The first day; null: since ever. */
  from: string | null;
  /** The first day after it; null: without an end. */
  until: string | null;
}

export interface ContactLane {
  division: Division;
  program: Program;
  gradYear: number;
}

/** Without a gap, and in order of time. */
export function contactPeriods(
  rules: readonly WindowRule[],
  lane: ContactLane,
  channel: ContactChannel = 'correspondence',
): ContactPeriod[] {
  const found = rulesOf(rules, lane, channel);
  if (found.length === 0) {
    return [{ kind: BOUND.includes(lane.division) ? 'quiet' : 'unknown', from: null, until: null }];
  }
  const days = found.flatMap((rule) => rule.first_allowed ?? []).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [{ kind: 'not_bound', from: null, until: null }];
  // A source that knows no first day disagrees with the others from the beginning.
  const disputedFrom = days.length < found.length ? null : first;
  const periods: ContactPeriod[] = [
    { kind: 'quiet', from: null, until: disputedFrom },
    { kind: 'disputed', from: disputedFrom, until: last },
    { kind: 'open', from: last, until: null },
  ];
  return periods.filter(({ kind, from, until }) =>
    kind === 'quiet' ? disputedFrom !== null : from === null || from !== until,
  );
}

export function periodOn(periods: readonly ContactPeriod[], day: string): ContactPeriod | undefined {
  return periods.find(({ from, until }) => (from === null || from <= day) && (until === null || day < until));
}

function rulesOf(rules: readonly WindowRule[], lane: ContactLane, channel: ContactChannel): WindowRule[] {
  return rules.filter(
    (rule) =>
      rule.channel === channel &&
      rule.division === lane.division &&
      rule.program === lane.program &&
      rule.grad_year === lane.gradYear,
  );
}

/** What the calendar of one division says today, short enough for a line beside a message. */
export interface ContactToday {
  kind: 'bound' | 'not_bound' | 'no_rule';
  /** The classes that may be written to, oldest first. */
  open: number[];
  /** Which opens next. Null for `program`: both at once. */
  next: { gradYear: number; program: Program | null; on: string } | null;
  /** Sources disagree or were not read for a year: coaches check their own rules. */
  isUnclear: boolean;
}

export function contactToday({ classes }: Pick<ContactCalendar, 'classes'>): ContactToday {
  const windows = classes.flatMap(({ grad_year: gradYear, ...programs }) =>
    PROGRAMS.map((program) => ({ gradYear, program, ...programs[program] })),
  );
  const held = windows.filter(({ verdict }) => verdict === 'hold');
  const isKind = (reason: ContactWindow['reason']) =>
    windows.length > 0 && windows.every((window) => window.reason === reason);
  const isNotBound =
    held.length === 0 && windows.length > 0 && windows.every(({ opens_on }) => opens_on === null);
  return {
    kind: isKind('no_rule') && held.length === 0 ? 'no_rule' : isNotBound ? 'not_bound' : 'bound',
    open: classes
      .filter(({ men, women }) => men.verdict !== 'hold' && women.verdict !== 'hold')
      .map(({ grad_year }) => grad_year),
    next: nextOpening(held),
    isUnclear: windows.some(({ verdict }) => verdict === 'warn'),
  };
}

/** Whether coaches may write to one class today, for either program. `opensOn` is the later of the two days. */
export function classToday(
  { classes }: Pick<ContactCalendar, 'classes'>,
  gradYear: number,
): { isOpen: boolean; opensOn: string | null } | null {
  const found = classes.find(({ grad_year }) => grad_year === gradYear);
  if (!found) return null;
  const held = PROGRAMS.map((program) => found[program]).filter(({ verdict }) => verdict === 'hold');
  // While nothing says when one of them opens, no day is named.
  const days = held.map(({ opens_on }) => opens_on);
  const opensOn = days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
  return { isOpen: held.length === 0, opensOn };
}

function nextOpening(
  held: readonly { gradYear: number; program: Program; opens_on: string | null }[],
): ContactToday['next'] {
  const days = held.flatMap(({ opens_on: on, gradYear, program }) => (on ? [{ on, gradYear, program }] : []));
  const [first] = days.toSorted((a, b) => a.on.localeCompare(b.on) || a.gradYear - b.gradYear);
  if (!first) return null;
  const isBoth = days.filter(({ on, gradYear }) => on === first.on && gradYear === first.gradYear).length > 1;
  return { gradYear: first.gradYear, program: isBoth ? null : first.program, on: first.on };
}
