/** The SQL of lock-downs: who made the one that counts, since when, and which approvals one has ended. */
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** A second press keeps the first moment. Returns whether there was none. */
export async function storeLockDown(
  trx: Transaction<DB>,
  athleteId: string,
  guardianUserId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('athletes')
    .set({ locked_at: now, locked_by: guardianUserId })
    .where('id', '=', athleteId)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether there was one. */
export async function clearLockDown(trx: Transaction<DB>, athleteId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('athletes')
    .set({ locked_at: null, locked_by: null })
    .where('id', '=', athleteId)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface LockDownEndRow {
  athlete_id: string;
  field_group: FieldGroup;
  audience: Audience;
  institution_id: string | null;
  since: Date;
  by: string | null;
  by_name: string | null;
}

/** Approvals of which the end by a lock-down is the last thing that happened. The log knows; the row only says withdrawn. */
export async function listLockDownEnds(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<LockDownEndRow[]> {
  const { rows } = await sql<LockDownEndRow>`
    select last.chain as athlete_id, last.data ->> 'field_group' as field_group, last.data ->> 'audience' as audience,
      (last.data ->> 'institution_id')::uuid as institution_id, last.created_at as since,
      last.actor_user_id as by, locker.name as by_name
    from (
      select distinct on (entry.chain, entry.data -> 'field_group', entry.data -> 'audience', entry.data -> 'institution_id')
        entry.*
      from events entry
      where entry.chain = any(${[...athleteIds]}::uuid[]) and entry.type like 'release.%'
      order by entry.chain, entry.data -> 'field_group', entry.data -> 'audience', entry.data -> 'institution_id',
        entry.seq desc
    ) last
    left join users locker on locker.id = last.actor_user_id
    where last.type = 'release.withdrawn' and last.data ->> 'cause' = 'lock_down'`.execute(queries);
  return rows;
}
