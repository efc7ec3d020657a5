/** The only SQL on application_documents: what directors-to-be show to admins. */
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { ApplicationDocuments, DB } from '../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../uploads/kept-content.ts';

export type DocumentRow = Selectable<ApplicationDocuments>;

/** What is said of a document without opening it. As JSON from a list, the moment is a text. */
export interface DocumentFacts {
  name: string;
  content_type: string;
  bytes: number;
  created_at: Date | string;
}

export function findDocument(queries: Queries, userId: string): Promise<DocumentRow | undefined> {
  return queries
    .selectFrom('application_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** In the place of the one before, whose bytes the file store then removes. */
export async function replaceDocument(
  trx: Transaction<DB>,
  userId: string,
  { name, now, ...stored }: StoredContent & { name: string; now: Date },
): Promise<void> {
  await deleteDocument(trx, userId);
  await trx
    .insertInto('application_documents')
    .values({
      user_id: userId,
      name,
      storage_key: stored.storageKey,
      content_type: stored.contentType,
      bytes: stored.bytes,
      sha256: stored.sha256,
      created_at: now,
    })
    .execute();
}

/** Returns whether there was one. */
export async function deleteDocument(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('application_documents')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Null while the account waits. */
export async function storeDecisionOn(
  trx: Transaction<DB>,
  userId: string,
  decidedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('application_documents')
    .set({ decided_at: decidedAt })
    .where('user_id', '=', userId)
    .execute();
}

/** The file store then removes the bytes. */
export function forgetDocuments(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'application_documents', sql`decided_at <= ${over}`, most);
}
