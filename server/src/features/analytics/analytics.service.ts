/** What admins read about the whole, as charts and as a table. */
import { dayAfter, daysBetween, type Analytics, type AnalyticsQuery } from '@faircourt/contracts/analytics';
import type { Guard } from '../../access/engine/guard.ts';
import type { Database } from '../../platform/database/database.ts';
import { analyticsTable } from './analytics-table.ts';
import { chartsOf, stepOf } from './charts.ts';
import { listCountedDays, readJoinedBefore, readSums } from './sum.store.ts';

export interface AnalyticsDeps {
  db: Database;
}

export async function readAnalytics(
  deps: AnalyticsDeps,
  guard: Guard,
  range: AnalyticsQuery,
): Promise<Analytics> {
  guard.authorise('analytics.read');
  const beforeFrom = dayAfter(range.from, -daysBetween(range.from, range.to));
  const [rows, joinedBefore, counted] = await Promise.all([
    readSums(deps.db, range, beforeFrom, stepOf(range)),
    readJoinedBefore(deps.db, beforeFrom),
    listCountedDays(deps.db),
  ]);
  const until = counted.map((day) => day.until).toSorted()[0];
  return {
    ...range,
    before_from: beforeFrom,
    before_to: dayAfter(range.from, -1),
    counted_until: until === undefined ? null : dayAfter(until, -1),
    charts: chartsOf(range, rows, joinedBefore),
  };
}

export async function exportAnalytics(
  deps: AnalyticsDeps,
  guard: Guard,
  range: AnalyticsQuery,
): Promise<string> {
  return analyticsTable(await readAnalytics(deps, guard, range));
}
