/**
 * Deletes what has been kept for as long as its period says, a few rows in each transaction. What a transaction deleted is
 * counted in it, so a run that is killed loses nothing and the next one goes on where it stopped. Two servers may run this
 * at once.
 */
import { overSince, RETENTION_IDS, type RetentionId } from '@faircourt/contracts/retention';
import { dayOf, type Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { Forget } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { addDeleted, storeFinished } from './retention.store.ts';

export type Forgetting = Readonly<Record<RetentionId, { tables: readonly (keyof DB)[]; forget: Forget }>>;

/** Each of them holds its rows for milliseconds. */
const MOST = 500;

/** One period that fails must not keep the others from being kept: all are tried, then the failures are told. */
export async function keepPeriods(deps: {
  db: Database;
  clock: Clock;
  forgetting: Forgetting;
}): Promise<void> {
  const failures: Error[] = [];
  for (const id of RETENTION_IDS) {
    try {
      await keepPeriod(deps.db, id, deps.forgetting[id].forget, deps.clock.now());
    } catch (error) {
      failures.push(new Error(`The period ${id} was not kept`, { cause: error }));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

/** Returns how much was deleted. */
export async function keepPeriod(
  db: Database,
  id: RetentionId,
  forget: Forget,
  now: Date,
  most = MOST,
): Promise<number> {
  const due = { over: overSince(id, now), most, now };
  const counted = { day: dayOf(now), period: id };
  let all = 0;
  let deleted = 0;
  do {
    deleted = await inTransaction(db, async (trx) => {
      const some = await forget(trx, due);
      if (some > 0) await addDeleted(trx, { ...counted, deleted: some });
      return some;
    });
    all += deleted;
  } while (deleted >= most);
  await storeFinished(db, { ...counted, now });
  return all;
}
