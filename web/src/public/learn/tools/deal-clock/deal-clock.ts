/**
 * When NIL deals have to be reported: deals of one payer are added up, and from $600 on each is due. Holidays are not known
 * here; counting them as business days names a day that is too early, never one that is too late.
 */
import { searchableText } from '../../articles/article-search-text.ts';

export const THRESHOLD = 600;
const BUSINESS_DAYS = 5;
const RECRUIT_DAYS = 14;
/** Deals from before this day are not asked of recruits. */
const RECRUITS_SINCE = '2025-07-01';
const DAY_MS = 86_400_000;

export type Deal = {
  id: string;
  payer: string;
  what: string;
  dollars: number;
  on: string;
  isReported: boolean;
};

export const SITUATIONS = ['division_1', 'recruit', 'junior_college'] as const;
export type Situation = {
  kind: (typeof SITUATIONS)[number];
  /** The first day of junior year, or at the junior college. Empty where it is not known. */
  since: string;
  /** The day of enrolling in Division I. Empty where it is not known. */
  enrolls: string;
};

/** `no_date`: it has to be reported, and nothing says yet by when. */
export type PayerState = 'below' | 'reported' | 'due' | 'today' | 'overdue' | 'no_date';
export type PayerClock = {
  payer: string;
  total: number;
  deals: { deal: Deal; isCounted: boolean }[];
  state: PayerState;
  due: string | null;
  /** Calendar days; negative when it is past. */
  daysLeft: number | null;
};

/** What is most urgent comes first. */
export function payerClocks(deals: readonly Deal[], situation: Situation, today: string): PayerClock[] {
  const names = [...new Set(deals.map(nameOf))];
  return names
    .map((name) =>
      payerClock(
        deals.filter((deal) => nameOf(deal) === name),
        situation,
        today,
      ),
    )
    .toSorted((a, b) => (a.due ?? '9999').localeCompare(b.due ?? '9999') || b.total - a.total);
}

export function totalOf(deals: readonly Deal[]): number {
  return cents(deals.reduce((sum, { dollars }) => sum + dollars, 0));
}

function payerClock(of: readonly Deal[], situation: Situation, today: string): PayerClock {
  const deals = of.toSorted((a, b) => a.on.localeCompare(b.on));
  const counted = deals.filter(({ on }) => on >= countsSince(situation));
  const total = totalOf(counted);
  const open = counted.filter(({ isReported }) => !isReported);
  const due = total < THRESHOLD || open.length === 0 ? null : dueOf(counted, situation);
  const daysLeft = due === null ? null : Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  return {
    payer: deals.at(-1)?.payer ?? '',
    total,
    deals: deals.map((deal) => ({ deal, isCounted: counted.includes(deal) })),
    state: total < THRESHOLD ? 'below' : open.length === 0 ? 'reported' : stateOf(daysLeft),
    due,
    daysLeft,
  };
}

function stateOf(daysLeft: number | null): PayerState {
  if (daysLeft === null) return 'no_date';
  if (daysLeft < 0) return 'overdue';
  return daysLeft === 0 ? 'today' : 'due';
}

/** Which deals a recruit has to report at all; in Division I every one. */
function countsSince({ kind, since }: Situation): string {
  if (kind === 'division_1') return '';
  return since > RECRUITS_SINCE ? since : RECRUITS_SINCE;
}

/** The earliest day among the deals that are not reported. Deals from before the line was crossed are due with the one that did. */
function dueOf(deals: readonly Deal[], { kind, enrolls }: Situation): string | null {
  if (kind !== 'division_1') return enrolls === '' ? null : addDays(enrolls, RECRUIT_DAYS);
  let running = 0;
  let crossedOn: string | null = null;
  const days: string[] = [];
  const waiting: Deal[] = [];
  for (const deal of deals) {
    running = cents(running + deal.dollars);
    waiting.push(deal);
    if (running >= THRESHOLD) crossedOn ??= deal.on;
    if (crossedOn === null) continue;
    for (const { on, isReported } of waiting.splice(0)) {
      if (!isReported) days.push(addBusinessDays(on > crossedOn ? on : crossedOn, BUSINESS_DAYS));
    }
  }
  return days.toSorted()[0] ?? null;
}

export function addBusinessDays(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0;) {
    found = addDays(found, 1);
    const weekday = new Date(found).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return found;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

function nameOf({ payer }: Deal): string {
  return searchableText([payer]);
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
