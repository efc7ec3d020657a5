/**
 * What asked for something and asks no longer leaves the bells of everybody whom it concerned, in the transaction that did
 * it. It is the present state that is asked and not which event came last: a new way to deal with something settles it too.
 */
import type { Transaction } from 'kysely';
import type { DB } from '../platform/database/schema.gen.ts';
import { publishLive } from '../platform/live/live-hub.ts';
import type { Asking, AskingKind, AskingTable } from './asking.ts';
import { listAsking, storeSettled } from './settle.store.ts';

export async function settle(
  trx: Transaction<DB>,
  table: AskingTable,
  chains: readonly string[],
  now: Date,
): Promise<void> {
  if (chains.length === 0) return;
  const settled: string[] = [];
  for (const asking of await listAsking(trx, chains)) {
    if (!(await stillAsks(trx, table, asking, now))) settled.push(asking.id);
  }
  if (settled.length === 0) return;
  const readers = await storeSettled(trx, settled, now);
  await publishLive(trx, ...readers.map((userId) => ({ userId, event: 'read' })));
}

/** A kind that newer code has written is settled there, or when it is read. */
async function stillAsks<Kind extends AskingKind>(
  trx: Transaction<DB>,
  table: AskingTable,
  asking: Asking<Kind>,
  now: Date,
): Promise<boolean> {
  return asking.kind in table ? table[asking.kind](trx, asking, now) : true;
}
