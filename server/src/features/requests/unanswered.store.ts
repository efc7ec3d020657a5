/** The only SQL that deletes requests: those that nobody answered. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

interface Asked {
  id: string;
  athlete_id: string;
}

interface Unanswered {
  over: Date;
  most: number;
}

export function listUnansweredReleases(trx: Transaction<DB>, due: Unanswered): Promise<Asked[]> {
  return trx
    .selectFrom('releases')
    .select(['id', 'athlete_id'])
    .where('status', '=', 'requested')
    .where('created_at', '<=', due.over)
    .orderBy('created_at')
    .limit(due.most)
    .execute();
}

export function listUnansweredContacts(trx: Transaction<DB>, due: Unanswered): Promise<Asked[]> {
  return trx
    .selectFrom('contact_requests')
    .select(['id', 'athlete_id'])
    .where('status', '=', 'requested')
    .where('created_at', '<=', due.over)
    .orderBy('created_at')
    .limit(due.most)
    .execute();
}

/** Those of them that are still unanswered once their families are held. */
export function deleteReleaseRequests(trx: Transaction<DB>, requests: readonly Asked[]) {
  return trx
    .deleteFrom('releases')
    .where('id', '=', anyOf(requests))
    .where('status', '=', 'requested')
    .returning(['id', 'athlete_id', 'field_group', 'audience', 'institution_id', 'requested_by'])
    .execute();
}

export function deleteContactRequests(trx: Transaction<DB>, requests: readonly Asked[]) {
  return trx
    .deleteFrom('contact_requests')
    .using('coaches')
    .whereRef('coaches.id', '=', 'contact_requests.coach_id')
    .where('contact_requests.id', '=', anyOf(requests))
    .where('contact_requests.status', '=', 'requested')
    .returning([
      'contact_requests.id',
      'contact_requests.athlete_id',
      'contact_requests.coach_id',
      'coaches.user_id as coach_user_id',
    ])
    .execute();
}

function anyOf(requests: readonly Asked[]) {
  return sql<string>`any(${requests.map(({ id }) => id)}::uuid[])`;
}
