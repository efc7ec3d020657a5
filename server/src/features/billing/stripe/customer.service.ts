/** The customer at Stripe that somebody is, as far as Stripe still knows them. */
import type { Stripe } from 'stripe';
import type { Database } from '../../../platform/database/database.ts';
import { deleteCustomer, findCustomer } from './card.store.ts';
import { orMissing } from './stripe.client.ts';

/**
 * Null: none yet, or none any more, so that the next checkout makes a new one. One that was deleted at Stripe is forgotten here too; one
 * that another account of ours at Stripe may know is kept, because an erasure has to ask for it.
 */
export async function findLiveCustomer(db: Database, stripe: Stripe, userId: string): Promise<string | null> {
  const id = await findCustomer(db, userId);
  if (id === null) return null;
  const found = await orMissing<Stripe.Customer | Stripe.DeletedCustomer>(stripe.customers.retrieve(id));
  if (found && !found.deleted) return id;
  if (found?.deleted) await deleteCustomer(db, id);
  return null;
}

/** Whom a subscription that still runs is charged to. Null: none, it has ended, or somebody else bought it before the plan changed hands. */
export async function findPayingCustomer(
  stripe: Stripe,
  { stripeId, userId }: { stripeId: string | null; userId: string },
): Promise<string | null> {
  const found = stripeId === null ? null : await orMissing(stripe.subscriptions.retrieve(stripeId));
  if (!found || found.status === 'canceled' || found.metadata['user_id'] !== userId) return null;
  return typeof found.customer === 'string' ? found.customer : found.customer.id;
}
