/** The SQL of what guardians state about themselves, on their links. */
import type { GuardianStatement } from '@faircourt/contracts/guardianship';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface OwnLinkRow {
  link_id: string;
  athlete_id: string;
  country_code: string;
  is_mailbox_proven: boolean;
  statement: GuardianStatement | null;
}

/** The active links of one guardian with these athletes. */
export async function listOwnLinks(
  queries: Queries,
  guardianUserId: string,
  athleteIds: readonly string[],
): Promise<OwnLinkRow[]> {
  const { rows } = await sql<OwnLinkRow>`
    select link.id as link_id, link.athlete_id, athletes.country_code,
      mailbox.email_verified as is_mailbox_proven,
      case when link.stated_at is not null then json_build_object(
        'full_name', link.stated_name, 'birthdate', link.stated_birthdate, 'relationship', link.relationship)
      end as statement
    from guardian_links link
    join athletes on athletes.id = link.athlete_id
    join users guardian on guardian.id = link.guardian_user_id
    join auth_users mailbox on mailbox.id = guardian.auth_id
    where link.guardian_user_id = ${guardianUserId} and link.status = 'active'
      and link.athlete_id = any(${[...athleteIds]}::uuid[])`.execute(queries);
  return rows;
}

export async function storeStatement(
  trx: Transaction<DB>,
  linkId: string,
  statement: GuardianStatement,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('guardian_links')
    .set({
      stated_name: statement.full_name,
      stated_birthdate: statement.birthdate,
      relationship: statement.relationship,
      stated_at: now,
    })
    .where('id', '=', linkId)
    .execute();
}
