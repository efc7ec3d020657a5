/** The only SQL that writes consent_signatures, with the documents they name. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];
export type SignatureRow = Awaited<ReturnType<typeof listSignatures>>[number];

/**
 * Lists the documents of every kind and version, in the wanted language where it was published in it, else in English.
 */
export function listDocuments(queries: Queries, locale: Locale) {
  return queries
    .selectFrom('consent_documents')
    .select(['id', 'kind', 'version', 'locale', 'title', 'body', 'body_hash', 'published_at'])
    .distinctOn(['kind', 'version'])
    .where('locale', 'in', [locale, 'en'])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .orderBy((eb) => eb('locale', '=', locale), 'desc')
    .execute();
}

export async function findDocument(queries: Queries, id: string) {
  return queries
    .selectFrom('consent_documents as document')
    .select(['document.id', 'document.kind', 'document.version', 'document.body_hash'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('consent_documents as newer')
              .select('newer.id')
              .whereRef('newer.kind', '=', 'document.kind')
              .whereRef('newer.version', '>', 'document.version'),
          ),
        )
        .as('is_newest'),
    )
    .where('document.id', '=', id)
    .executeTakeFirst();
}

/** All of these athletes, and whatever this guardian has ever signed. Newest first. */
export function listSignatures(queries: Queries, which: { athleteIds: readonly string[]; signedBy: string }) {
  return selectSignatures(queries)
    .where((eb) =>
      eb.or([
        ...(which.athleteIds.length > 0 ? [eb('signature.athlete_id', 'in', [...which.athleteIds])] : []),
        eb('signature.guardian_user_id', '=', which.signedBy),
      ]),
    )
    .orderBy('signature.signed_at', 'desc')
    .orderBy('signature.id', 'desc')
    .execute();
}

export function findSignature(
  queries: Queries,
  id: string,
  which: Condition = EVERYBODY,
): Promise<SignatureRow | undefined> {
  return selectSignatures(queries).where('signature.id', '=', id).where(which).executeTakeFirst();
}

export function listSignaturesInEffect(
  queries: Queries,
  of: { athleteId: string; guardianUserId: string },
): Promise<SignatureRow[]> {
  return selectSignatures(queries)
    .where('signature.athlete_id', '=', of.athleteId)
    .where('signature.guardian_user_id', '=', of.guardianUserId)
    .where('signature.withdrawn_at', 'is', null)
    .orderBy('signature.id')
    .execute();
}

/** In full, by athlete, in the order of the alphabet: for the family and for what is signed. */
export async function listAthleteNames(
  queries: Queries,
  athleteIds: readonly string[],
): Promise<Map<string, string>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('athletes')
    .innerJoin('users', 'users.id', 'athletes.user_id')
    .select(['athletes.id', 'users.name'])
    .where('athletes.id', 'in', [...athleteIds])
    .orderBy('users.name')
    .orderBy('athletes.id')
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface NewSignature {
  document_id: string;
  athlete_id: string;
  athlete_name: string;
  guardian_user_id: string;
  signed_name: string;
  signed_at: Date;
  body_hash: Buffer;
  ip_address: string;
}

export async function insertSignature(trx: Transaction<DB>, signature: NewSignature): Promise<string> {
  const { id } = await trx
    .insertInto('consent_signatures')
    .values({
      document_id: signature.document_id,
      athlete_id: signature.athlete_id,
      athlete_name: signature.athlete_name,
      guardian_user_id: signature.guardian_user_id,
      signed_name: signature.signed_name,
      signed_at: signature.signed_at,
      body_hash: signature.body_hash,
      ip_address: signature.ip_address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeWithdrawal(
  trx: Transaction<DB>,
  id: string,
  withdrawn: { by: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('consent_signatures')
    .set({ withdrawn_at: withdrawn.now, withdrawn_by: withdrawn.by })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** With the very words that were signed, for the copy. */
export function findSignedText(queries: Queries, signatureId: string) {
  return queries
    .selectFrom('consent_signatures as signature')
    .innerJoin('consent_documents as document', 'document.id', 'signature.document_id')
    .select([
      'document.title',
      'document.body',
      'document.locale',
      'document.body_hash',
      'signature.ip_address',
    ])
    .where('signature.id', '=', signatureId)
    .executeTakeFirstOrThrow();
}

function selectSignatures(queries: Queries) {
  return queries
    .selectFrom('consent_signatures as signature')
    .innerJoin('consent_documents as document', 'document.id', 'signature.document_id')
    .innerJoin('users as signer', 'signer.id', 'signature.guardian_user_id')
    .innerJoin('athletes as athlete', 'athlete.id', 'signature.athlete_id')
    .innerJoin('users as athlete_user', 'athlete_user.id', 'athlete.user_id')
    .select([
      'signature.id',
      'signature.athlete_id',
      'signature.guardian_user_id',
      'signature.signed_name',
      'signature.signed_at',
      'signature.withdrawn_at',
      'signature.document_id',
      'document.kind',
      'document.version',
      'document.body_hash',
      'signer.name as signer_name',
    ])
    .select((eb) =>
      eb.fn.coalesce('signature.athlete_name', 'athlete_user.name').$castTo<string>().as('athlete_name'),
    );
}
