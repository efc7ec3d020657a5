/** The only SQL that writes seats. */
import type { ScoutPlan, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import { SCOUT_PLANS } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isOwnerGone, offerInEffect } from '../../../access/scopes/seat.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface DeskRow {
  id: string;
  owner_user_id: string;
  plan: ScoutPlan;
  status: SubscriptionStatus;
  ends_at: Date | null;
  seats_max: number;
  offered_to: string | null;
  is_owner_active: boolean;
  /** Erased, or suspended without a day on which it ends. */
  is_owner_gone: boolean;
  /** The owner works at somebody else's desk. */
  is_owner_away: boolean;
}

export async function findDesk(queries: Queries, subscriptionId: string): Promise<DeskRow | null> {
  const { rows } = await sql<DeskRow>`
    select desk.id, desk.owner_user_id, desk.plan, desk.status, ${END} as ends_at, plans.seats as seats_max,
      ${offerInEffect()} as offered_to, owner.status <> 'suspended' as is_owner_active,
      ${isOwnerGone()} as is_owner_gone,
      exists (select 1 from seats where seats.subscription_id = desk.id and seats.user_id = desk.owner_user_id
        and seats.ended_at is null and seats.parked_at is not null) as is_owner_away
    from subscriptions desk join plans on plans.plan = desk.plan join users owner on owner.id = desk.owner_user_id
    where desk.id = ${subscriptionId}`.execute(queries);
  return rows[0] ?? null;
}

export interface SeatRow {
  id: string;
  user_id: string;
  name: string;
  since: Date;
  institution_name: string | null;
  is_institution_verified: boolean;
}

/** Those that have not ended: the owner first, then in the order in which people came. */
export async function listSeats(queries: Queries, subscriptionId: string): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select seats.id, seats.user_id, users.name, seats.since, institutions.name as institution_name,
      coalesce(coaches.affiliation_status = 'verified' and institutions.status = 'verified', false)
        as is_institution_verified
    from seats
    join subscriptions desk on desk.id = seats.subscription_id
    join users on users.id = seats.user_id
    left join coaches on coaches.user_id = users.id
    left join institutions on institutions.id = coaches.institution_id
    where seats.subscription_id = ${subscriptionId} and seats.ended_at is null
    order by seats.user_id <> desk.owner_user_id, seats.since, seats.id`.execute(queries);
  return rows;
}

export interface OwnDeskRow {
  id: string;
  plan: ScoutPlan;
  status: SubscriptionStatus;
  ends_at: Date | null;
  /** Other people with a seat in it. */
  others: number;
  is_parked: boolean;
  /** A trial whose first period is paid. */
  is_paid_ahead: boolean;
}

/** The scout subscriptions that somebody owns, the best first. */
export async function listOwnDesks(queries: Queries, userId: string): Promise<OwnDeskRow[]> {
  const { rows } = await sql<OwnDeskRow>`
    select desk.id, desk.plan, desk.status, ${END} as ends_at,
      (select count(*) from seats other where other.subscription_id = desk.id and other.ended_at is null
        and other.user_id <> desk.owner_user_id) as others,
      exists (select 1 from seats own where own.subscription_id = desk.id and own.user_id = desk.owner_user_id
        and own.ended_at is null and own.parked_at is not null) as is_parked,
      exists (select 1 from invoices paid where paid.subscription_id = desk.id and paid.ordinal = desk.bill_ordinal
        and paid.state = 'paid') as is_paid_ahead
    from subscriptions desk
    where desk.owner_user_id = ${userId} and desk.plan = any(${SCOUT_PLANS}::plan[])
    order by desk.status = 'lapsed', desk.plan desc, desk.id`.execute(queries);
  return rows;
}

export async function findNames(queries: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The seat of somebody who does not own the subscription it is in. */
export async function findGuestSeat(
  queries: Queries,
  userId: string,
): Promise<{ id: string; subscriptionId: string } | null> {
  const row = await queries
    .selectFrom('seats')
    .innerJoin('subscriptions as desk', 'desk.id', 'seats.subscription_id')
    .select(['seats.id', 'desk.id as subscriptionId'])
    .where('seats.user_id', '=', userId)
    .where('seats.ended_at', 'is', null)
    .whereRef('desk.owner_user_id', '<>', 'seats.user_id')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSeat(
  trx: Transaction<DB>,
  seat: { subscriptionId: string; userId: string; givenBy: string | null; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('seats')
    .values({
      subscription_id: seat.subscriptionId,
      user_id: seat.userId,
      given_by: seat.givenBy,
      since: seat.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it had ended before. */
export async function storeSeatEnd(
  trx: Transaction<DB>,
  seatId: string,
  ended: { by: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('seats')
    .set({ ended_at: ended.now, ended_by: ended.by, parked_at: null })
    .where('id', '=', seatId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What somebody owns waits while they work at this desk. */
export async function parkOwnSeats(
  trx: Transaction<DB>,
  { userId, except, now }: { userId: string; except: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ parked_at: now })
    .where('user_id', '=', userId)
    .where('subscription_id', '<>', except)
    .where('ended_at', 'is', null)
    .where('parked_at', 'is', null)
    .execute();
}

/** They are back at their own desk. */
export async function unparkSeats(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ parked_at: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

const END = sql`desk.access_ends_at`;
