/** What the clock alone does to plans. Each by itself and under its lock: two servers do it once, and one that fails stops no other. */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { LifeEvent } from './life.ts';
import { BY_CLOCK, takeStep } from './live.service.ts';
import { isLifeDue, isLifeOrphaned, listDueLives, listOrphanedLives } from './life.store.ts';

const AT_A_TIME = 200;

export async function passTimeOfPlans(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const each = async (
    subscriptionId: string,
    event: LifeEvent,
    isStill: (trx: Transaction<DB>) => Promise<boolean>,
  ) => {
    try {
      await inTransaction(db, async (trx) => {
        await holdUnasked(trx, 'the calendar', { records: { subscription: subscriptionId } });
        // Another server may have been here while this one waited.
        if (await isStill(trx)) await takeStep(trx, subscriptionId, event, { by: BY_CLOCK, now });
      });
    } catch (error) {
      failures.push(error);
    }
  };
  for (const id of await listDueLives(db, now, AT_A_TIME)) {
    await each(id, { kind: 'time' }, (trx) => isLifeDue(trx, id, now));
  }
  for (const id of await listOrphanedLives(db, AT_A_TIME)) {
    await each(id, { kind: 'orphaned' }, (trx) => isLifeOrphaned(trx, id));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some plans could not be brought up to date.');
}
