/** The only SQL on consent_documents. Rows are added and never changed; the database refuses anything else. */
import { createHash } from 'node:crypto';
import type { ConsentDocument } from '@faircourt/contracts/consent';
import type { Queries } from '../../platform/database/database.ts';

export interface PublishedDocument {
  kind: ConsentDocument['kind'];
  version: number;
  locale: ConsentDocument['locale'];
  title: string;
  body_hash: Buffer;
}

/** Adds those that are not there yet and returns how many that were. */
export async function insertConsentDocuments(
  queries: Queries,
  documents: ConsentDocument[],
): Promise<number> {
  const rows = await queries
    .insertInto('consent_documents')
    .values(
      documents.map(({ kind, version, locale, title, body }) => ({
        kind,
        version,
        locale,
        title,
        body,
        body_hash: hashOf(body),
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'version', 'locale']).doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export function listConsentDocuments(queries: Queries): Promise<PublishedDocument[]> {
  return queries
    .selectFrom('consent_documents')
    .select(['kind', 'version', 'locale', 'title', 'body_hash'])
    .execute();
}

export function hashOf(body: string): Buffer {
  return createHash('sha256').update(body, 'utf8').digest();
}
