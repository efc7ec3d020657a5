/** Publishing consent forms: each version once and for ever, because a signature names its exact words. */
import { consentFile, type ConsentDocument } from '@faircourt/contracts/consent-document';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { readConsentDocuments } from './consent-document.files.ts';
import {
  hashOf,
  insertConsentDocuments,
  listConsentDocuments,
  type PublishedDocument,
} from './consent-document.store.ts';

/**
 * Run after the migrations, by every process that starts: it adds what is new and returns how many that were. A text
 * that differs from what was published under its version stops the start, with nothing published.
 */
export async function publishConsentDocuments(
  db: Database,
  given?: ConsentDocument[],
  publishedAt = new Date(),
): Promise<number> {
  const documents = given ?? (await readConsentDocuments());
  return inTransaction(db, async (trx) => {
    const added = await insertConsentDocuments(trx, documents, publishedAt);
    const published = await listConsentDocuments(trx);
    const changed = documents.filter((document) => !published.some((row) => isSame(row, document)));
    if (changed.length > 0) {
      const files = changed.map(({ kind, version, locale }) => consentFile(kind, version, locale)).join(', ');
      throw new Error(
        `Published consent documents were changed: ${files}. Restore their text; a new wording is a new version.`,
      );
    }
    for (const { id, kind, version, locale } of added) {
      await recordEvent(trx, {
        chain: id,
        type: 'consent_document.published',
        // The start of a server publishes what its release brings along.
        actor: { userId: null, role: 'server_start' },
        data: { kind, version, locale },
      });
    }
    return added.length;
  });
}

function isSame(row: PublishedDocument, document: ConsentDocument): boolean {
  return (
    row.kind === document.kind &&
    row.version === document.version &&
    row.locale === document.locale &&
    row.title === document.title &&
    row.body_hash.equals(hashOf(document.body))
  );
}
