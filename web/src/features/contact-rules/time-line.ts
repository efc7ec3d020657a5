/** What the time line of one class shows: a lane for each team that has periods of its own, over the four years of high school. */
import { contactPeriods, type ContactPeriod } from '@faircourt/contracts/contact-periods';
import type { ContactRule } from '@faircourt/contracts/requests';
import {
  CONTACT_CHANNELS,
  DIVISIONS,
  PROGRAMS,
  type ContactChannel,
  type Division,
  type Program,
} from '@faircourt/contracts/vocabulary';

export interface TimeLineLane {
  division: Division;
  /** Null: the same applies to both programs. */
  program: Program | null;
  periods: ContactPeriod[];
  /** First days of what is no message: visits, and contact off campus. */
  visits: { channel: ContactChannel; on: string }[];
}

export interface Span {
  from: string;
  /** The first day after it. */
  until: string;
}

/** High school begins in August and takes four years. */
const YEARS = 4;

export function spanOf(gradYear: number): Span {
  return { from: `${gradYear - YEARS}-08-01`, until: `${gradYear}-08-01` };
}

/** The recruiting years within it, by the year in which each begins. */
export function yearsOf(gradYear: number): number[] {
  return Array.from({ length: YEARS }, (_, index) => gradYear - YEARS + index);
}

export function lanesOf(rules: readonly ContactRule[], gradYear: number): TimeLineLane[] {
  return DIVISIONS.flatMap((division) => {
    const lanes = PROGRAMS.map((program) => laneOf(rules, { division, program, gradYear }));
    const [first, ...others] = lanes;
    const isShared = first !== undefined && others.every((lane) => isSame(lane, first));
    return isShared ? [{ ...first, program: null }] : lanes;
  });
}

function laneOf(
  rules: readonly ContactRule[],
  lane: { division: Division; program: Program; gradYear: number },
): TimeLineLane {
  const visits = CONTACT_CHANNELS.filter((channel) => channel !== 'correspondence').flatMap((channel) =>
    contactPeriods(rules, lane, channel).flatMap(({ kind, from }) =>
      kind === 'open' && from !== null ? [{ channel, on: from }] : [],
    ),
  );
  return { division: lane.division, program: lane.program, periods: contactPeriods(rules, lane), visits };
}

function isSame(a: TimeLineLane, b: TimeLineLane): boolean {
  return JSON.stringify([a.periods, a.visits]) === JSON.stringify([b.periods, b.visits]);
}

/** Where a day is within the span, from 0 to 1; null outside of it. */
export function shareOf(day: string, { from, until }: Span): number | null {
  const share = (Date.parse(day) - Date.parse(from)) / (Date.parse(until) - Date.parse(from));
  return share < 0 || share >= 1 ? null : share;
}

export interface Bar extends ContactPeriod {
  start: number;
  size: number;
}

/** The part of each period that lies within the span. */
export function barsOf(periods: readonly ContactPeriod[], span: Span): Bar[] {
  return periods.flatMap((period) => {
    const from = period.from === null || period.from < span.from ? span.from : period.from;
    const until = period.until === null || period.until > span.until ? span.until : period.until;
    if (from >= until) return [];
    const start = shareOf(from, span) ?? 0;
    const end = until === span.until ? 1 : (shareOf(until, span) ?? 1);
    return [{ ...period, start, size: end - start }];
  });
}

/** Which class the page opens with: an athlete's own, else the one that most asks are about, in its junior year. */
export function classAtFirst(
  today: string,
  classes: readonly number[],
  ownClass: number | null = null,
): number | undefined {
  if (ownClass !== null && classes.includes(ownClass)) return ownClass;
  const wanted = Number(today.slice(0, 4)) + 2;
  return classes.includes(wanted) ? wanted : classes.at(-1);
}

/** The widest part of a bar that no mark crosses: a word fits there without a line or a diamond through it. */
export function freePartOf(
  bar: Pick<Bar, 'start' | 'size'>,
  marks: readonly number[],
): Pick<Bar, 'start' | 'size'> {
  const end = bar.start + bar.size;
  const edges = [
    bar.start,
    ...marks.filter((mark) => mark > bar.start && mark < end).toSorted((a, b) => a - b),
    end,
  ];
  return edges
    .slice(1)
    .map((edge, index) => ({ start: edges[index] ?? bar.start, size: edge - (edges[index] ?? bar.start) }))
    .reduce((widest, part) => (part.size > widest.size ? part : widest));
}
