/** What the clock ends, such as an offer whose days are over, is looked for every hour; all else is settled when it happens. */
import { settle } from '../../delivery/settle.ts';
import type { AskingTable } from '../../delivery/asking.ts';
import { listAskingChains } from '../../delivery/settle.store.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs.ts';

const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface SettleDeps {
  db: Database;
  clock: Clock;
  stillAsks: AskingTable;
}

export function settleJob(deps: SettleDeps): JobDefinition<object> {
  return { name: 'settle-notifications', schedule: '27 * * * *', run: () => settleOverdue(deps) };
}

/** Each chain in a transaction of its own, in the order of their ids. */
export async function settleOverdue({ db, clock, stillAsks }: SettleDeps): Promise<void> {
  for (let after = FIRST; ;) {
    const chains = await listAskingChains(db, after, BATCH);
    for (const chain of chains) {
      await inTransaction(db, (trx) => settle(trx, stillAsks, [chain], clock.now()));
    }
    const last = chains.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
