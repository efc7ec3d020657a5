/** What a merge would move and end, in numbers: the same conditions as in merge.store.ts. */
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { listConcernedAthletes, type Merge } from './merge.store.ts';

interface Moving {
  coaches: number;
  verified_coaches: number;
  releases_ending: number;
  requests_closing: number;
  refusals_moving: number;
  blocks_moving: number;
  conversations_moving: number;
  invitations_moving: number;
}

export async function countWhatMoves(
  queries: Queries,
  merge: Merge,
): Promise<Moving & { families_told: number }> {
  const { fromId } = merge;
  const { rows } = await sql<Moving>`
    select
      (select count(*)::int from coaches where institution_id = ${fromId}) as coaches,
      (select count(*)::int from coaches
        where institution_id = ${fromId} and affiliation_status = 'verified') as verified_coaches,
      (select count(*)::int from releases
        where institution_id = ${fromId} and status = 'approved') as releases_ending,
      (select count(*)::int from releases
        where institution_id = ${fromId} and status = 'requested') as requests_closing,
      (select count(*)::int from releases
        where institution_id = ${fromId} and status = 'declined') as refusals_moving,
      (select count(*)::int from blocks
        where institution_id = ${fromId} and lifted_at is null) as blocks_moving,
      (select count(*)::int from contact_requests request
        join coaches on coaches.id = request.coach_id and coaches.institution_id = ${fromId}
        where request.institution_id = ${fromId} and request.status = 'approved') as conversations_moving,
      (select count(*)::int from invitations where institution_id = ${fromId}) as invitations_moving`.execute(
    queries,
  );
  const [moving] = rows;
  if (!moving) throw new Error('Counting gives one row');
  return { ...moving, families_told: (await listConcernedAthletes(queries, merge)).length };
}
