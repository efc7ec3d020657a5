/** The only SQL on restrictions. Whether a profile is withheld follows from them and from erasures alone. */
import { sql, type Selectable, type Transaction } from 'kysely';
import { ADULT_AGE } from '../../../access/rules/age.ts';
import { hasReached } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Restrictions } from '../../../platform/database/schema.gen.ts';

export type RestrictionRow = Selectable<Restrictions>;

export function findRestriction(queries: Queries, userId: string): Promise<RestrictionRow | undefined> {
  return queries.selectFrom('restrictions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function insertRestriction(
  trx: Transaction<DB>,
  { userId, placedBy, now }: { userId: string; placedBy: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('restrictions')
    .values({ user_id: userId, placed_by: placedBy, placed_at: now })
    .execute();
  await trx
    .updateTable('users')
    .set({ withheld_at: sql`coalesce(withheld_at, ${now})` })
    .where('id', '=', userId)
    .execute();
}

/** An account that waits to be erased stays withheld. */
export async function deleteRestriction(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('restrictions').where('user_id', '=', userId).execute();
  await sql`
    update users set withheld_at = (select requested_at from erasures where user_id = users.id)
    where id = ${userId}`.execute(trx);
}

/**
 * Those on the other side of a conversation or a request: what they have open shows how it is now. A minor learns of a coach once a
 * guardian has approved something, so until then only the guardians' pages change.
 */
export async function listOtherSides(queries: Queries, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with asked as (
      select request.athlete_id, coaches.user_id, request.status = 'approved' as is_approved from contact_requests request
      join coaches on coaches.id = request.coach_id where request.status in ('requested', 'approved')
      union select athlete_id, requested_by, status = 'approved' from releases where requested_by is not null
    )
    select asked.user_id from asked join athletes on athletes.id = asked.athlete_id where athletes.user_id = ${userId}
    union select athletes.user_id from asked join athletes on athletes.id = asked.athlete_id
      where asked.user_id = ${userId} and (asked.is_approved or ${hasReached(ADULT_AGE, now)})
    union select link.guardian_user_id from asked join guardian_links link on link.athlete_id = asked.athlete_id
      where asked.user_id = ${userId} and link.status = 'active' and link.guardian_user_id is not null`.execute(
    queries,
  );
  return rows.map(({ user_id }) => user_id);
}
