/** The only SQL on evidence_files: the documents that lie in the store for a director to read. */
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, EvidenceFiles } from '../../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../../uploads/kept-content.ts';

export type EvidenceFileRow = Selectable<EvidenceFiles>;

export function insertEvidenceFile(
  trx: Transaction<DB>,
  file: StoredContent & { verificationId: string; name: string; uploadedBy: string; now: Date },
): Promise<EvidenceFileRow> {
  return trx
    .insertInto('evidence_files')
    .values({
      verification_id: file.verificationId,
      name: file.name,
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

export function findEvidenceFile(queries: Queries, id: string): Promise<EvidenceFileRow | undefined> {
  return queries.selectFrom('evidence_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns whether it was still there. */
export async function deleteEvidenceFile(trx: Transaction<DB>, id: string): Promise<boolean> {
  const deleted = await trx.deleteFrom('evidence_files').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes the files of questions that nobody judges any more. The file store then removes their content. */
export async function deleteEvidenceFiles(
  trx: Transaction<DB>,
  verificationIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('evidence_files')
    .where('verification_id', '=', sql<string>`any(${[...verificationIds]}::uuid[])`)
    .execute();
}

/** In the order in which they came. */
export async function listEvidenceFiles(
  queries: Queries,
  verificationIds: readonly string[],
): Promise<EvidenceFileRow[]> {
  return queries
    .selectFrom('evidence_files')
    .selectAll()
    .where('verification_id', '=', sql<string>`any(${[...verificationIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countEvidenceFiles(queries: Queries, verificationId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('evidence_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('verification_id', '=', verificationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasFileSince(
  queries: Queries,
  verificationId: string,
  since: Date | null,
): Promise<boolean> {
  const row = await queries
    .selectFrom('evidence_files')
    .select('id')
    .where('verification_id', '=', verificationId)
    .where('created_at', '>=', since ?? new Date(0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
