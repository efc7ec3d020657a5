/** What the clock alone does to plans. Each by itself and under its lock: two servers do it once, and one that fails stops no other. */
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { BY_CLOCK, takeStep } from './live.service.ts';
import { isLifeDue, listDueLives } from './life.store.ts';

const AT_A_TIME = 200;

export async function passTimeOfPlans(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const subscriptionId of await listDueLives(db, now, AT_A_TIME)) {
    try {
      await inTransaction(db, async (trx) => {
        await holdUnasked(trx, 'the calendar', { records: { subscription: subscriptionId } });
        // Another server may have been here while this one waited.
        if (!(await isLifeDue(trx, subscriptionId, now))) return;
        await takeStep(trx, subscriptionId, { kind: 'time' }, { by: BY_CLOCK, now });
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some plans could not be brought up to date.');
}
