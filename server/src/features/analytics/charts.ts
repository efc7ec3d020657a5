/** Charts out of sums: a value for each step of the range, totals beside those of the range before, small groups left out. */
import {
  ATHLETE_STEPS,
  COACH_STEPS,
  dayAfter,
  daysBetween,
  GUARDIAN_ANSWERS,
  MEASURES,
  SMALLEST_GROUP,
  WAITING_TIMES,
  type AnalyticsQuery,
  type Chart,
  type ChartLine,
  type ChartStep,
  type Measure,
} from '@faircourt/contracts/analytics';
import { ROLES } from '@faircourt/contracts/vocabulary';
import { mondayOf } from './sum.service.ts';
import type { SumRow } from './sum.store.ts';

/** Counts of requests and pages are not counts of people. */
const NOT_OF_PEOPLE: ReadonlySet<Measure> = new Set(['searches', 'articles']);
/** What a chart shows also when there is none of it. */
const PARTS: Partial<Record<Measure, readonly string[]>> = {
  people: ROLES,
  joined: ROLES,
  active: ROLES,
  athlete_funnel: ATHLETE_STEPS,
  coach_funnel: COACH_STEPS,
  searches: ['found', 'empty'],
  trials: ['started', 'paid'],
};
/** Gravest first, as in the queue; then quickest first. */
const ORDER: readonly string[] = ['four_hours', ...WAITING_TIMES, ...GUARDIAN_ANSWERS];

/** So that a chart has between five and some forty points. */
export function stepOf({ from, to }: AnalyticsQuery): ChartStep {
  const days = daysBetween(from, to);
  return days <= 35 ? 'day' : days <= 250 ? 'week' : 'month';
}

export function chartsOf(
  range: AnalyticsQuery,
  rows: readonly SumRow[],
  joinedBefore: ReadonlyMap<string, number>,
): Chart[] {
  const step = stepOf(range);
  return MEASURES.map((measure) => {
    const chartStep = measure === 'active' ? 'week' : step;
    // A week is counted as a whole, in the range that its Monday is in.
    const starts = startsOf(range, chartStep).filter((start) => measure !== 'active' || start >= range.from);
    const of = rows.filter((row) => row.measure === (measure === 'people' ? 'joined' : measure));
    const lines = linesOf(measure, of, starts);
    return {
      measure,
      step: chartStep,
      starts,
      lines: (measure === 'people'
        ? lines.map((line) => grown(line, joinedBefore.get(line.part) ?? 0))
        : lines
      )
        .map((line) => (measure === 'active' ? meanWeek(line) : line))
        .map((line) => (NOT_OF_PEOPLE.has(measure) ? line : withoutSmallGroups(line))),
    };
  });
}

/** The first days of the steps; the first and the last may be cut short. */
export function startsOf({ from, to }: AnalyticsQuery, step: ChartStep): string[] {
  const starts: string[] = [];
  for (let start = startOf(from, step); start <= to; start = nextStart(start, step)) starts.push(start);
  return starts;
}

function startOf(day: string, step: ChartStep): string {
  if (step === 'day') return day;
  return step === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

function nextStart(start: string, step: ChartStep): string {
  if (step === 'day') return dayAfter(start, 1);
  return step === 'week' ? dayAfter(start, 7) : startOf(dayAfter(start, 31), 'month');
}

interface WholeLine extends ChartLine {
  values: number[];
  total: number;
  total_before: number;
}

function linesOf(measure: Measure, rows: readonly SumRow[], starts: readonly string[]): WholeLine[] {
  const places = new Map(starts.map((start, place) => [start, place]));
  const lines = new Map<string, WholeLine>();
  const lineOf = (subject: string, part: string): WholeLine => {
    const key = `${subject}\n${part}`;
    const known = lines.get(key);
    if (known) return known;
    const line = { subject, part, values: starts.map(() => 0), total: 0, total_before: 0 };
    lines.set(key, line);
    return line;
  };
  for (const part of PARTS[measure] ?? []) lineOf('', part);
  for (const { subject, part, start, is_before, value } of rows) {
    const line = lineOf(subject, part);
    if (is_before) line.total_before += value;
    else line.total += value;
    const place = places.get(start);
    // Of a week that begins before the range, the days before it are compared and not drawn.
    if (!is_before && place !== undefined) line.values[place] = (line.values[place] ?? 0) + value;
  }
  return PARTS[measure]
    ? [...lines.values()]
    : [...lines.values()].toSorted(
        (a, b) =>
          a.subject.localeCompare(b.subject) ||
          ORDER.indexOf(a.part) - ORDER.indexOf(b.part) ||
          b.total - a.total,
      );
}

/** From how many joined to how many there are. */
function grown(line: WholeLine, before: number): WholeLine {
  let sum = before + line.total_before;
  const values = line.values.map((value) => (sum += value));
  return { ...line, values, total: sum, total_before: before + line.total_before };
}

/** Who was here in two weeks is not the sum of both: the total is a mean week. */
function meanWeek(line: WholeLine): WholeLine {
  const weeks = Math.max(line.values.length, 1);
  return {
    ...line,
    total: Math.round(line.total / weeks),
    total_before: Math.round(line.total_before / weeks),
  };
}

function withoutSmallGroups(line: WholeLine): ChartLine {
  return {
    ...line,
    values: line.values.map(shown),
    total: shown(line.total),
    total_before: shown(line.total_before),
  };
}

function shown(value: number): number | null {
  return value > 0 && value < SMALLEST_GROUP ? null : value;
}
