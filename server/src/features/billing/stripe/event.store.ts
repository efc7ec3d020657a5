/** What Stripe told us, each once. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface Told {
  id: string;
  type: string;
  stripeSubscriptionId: string | null;
  now: Date;
}

/** False when it was told before. What is about no plan is done with that. */
export async function insertEvent(trx: Transaction<DB>, told: Told): Promise<boolean> {
  const { id, type, stripeSubscriptionId, now } = told;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stripe_events')
    .values({
      id,
      type,
      stripe_subscription_id: stripeSubscriptionId,
      received_at: now,
      worked_at: stripeSubscriptionId === null ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Null: it is done. */
export async function findEventToWork(queries: Queries, eventId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('stripe_events')
    .select('stripe_subscription_id')
    .where('id', '=', eventId)
    .where('worked_at', 'is', null)
    .executeTakeFirst();
  return row?.stripe_subscription_id ?? null;
}

export async function markWorked(queries: Queries, eventId: string, now: Date): Promise<void> {
  await queries.updateTable('stripe_events').set({ worked_at: now }).where('id', '=', eventId).execute();
}

export function forgetEvents(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'stripe_events', sql`received_at <= ${over}`, most);
}
