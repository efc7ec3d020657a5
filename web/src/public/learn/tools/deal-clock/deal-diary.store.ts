/** The diary in this browser. What was kept by an older page, or edited by hand, is read with care and never trusted. */
import { browserStore, type BrowserStore } from '../../../../shell/browser-store.ts';
import { SITUATIONS, type Deal, type Situation } from './deal-clock.ts';

export type Diary = { situation: Situation; deals: Deal[] };

const KEY = 'faircourt.tools.deals';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const EMPTY_DIARY: Diary = { situation: { kind: 'division_1', since: '', enrolls: '' }, deals: [] };

export function diaryStore(): BrowserStore<Diary> {
  return browserStore(KEY, parseDiary);
}

export function parseDiary(found: unknown): Diary | null {
  if (!isRecord(found) || !Array.isArray(found.deals)) return null;
  const situation = isRecord(found.situation) ? found.situation : {};
  const kind = SITUATIONS.find((known) => known === situation.kind) ?? 'division_1';
  return {
    situation: { kind, since: dayOr(situation.since, ''), enrolls: dayOr(situation.enrolls, '') },
    deals: found.deals.flatMap(parseDeal),
  };
}

function parseDeal(found: unknown): Deal[] {
  if (!isRecord(found)) return [];
  const { id, payer, what, dollars, on, isReported } = found;
  if (typeof id !== 'string' || typeof payer !== 'string' || typeof dollars !== 'number') return [];
  const day = dayOr(on, null);
  if (day === null || !(dollars > 0)) return [];
  return [
    {
      id,
      payer,
      what: typeof what === 'string' ? what : '',
      dollars,
      on: day,
      isReported: isReported === true,
    },
  ];
}

function dayOr<Otherwise>(found: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof found === 'string' && DAY.test(found) && !Number.isNaN(Date.parse(found)) ? found : otherwise;
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null;
}
