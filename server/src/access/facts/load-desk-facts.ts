/** Reads what the rules need to know about seats and the subscriptions that they are in. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { isCandidateFor, isOwnerGone, offerInEffect } from '../scopes/seat.scope.ts';
import type { DeskFacts, HandOverFacts, SeatFacts } from './subjects.ts';

export async function loadDeskFacts(
  queries: Queries,
  subscriptionId: string | null,
): Promise<DeskFacts | null> {
  const { rows } = await sql<{ owner_user_id: string; offered_to: string | null }>`
    select desk.owner_user_id, ${offerInEffect()} as offered_to
    from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where desk.id = ${subscriptionId}`.execute(queries);
  const [row] = rows;
  if (!row || subscriptionId === null) return null;
  return { subscriptionId, ownerUserId: row.owner_user_id, offeredTo: row.offered_to };
}

/** Also of a seat that has ended: who ended it may press the button twice. */
export async function loadSeatFacts(queries: Queries, seatId: string): Promise<SeatFacts | null> {
  const row = await queries
    .selectFrom('seats')
    .select(['user_id', 'subscription_id'])
    .where('id', '=', seatId)
    .executeTakeFirst();
  const desk = await loadDeskFacts(queries, row?.subscription_id ?? null);
  return row && desk ? { desk, userId: row.user_id } : null;
}

/** Null when there is no such subscription, or no such account to give it to. */
export async function loadHandOverFacts(
  queries: Queries,
  { subscriptionId, toUserId }: { subscriptionId: string; toUserId: string },
): Promise<HandOverFacts | null> {
  const { rows } = await sql<{ is_owner_gone: boolean; is_candidate: boolean }>`
    select ${isOwnerGone()} as is_owner_gone, ${isCandidateFor(sql`desk.id`)} as is_candidate
    from subscriptions desk
    join users owner on owner.id = desk.owner_user_id
    join users candidate on candidate.id = ${toUserId}
    left join coaches on coaches.user_id = candidate.id
    where desk.id = ${subscriptionId}`.execute(queries);
  const [row] = rows;
  return row ? { isOwnerGone: row.is_owner_gone, isCandidate: row.is_candidate } : null;
}
