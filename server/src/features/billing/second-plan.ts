/** Nobody pays for two plans: a payment or an accepted order opens a plan that has ended. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { hasOtherPlan } from './invoices/invoice.store.ts';
import { findLife } from './life/life.store.ts';

/** Whose owner has another one by now would pay for two, and see only one of them. What to do instead is in other words for each. */
export async function refuseSecondPlan(
  trx: Transaction<DB>,
  subscriptionId: string,
  opens: 'payment' | 'order',
): Promise<void> {
  const found = await findLife(trx, subscriptionId);
  if (found?.life.stage !== 'lapsed' || !(await hasOtherPlan(trx, subscriptionId))) return;
  throw opens === 'order'
    ? new AppError(
        'other_plan_order',
        'The owner has another plan by now. Refuse this order, or end the other plan first.',
      )
    : new AppError(
        'other_plan',
        'The owner has another plan by now. Void this invoice and give the money back, or end the other plan first.',
      );
}
