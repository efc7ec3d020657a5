/** Locks that a test holds in a session of its own, so that requests meet in the order in which it wants them to. */
import { expect } from 'vitest';
import { withClient } from '../../src/platform/database/scratch.ts';

/** Locks by `statement`, does `work`, and only then lets go. `work` can wait until so many others wait for a lock. */
export function whileLocked<T>(
  url: string,
  [statement, ...values]: [string, ...unknown[]],
  work: (untilWaiting: (others: number) => Promise<void>) => Promise<T>,
): Promise<T> {
  return withClient(url, async (holder) => {
    await holder.query('begin');
    await holder.query(statement, values);
    const countWaiting = async () => {
      // What a transaction has once read of the activity it would read again and again.
      await holder.query('select pg_stat_clear_snapshot()');
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0]?.waiting ?? 0;
    };
    const done = await work(async (others) => {
      // A photo is drawn again in a process of its own first, which takes its time on a busy machine.
      await expect.poll(countWaiting, { timeout: 40_000 }).toBeGreaterThanOrEqual(others);
    });
    await holder.query('commit');
    return done;
  });
}
