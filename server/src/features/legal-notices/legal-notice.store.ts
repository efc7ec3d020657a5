/** The only SQL on legal_notices. */
import type { LegalVersion, NoticedText } from '@faircourt/contracts/legal';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Takes the next accounts that have not been told, and notes them as told: in one transaction with their emails. A server that
 * takes the same ones at the same time gets none of them. Who joins after the version applies has only ever seen that one; who
 * has not proven their mailbox gets no mail, and is told when they have.
 */
export async function takeUntold(
  queries: Queries,
  { document, version, now, most }: { document: NoticedText; version: LegalVersion; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into legal_notices (user_id, document, version, told_at)
    select u.id, ${document}, ${version.version}::int, ${now}
    from users u join auth_users a on a.id = u.auth_id
    where a.email_verified and u.created_at < ${version.effective}::date
      and not exists (
        select from legal_notices told
        where told.user_id = u.id and told.document = ${document} and told.version = ${version.version}::int)
    order by u.id
    limit ${most}
    on conflict do nothing
    returning user_id`.execute(queries);
  return rows.map(({ user_id }) => user_id);
}
