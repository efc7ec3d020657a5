/** The only SQL on booked_extras, and what the plan of their owner has to be. */
import type { ProExtra, ProExtraState } from '@faircourt/contracts/pro-extras';
import { sql, type Transaction } from 'kysely';
import type { ExtraFacts } from '../../../access/facts/subjects.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** The plan that somebody owns and that has not ended: by the year it has extras. */
export async function findExtraFacts(
  queries: Queries,
  userId: string | null,
  now: Date,
): Promise<ExtraFacts | null> {
  const { rows } = await sql<ExtraFacts>`
    select id as "subscriptionId", owner_user_id as "ownerUserId",
      coalesce(plan = 'pro_scout' and billing_interval = 'year' and status = 'active' and access_ends_at > ${now}, false)
        as "isAnnualPro"
    from subscriptions where owner_user_id = ${userId} and plan in ('basic_scout', 'pro_scout')
    order by 3 desc, created_at desc limit 1`.execute(queries);
  return rows[0] ?? null;
}

export interface BookedRow {
  kind: ProExtra;
  request_id: string;
  reference: string;
  booked_at: Date;
  state: ProExtraState;
  /** The latest of ours. */
  answer: string | null;
}

/** The latest of each kind. */
export async function listBooked(queries: Queries, subscriptionId: string): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select distinct on (booked.kind) booked.kind, booked.request_id, request.reference, booked.booked_at, answer.body as answer,
      case when request.closed_at is not null then 'done' when request.waiting_since is null then 'answered' else 'open' end
        as state
    from booked_extras booked
    join support_requests request on request.id = booked.request_id
    left join lateral (
      select body from support_messages message where message.request_id = request.id and message.kind = 'answer'
      order by created_at desc, id desc limit 1
    ) answer on true
    where booked.subscription_id = ${subscriptionId}
    order by booked.kind, booked.booked_at desc, booked.request_id desc`.execute(queries);
  return rows;
}

export async function insertBooking(
  trx: Transaction<DB>,
  {
    requestId,
    subscriptionId,
    kind,
    now,
  }: { requestId: string; subscriptionId: string; kind: ProExtra; now: Date },
): Promise<void> {
  await trx
    .insertInto('booked_extras')
    .values({ request_id: requestId, subscription_id: subscriptionId, kind, booked_at: now })
    .execute();
}
