/** The SQL of guardians whose other account deals with the family: which links began or ceased to be like that. */
import type { GuardianSignal } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isInConflict } from '../../../access/scopes/guardian-conflict.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface ConflictedLink {
  id: string;
  athlete_id: string;
  guardian_user_id: string;
  guardian_name: string;
}

const NOW_IN_CONFLICT = isInConflict(sql`link.guardian_user_id`, sql`link.athlete_id`);

/** In conflict, and nobody has been told. The few accounts that share a mailbox come first: they are all that is asked. */
export async function listNewConflicts(queries: Queries): Promise<ConflictedLink[]> {
  const { rows } = await sql<ConflictedLink>`
    select link.id, link.athlete_id, link.guardian_user_id, guardian.name as guardian_name
    from (
      select distinct shared.user_id from shared_mailboxes shared
      where shared.role = 'guardian' and shared.other_role in ('coach', 'regional_director', 'admin')
    ) sharing
    join guardian_links link on link.guardian_user_id = sharing.user_id
    join users guardian on guardian.id = link.guardian_user_id
    where link.status = 'active' and link.conflict_since is null and ${NOW_IN_CONFLICT}
    order by link.id`.execute(queries);
  return rows;
}

/** Noted once, and over: another address, another region, another institution. */
export async function listPastConflicts(queries: Queries): Promise<ConflictedLink[]> {
  const { rows } = await sql<ConflictedLink>`
    select link.id, link.athlete_id, link.guardian_user_id, guardian.name as guardian_name
    from guardian_links link join users guardian on guardian.id = link.guardian_user_id
    where link.conflict_since is not null and link.status = 'active' and not ${NOW_IN_CONFLICT}
    order by link.id`.execute(queries);
  return rows;
}

/** False when it was noted a moment ago. The note for the director stays on the link, also when the conflict is over. */
export async function storeConflict(trx: Transaction<DB>, linkId: string, now: Date): Promise<boolean> {
  const signal: GuardianSignal = 'shared_mailbox';
  const { rows } = await sql`
    update guardian_links set conflict_since = ${now}, signals = array(
      select distinct one from unnest(signals || ${[signal]}::text[]) one order by one)
    where id = ${linkId} and status = 'active' and conflict_since is null returning id`.execute(trx);
  return rows.length > 0;
}

export async function clearConflict(trx: Transaction<DB>, linkId: string): Promise<boolean> {
  const row = await trx
    .updateTable('guardian_links')
    .set({ conflict_since: null })
    .where('id', '=', linkId)
    .where('conflict_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOwner(queries: Queries, athleteId: string): Promise<string> {
  const { user_id } = await queries
    .selectFrom('athletes')
    .select('user_id')
    .where('id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return user_id;
}

/** As a list may name a minor. */
export async function findCutName(queries: Queries, athleteId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select redacted_name(owner.name) as name from athletes join users owner on owner.id = athletes.user_id
    where athletes.id = ${athleteId}`.execute(queries);
  return rows[0]?.name ?? '';
}
