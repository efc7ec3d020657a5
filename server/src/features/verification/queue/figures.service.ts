/** A director's own figures: what waits, how long it takes, what was decided week by week, and what lapses soon. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Figures } from '@faircourt/contracts/verification';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { judgeableVerifications } from '../../../access/scopes/verification.scope.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countExpiring, countOpen, countWeeks, findMedianHours } from './figures.store.ts';

const WEEKS = 12;

export async function readFigures(deps: { db: Database }, guard: Guard): Promise<Figures> {
  guard.authorise('figures.read');
  const { userId } = actedBy(guard);
  const { now } = guard;
  const listed = judgeableVerifications(guard.actor);
  const mondays = lastMondays(now);
  const [open, median, decided, expiring] = await Promise.all([
    countOpen(deps.db, listed),
    findMedianHours(deps.db, userId, now),
    countWeeks(deps.db, userId, mondays[0] ?? dayOf(now)),
    countExpiring(deps.db, listed, now),
  ]);
  const oldest = open.map(({ oldest_at }) => oldest_at.getTime());
  return {
    open: open.reduce((sum, { count }) => sum + count, 0),
    oldest_open_at: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
    open_by_group: open.map(({ fact_group, count }) => ({ fact_group, count })),
    median_hours_to_decide: median === null ? null : Math.round(median * 10) / 10,
    weeks: mondays.map((week_of) => {
      const week = decided.find((one) => one.week_of === week_of);
      return {
        week_of,
        verified: week?.verified ?? 0,
        rejected: week?.rejected ?? 0,
        more_asked: week?.more_asked ?? 0,
      };
    }),
    expiring: expiring.map(({ on, fact_group, count }) => ({ on, fact_group, count })),
  };
}

/** The Mondays of this week and those before it, oldest first. */
function lastMondays(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, n) =>
    dayOf(new Date(now.getTime() - (sinceMonday + (WEEKS - 1 - n) * 7) * DAY_MS)),
  );
}
