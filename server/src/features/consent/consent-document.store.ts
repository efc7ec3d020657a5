/** The only SQL on consent_documents. Rows are added and never changed; the database refuses anything else. */
import { createHash } from 'node:crypto';
import type { ConsentDocument } from '@faircourt/contracts/consent-document';
import type { Queries } from '../../platform/database/database.ts';

export interface PublishedDocument {
  kind: ConsentDocument['kind'];
  version: number;
  locale: ConsentDocument['locale'];
  title: string;
  body_hash: Buffer;
}

export type AddedDocument = Pick<PublishedDocument, 'kind' | 'version' | 'locale'> & { id: string };

/** Adds those that are not there yet and returns them. */
export async function insertConsentDocuments(
  queries: Queries,
  documents: ConsentDocument[],
  publishedAt: Date,
): Promise<AddedDocument[]> {
  return queries
    .insertInto('consent_documents')
    .values(
      documents.map(({ kind, version, locale, title, body }) => ({
        kind,
        version,
        locale,
        title,
        body,
        body_hash: hashOf(body),
        published_at: publishedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'version', 'locale']).doNothing())
    .returning(['id', 'kind', 'version', 'locale'])
    .execute();
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
