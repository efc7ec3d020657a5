/** An admin has looked at what only a person can judge: it goes off the list, and the plan's log says who and when. */
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { cardPaymentLookedAt } from '../life/life.events.ts';
import { findDifference, type DifferenceRow } from './comparison.store.ts';
import { insertLookedAt } from './looked-at.store.ts';

/** Everything else goes by itself once it is set right. */
export function canBeLookedAt(
  difference: DifferenceRow,
): difference is DifferenceRow & { what: 'odd_payment' | 'given_up' | 'unpaid_period' } {
  const { what, is_open: isOpen, mark, subscription_id: planId } = difference;
  if (!isOpen || mark === '') return false;
  return what === 'given_up' || ((what === 'odd_payment' || what === 'unpaid_period') && planId !== null);
}

/** Pressed twice, it is looked at once. */
export async function lookAt({ db }: { db: Database }, guard: Guard, id: string): Promise<void> {
  guard.authorise('card_payment.look_at');
  const found = await findDifference(db, id);
  if (!found || !canBeLookedAt(found)) throw new AppError('not_found', 'Nothing to look at has this id.');
  const planId = found.subscription_id;
  await inTransaction(db, async (trx) => {
    await holdForCapability(trx, guard, 'card_payment.look_at', { records: { subscription: planId } });
    const by = actedBy(guard);
    const isNew = await insertLookedAt(trx, found, { planId, by: by.userId, now: guard.now });
    const { what, stripe_id: stripeId, mark } = found;
    // What was about no plan, such as deleting a customer, has the chain of what we asked for, which is its mark.
    const chain = planId ?? mark;
    if (isNew) await recordEvent(trx, cardPaymentLookedAt(chain, { what, stripeId }, by), guard.now);
  });
}
