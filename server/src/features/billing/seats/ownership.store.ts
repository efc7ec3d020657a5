/** The SQL of who owns a subscription, and who is to own it. */
import { SCOUT_PLANS, type ScoutPlan } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { AccountFacts } from '../../../access/facts/subjects.ts';
import { hasSeatIn, isCandidateFor, isOwnerGone } from '../../../access/scopes/seat.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export async function storeOffer(
  trx: Transaction<DB>,
  subscriptionId: string,
  offer: { toUserId: string; now: Date } | null,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ offered_to: offer?.toUserId ?? null, offered_at: offer?.now ?? null })
    .where('id', '=', subscriptionId)
    .execute();
}

export interface HandedOver {
  subscriptionId: string;
  fromUserId: string;
  toUserId: string;
  by: string | null;
  reason: string | null;
  now: Date;
}

/** The one way in which a subscription changes its owner. */
export async function storeHandOver(trx: Transaction<DB>, handed: HandedOver): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ owner_user_id: handed.toUserId, offered_to: null, offered_at: null })
    .where('id', '=', handed.subscriptionId)
    .execute();
  await trx
    .insertInto('subscription_handovers')
    .values({
      subscription_id: handed.subscriptionId,
      from_user_id: handed.fromUserId,
      to_user_id: handed.toUserId,
      handed_by: handed.by,
      reason: handed.reason,
      handed_at: handed.now,
    })
    .execute();
}

/** What the admin wrote who asked for it; the page of both owners shows it to admins. */
export async function findReason(queries: Queries, confirmationId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('confirmations')
    .select('reason')
    .where('id', '=', confirmationId)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** Also of paid ones that have run out: one of each plan can be somebody's at a time. Returns those that ended. */
export async function lapseOwnTrials(trx: Transaction<DB>, userId: string): Promise<string[]> {
  const ended = await trx
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('owner_user_id', '=', userId)
    .where('plan', 'in', SCOUT_PLANS)
    .where('status', '<>', 'lapsed')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The scout subscriptions that a person owns or has a seat in, and that have not lapsed, or that nobody can bring back but an admin. */
export async function listDesksOf(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select desk.id from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where desk.plan = any(${SCOUT_PLANS}::plan[]) and (desk.status <> 'lapsed' or ${isOwnerGone()}) and (
      desk.owner_user_id = ${userId} or desk.id in (
        select seats.subscription_id from seats where seats.user_id = ${userId} and seats.ended_at is null))
    order by desk.id`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function findAccountFacts(queries: Queries, userId: string): Promise<AccountFacts | null> {
  const row = await queries
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { userId: row.id, role: row.role, status: row.status } : null;
}

export interface HandoverRow {
  id: string;
  plan: ScoutPlan;
  from_name: string;
  to_name: string;
  by_name: string;
  reason: string | null;
  handed_at: Date;
}

export async function listHandovers(queries: Queries, userId: string): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    select handed.id, desk.plan, giver.name as from_name, taker.name as to_name, doer.name as by_name,
      handed.reason, handed.handed_at
    from subscription_handovers handed
    join subscriptions desk on desk.id = handed.subscription_id
    join users giver on giver.id = handed.from_user_id
    join users taker on taker.id = handed.to_user_id
    join users doer on doer.id = handed.handed_by
    where ${userId} in (handed.from_user_id, handed.to_user_id)
    order by handed.handed_at desc, handed.id limit 50`.execute(queries);
  return rows;
}

export interface CandidateRow {
  user_id: string;
  name: string;
  has_seat: boolean;
}

export async function listCandidates(queries: Queries, subscriptionId: string): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select candidate.id as user_id, candidate.name, ${hasSeatIn(sql`${subscriptionId}::uuid`)} as has_seat
    from users candidate left join coaches on coaches.user_id = candidate.id
    where ${isCandidateFor(sql`${subscriptionId}::uuid`)}
    order by has_seat desc, candidate.name, candidate.id limit 50`.execute(queries);
  return rows;
}
