/** The only SQL on what is to be erased. What an erasure itself does is in erased-person.store.ts. */
import type { ErasureAsker } from '@faircourt/contracts/erasure';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Erasures } from '../../../platform/database/schema.gen.ts';

export type ErasureRow = Selectable<Erasures>;

export function findErasure(queries: Queries, userId: string): Promise<ErasureRow | undefined> {
  return queries.selectFrom('erasures').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Who is behind it: the owner, a guardian of a minor, or two admins. */
export function askerOf(row: ErasureRow): ErasureAsker {
  if (row.confirmation_id !== null) return 'admins';
  return row.requested_by === row.user_id ? 'owner' : 'guardian';
}

/** From here on the profile is withheld. */
export async function insertErasure(
  trx: Transaction<DB>,
  wanted: {
    userId: string;
    requestedBy: string;
    confirmationId?: string;
    now: Date;
    eraseAt: Date | null;
  },
): Promise<ErasureRow> {
  await trx
    .updateTable('users')
    .set({ withheld_at: sql`coalesce(withheld_at, ${wanted.now})` })
    .where('id', '=', wanted.userId)
    .execute();
  return trx
    .insertInto('erasures')
    .values({
      user_id: wanted.userId,
      requested_by: wanted.requestedBy,
      confirmation_id: wanted.confirmationId ?? null,
      requested_at: wanted.now,
      erase_at: wanted.eraseAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function storeSchedule(
  trx: Transaction<DB>,
  userId: string,
  schedule: { eraseAt: Date | null; agreedBy: string | null },
): Promise<void> {
  await trx
    .updateTable('erasures')
    .set({ erase_at: schedule.eraseAt, agreed_by: schedule.agreedBy, reminded_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** From here on nobody stops it. */
export async function storeStart(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await trx.updateTable('erasures').set({ started_at: now }).where('user_id', '=', userId).execute();
}

export async function deleteErasure(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('erasures').where('user_id', '=', userId).execute();
  // What was frozen before stays so.
  await sql`
    update users set withheld_at = (select placed_at from restrictions where user_id = users.id)
    where id = ${userId}`.execute(trx);
}

export async function storeReminder(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await trx.updateTable('erasures').set({ reminded_at: now }).where('user_id', '=', userId).execute();
}

/**
 * Whose days are over, which a process has begun and not finished, and all of minors: the guardian they wait for may be
 * gone, the one who asked or agreed may be no guardian any more, or they may be of age.
 */
export async function listToLookAt(
  queries: Queries,
  now: Date,
  page: { after: string; size: number },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('erasures')
    .select('user_id')
    .where('user_id', '>', page.after)
    .where((where) =>
      where.or([
        where('erase_at', '<=', now),
        where('erase_at', 'is', null),
        where('started_at', 'is not', null),
        where('requested_by', 'is distinct from', where.ref('user_id')),
        where('agreed_by', 'is not', null),
      ]),
    )
    .orderBy('user_id')
    .limit(page.size)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function listToRemind(queries: Queries, dueBefore: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('erasures')
    .select('user_id')
    .where('erase_at', '<=', dueBefore)
    .where('reminded_at', 'is', null)
    .orderBy('erase_at')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function findAthleteIdOf(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('athletes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function listOtherAdminIds(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('auth_id', 'is not', null)
    .where('id', '<>', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an admin is left who can sign in and act. One who has asked to be erased counts until it begins. */
export async function isOtherAdminLeft(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('erasures', 'erasures.user_id', 'users.id')
    .select('users.id')
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('users.auth_id', 'is not', null)
    .where('users.id', '<>', userId)
    .where('erasures.started_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
