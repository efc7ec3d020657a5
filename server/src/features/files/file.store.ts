/** The only SQL on files: what lies in the store, and whose it is. */
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB, Files } from '../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../uploads/kept-content.ts';

export type FileRow = Selectable<Files>;

export interface NewFile extends StoredContent {
  athleteId: string;
  kind: FileKind;
  uploadedBy: string;
  now: Date;
}

export async function findAthleteOf(queries: Queries, userId: string): Promise<string | null> {
  const athlete = await queries
    .selectFrom('athletes')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return athlete?.id ?? null;
}

export async function insertFile(trx: Transaction<DB>, file: NewFile): Promise<FileRow> {
  return trx
    .insertInto('files')
    .values({
      athlete_id: file.athleteId,
      kind: file.kind,
      storage_key: file.storageKey,
      content_type: file.contentType,
      bytes: file.bytes,
      sha256: file.sha256,
      uploaded_by: file.uploadedBy,
      created_at: file.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Also one that moderators removed: another takes its place. The database notes the key as unused by itself. */
export async function deleteFileOfKind(
  trx: Transaction<DB>,
  athleteId: string,
  kind: FileKind,
): Promise<FileRow | undefined> {
  return trx
    .deleteFrom('files')
    .where('athlete_id', '=', athleteId)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();
}

export async function findFile(db: Queries, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('removed_by', 'is', null)
    .executeTakeFirst();
}

export async function selectFiles(db: Queries, athleteId: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('athlete_id', '=', athleteId)
    .where('removed_by', 'is', null)
    .orderBy('kind')
    .execute();
}

/** The photo is also the picture of the account. */
export async function setAvatar(trx: Transaction<DB>, userId: string, url: string | null): Promise<void> {
  await trx.updateTable('users').set({ avatar_url: url }).where('id', '=', userId).execute();
}

export async function selectFileKinds(
  db: Queries,
  athleteIds: readonly string[],
): Promise<{ athlete_id: string; kind: FileKind }[]> {
  return db
    .selectFrom('files')
    .select(['athlete_id', 'kind'])
    .where('athlete_id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .where('removed_by', 'is', null)
    .execute();
}

export async function findOwnerOf(trx: Transaction<DB>, athleteId: string): Promise<string | null> {
  const athlete = await trx
    .selectFrom('athletes')
    .select('user_id')
    .where('id', '=', athleteId)
    .executeTakeFirst();
  return athlete?.user_id ?? null;
}
