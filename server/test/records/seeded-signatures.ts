/** Consent forms that a guardian has signed, written straight into the database; the forms are the published ones. */
import { NEEDED_CONSENTS, type ConsentKind } from '@faircourt/contracts/vocabulary';
import { publishConsentDocuments } from '../../src/features/consent/consent-document.service.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Without these a minor's releases stay off. Signing twice changes nothing. */
export async function seedSignatures(
  db: Database,
  family: { athleteId: string; guardianUserId: string },
  kinds: readonly ConsentKind[] = NEEDED_CONSENTS,
): Promise<void> {
  const documents = await newestForms(db);
  await db
    .insertInto('consent_signatures')
    .values(
      documents
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ id, body_hash }) => ({
          document_id: id,
          body_hash,
          athlete_id: family.athleteId,
          guardian_user_id: family.guardianUserId,
          signed_name: 'A Guardian',
          signed_at: new Date(0),
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The form about colleges, as if it had been signed in that version; the first one names no season statistics. */
export async function turnSignature(db: Database, athleteId: string, version: number): Promise<void> {
  await db
    .updateTable('consent_signatures')
    .from((eb) =>
      eb
        .selectFrom('consent_documents')
        .select(['id', 'body_hash'])
        .where('kind', '=', 'colleges')
        .where('locale', '=', 'en')
        .where('version', '=', version)
        .as('document'),
    )
    .set((eb) => ({ document_id: eb.ref('document.id'), body_hash: eb.ref('document.body_hash') }))
    .where('athlete_id', '=', athleteId)
    .where('consent_signatures.document_id', 'in', (eb) =>
      eb.selectFrom('consent_documents').select('consent_documents.id').where('kind', '=', 'colleges'),
    )
    .execute();
}

async function newestForms(db: Database) {
  const forms = () =>
    db
      .selectFrom('consent_documents')
      .distinctOn('kind')
      .select(['id', 'kind', 'body_hash'])
      .where('locale', '=', 'en')
      .orderBy('kind')
      .orderBy('version', 'desc')
      .execute();
  const published = await forms();
  if (published.length > 0) return published;
  await publishConsentDocuments(db);
  return forms();
}
