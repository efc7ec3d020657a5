/** Whether two accounts of one person would meet in a family, asked before either of them gets in. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { isInConflict } from '../scopes/guardian-conflict.scope.ts';

export async function isGuardianInConflict(
  queries: Queries,
  pair: { athleteId: string; guardianUserId: string },
): Promise<boolean> {
  const guardian = sql`${pair.guardianUserId}::uuid`;
  const { rows } = await sql<{ has_conflict: boolean }>`
    select ${isInConflict(guardian, sql`${pair.athleteId}::uuid`)} as has_conflict`.execute(queries);
  return rows[0]?.has_conflict ?? false;
}

/** The other side of the same rule: a coach asks nothing of a family in which another account of theirs is guardian. */
export async function isCoachInConflict(
  queries: Queries,
  pair: { athleteId: string; coachUserId: string },
): Promise<boolean> {
  const { rows } = await sql<{ has_conflict: boolean }>`
    select exists (
      select 1 from shared_mailboxes shared
      join guardian_links link on link.guardian_user_id = shared.other_user_id
      where shared.user_id = ${pair.coachUserId} and link.athlete_id = ${pair.athleteId}
        and link.status <> 'ended') as has_conflict`.execute(queries);
  return rows[0]?.has_conflict ?? false;
}
