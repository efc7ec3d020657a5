/** Holds the report's subscription for who may buy or end it. Their own: there is no id to name. */
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability, holdMore } from '../../../access/holding/hold-for.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { mailDomainOf } from '../subscription.store.ts';
import { findReportDesk, insertReportDesk } from './report-plan.store.ts';

export type ReportAction = 'player_report.buy' | 'player_report.end';

export async function holdReport(
  trx: Transaction<DB>,
  guard: Guard,
  action: ReportAction,
): Promise<{ subscriptionId: string }> {
  guard.authorise(action);
  const { userId } = actedBy(guard);
  // A trial is begun by one colleague of an institution at a time, and that comes before the plan in the order.
  await holdForCapability(trx, guard, action, { turns: { starting_trial: mailDomainOf(userId) } });
  if (action === 'player_report.buy') await insertReportDesk(trx, userId, guard.now);
  const desk = await findReportDesk(trx, userId);
  if (!desk) throw new AppError('billing_not_now', 'You have no subscription to the report.');
  await holdMore(trx, { records: { subscription: desk.id } });
  return { subscriptionId: desk.id };
}
