/** The only SQL on data_exports. What a download holds is read by gather.store.ts. */
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, DataExports } from '../../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../../uploads/kept-content.ts';

export type ExportRow = Selectable<DataExports>;
export type ListedExport = ExportRow & { athlete_name: string | null };

export function findExport(queries: Queries, id: string): Promise<ExportRow | undefined> {
  return queries.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Somebody else's is as absent as one that does not exist, by the same statement. */
export function findOwnExport(queries: Queries, id: string, userId: string): Promise<ExportRow | undefined> {
  return queries
    .selectFrom('data_exports')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Newest first. */
export function listOwnExports(queries: Queries, userId: string): Promise<ListedExport[]> {
  return queries
    .selectFrom('data_exports as wanted')
    .leftJoin('athletes', 'athletes.id', 'wanted.athlete_id')
    .leftJoin('users', 'users.id', 'athletes.user_id')
    .selectAll('wanted')
    .select('users.name as athlete_name')
    .where('wanted.user_id', '=', userId)
    .orderBy('wanted.requested_at', 'desc')
    .orderBy('wanted.id', 'desc')
    .execute();
}

export function findUnderWay(queries: Queries, userId: string): Promise<ExportRow | undefined> {
  return queries
    .selectFrom('data_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
}

/** Those that failed are no fault of the person, and do not count. */
export async function countSince(queries: Queries, userId: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('data_exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(
  trx: Transaction<DB>,
  wanted: { userId: string; athleteId: string | null; now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('data_exports')
    .values({ user_id: wanted.userId, athlete_id: wanted.athleteId, requested_at: wanted.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeProgress(queries: Queries, id: string, progress: number): Promise<void> {
  await queries
    .updateTable('data_exports')
    .set({ progress })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}

/** False when it is not waited for any more: another server has made it, or it was given up. */
export async function storeReady(
  trx: Transaction<DB>,
  id: string,
  { storageKey, bytes, sha256, now, expiresAt }: StoredArchive,
): Promise<boolean> {
  const stored = await trx
    .updateTable('data_exports')
    .set({
      status: 'ready',
      progress: 100,
      ready_at: now,
      expires_at: expiresAt,
      storage_key: storageKey,
      bytes,
      sha256,
    })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return stored.numUpdatedRows > 0n;
}

export interface StoredArchive extends Omit<StoredContent, 'contentType'> {
  now: Date;
  expiresAt: Date;
}

export async function storeFailed(trx: Transaction<DB>, id: string): Promise<boolean> {
  const stored = await trx
    .updateTable('data_exports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return stored.numUpdatedRows > 0n;
}

/** A trigger lists its bytes for deletion. False when it is gone already. */
export async function deleteExport(trx: Transaction<DB>, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('data_exports').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export function listUnderWaySince(queries: Queries, before: Date): Promise<ExportRow[]> {
  return queries
    .selectFrom('data_exports')
    .selectAll()
    .where('status', '=', 'requested')
    .where('requested_at', '<', before)
    .execute();
}

/** Those whose days are over, and what failed as long ago. */
export function listOver(
  queries: Queries,
  { now, failedBefore, most }: { now: Date; failedBefore: Date; most: number },
): Promise<ExportRow[]> {
  return queries
    .selectFrom('data_exports')
    .selectAll()
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where.and([where('status', '=', 'failed'), where('requested_at', '<=', failedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What guardians asked for about minors: a link may have ended since. */
export function listAboutMinors(queries: Queries): Promise<ExportRow[]> {
  return queries
    .selectFrom('data_exports')
    .selectAll()
    .where('athlete_id', 'is not', null)
    .where('status', '=', 'ready')
    .execute();
}

export async function listAthleteNames(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (athleteIds.length === 0) return [];
  return queries
    .selectFrom('athletes')
    .innerJoin('users', 'users.id', 'athletes.user_id')
    .select(['athletes.id', 'users.name'])
    .where('athletes.id', 'in', [...athleteIds])
    .orderBy('users.name')
    .orderBy('athletes.id')
    .execute();
}
