/** The SQL of the billing page: which plan is somebody's to pay, its address, its prices, and what hangs on it. */
import type { BillingDetails, SaveBillingDetails } from '@faircourt/contracts/billing';
import { BILLED_PLANS, SCOUT_PLANS, type BilledPlan } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Actor } from '../../access/engine/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface BilledDesk {
  id: string;
  owner_user_id: string;
  owner_name: string;
  seats_used: number;
  alerts: number;
}

/**
 * The plan that one pays for or has chosen, also while it waits because one works at another desk; else the one of the desk where
 * one has a seat, and then what one owns oneself. Null: nothing of it.
 */
export async function findBilledDesk(queries: Queries, userId: string): Promise<BilledDesk | null> {
  const { rows } = await sql<BilledDesk>`
    select desk.id, desk.owner_user_id, owner.name as owner_name,
      (select count(*)::int from seats held where held.subscription_id = desk.id and held.ended_at is null) as seats_used,
      (select count(*)::int from saved_searches search
        where search.subscription_id = desk.id and search.deleted_at is null
          and exists (select 1 from alerts where alerts.saved_search_id = search.id)) as alerts
    from subscriptions desk
    join users owner on owner.id = desk.owner_user_id
    left join seats mine on mine.subscription_id = desk.id and mine.user_id = ${userId} and mine.ended_at is null
    where desk.plan = any(${SCOUT_PLANS}::plan[]) and (desk.owner_user_id = ${userId} or mine.id is not null)
    order by (desk.owner_user_id = ${userId} and desk.status <> 'lapsed'
        and (mine.parked_at is null or desk.status = 'active' or desk.billing_interval is not null)) desc,
      (mine.id is not null and mine.parked_at is null) desc, desk.plan desc, desk.id desc
    limit 1`.execute(queries);
  return rows[0] ?? null;
}

/** Nobody but coaches has one, so nobody else is looked up. */
export async function findBilledDeskOf(queries: Queries, actor: Actor): Promise<BilledDesk | null> {
  return actor.kind === 'coach' ? findBilledDesk(queries, actor.userId) : null;
}

export type Prices = Readonly<
  Record<BilledPlan, { month: number | null; year: number | null; seats: number }>
>;

export async function findPrices(queries: Queries): Promise<Prices> {
  const rows = await queries
    .selectFrom('plans')
    .select(['plan', 'monthly_price_cents', 'annual_price_cents', 'seats'])
    .where('plan', 'in', BILLED_PLANS)
    .execute();
  const priceOf = (plan: BilledPlan) => {
    const row = rows.find((one) => one.plan === plan);
    if (!row) throw new Error(`${plan} has no price`);
    return { month: row.monthly_price_cents, year: row.annual_price_cents, seats: row.seats };
  };
  return {
    basic_scout: priceOf('basic_scout'),
    pro_scout: priceOf('pro_scout'),
    global_report: priceOf('global_report'),
  };
}

export async function findDetails(queries: Queries, subscriptionId: string): Promise<BillingDetails | null> {
  const row = await queries
    .selectFrom('billing_details')
    .select([
      'buyer_name',
      'address_line1',
      'address_line2',
      'city',
      'region',
      'postal_code',
      'country_code',
      'tax_number',
    ])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeDetails(
  trx: Transaction<DB>,
  subscriptionId: string,
  details: SaveBillingDetails,
  now: Date,
): Promise<void> {
  const row = { ...details, updated_at: now };
  await trx
    .insertInto('billing_details')
    .values({ subscription_id: subscriptionId, ...row })
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(row))
    .execute();
}

export async function deleteDetails(trx: Transaction<DB>, subscriptionId: string): Promise<void> {
  await trx.deleteFrom('billing_details').where('subscription_id', '=', subscriptionId).execute();
}
