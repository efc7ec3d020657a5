/** The SQL of the report's subscription: each coach has at most one, which outlives its lapses. */
import type { BillingDetails } from '@faircourt/contracts/billing';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { BilledDesk } from '../billing.store.ts';

export interface ReportDesk extends BilledDesk {
  /** A year of it was paid for at some time, or opened by a purchase order. */
  was_paid: boolean;
}

export async function findReportDesk(queries: Queries, userId: string): Promise<ReportDesk | null> {
  const { rows } = await sql<ReportDesk>`
    select desk.id, desk.owner_user_id, owner.name as owner_name, 0 as seats_used, 0 as alerts,
      desk.status = 'active' or exists (
        select 1 from invoices where invoices.subscription_id = desk.id and (invoices.state = 'paid'
          or (invoices.purchase_order_number is not null and invoices.period_from < invoices.voided_at))) as was_paid
    from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where desk.plan = 'global_report' and desk.owner_user_id = ${userId}`.execute(queries);
  return rows[0] ?? null;
}

/** Of nothing tried and nothing bought. Two tabs make one. */
export async function insertReportDesk(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await sql`
    insert into subscriptions (owner_user_id, plan, status, created_at)
    values (${userId}, 'global_report', 'lapsed', ${now})
    on conflict (owner_user_id) where plan = 'global_report' do nothing`.execute(trx);
}

export async function storeReportTrial(
  trx: Transaction<DB>,
  subscriptionId: string,
  { userId, endsAt, nextStepAt }: { userId: string; endsAt: Date; nextStepAt: Date },
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({
      status: 'trial',
      trial_ends_at: endsAt,
      trial_begun_by: userId,
      next_step_at: nextStepAt,
      current_period_ends_at: null,
      billing_interval: null,
    })
    .where('id', '=', subscriptionId)
    .execute();
}

/** What the next invoice of the report would say: invoice.store.ts takes the same. */
export async function findReportDetails(queries: Queries, userId: string): Promise<BillingDetails | null> {
  const { rows } = await sql<BillingDetails>`
    select buyer_name, address_line1, address_line2, city, region, postal_code, country_code, tax_number
    from billing_details written join subscriptions owned on owned.id = written.subscription_id
    where owned.owner_user_id = ${userId}
    order by written.updated_at desc, written.subscription_id limit 1`.execute(queries);
  return rows[0] ?? null;
}
