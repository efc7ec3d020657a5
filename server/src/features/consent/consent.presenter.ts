/** Consent forms as a family reads them: the newest text, who has signed it, and what was signed before. */
import type { ConsentForm, Signature } from '@faircourt/contracts/consent-signing';
import { CONSENT_KINDS } from '@faircourt/contracts/vocabulary';
import { dayOf } from '../../platform/clock.ts';
import type { DocumentRow, SignatureRow } from './consent.store.ts';

export function presentSignature(row: SignatureRow, viewer: { userId: string }): Signature {
  return {
    id: row.id,
    signed_name: row.signed_name,
    signed_by: row.signer_name,
    is_yours: row.guardian_user_id === viewer.userId,
    signed_at: row.signed_at.toISOString(),
    version: row.version,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  };
}

/** `documents` hold every version once, newest first; `signatures` are of one athlete, newest first. */
export function presentForms(
  documents: readonly DocumentRow[],
  signatures: readonly SignatureRow[],
  viewer: { userId: string },
): ConsentForm[] {
  return CONSENT_KINDS.flatMap((kind) => {
    const versions = documents.filter((document) => document.kind === kind);
    const [newest] = versions;
    if (!newest) return [];
    const signed = signatures.filter((signature) => signature.kind === kind);
    const inEffect = signed.filter(({ withdrawn_at }) => withdrawn_at === null);
    return [
      {
        kind,
        document: presentDocument(newest),
        signatures: inEffect.map((row) => presentSignature(row, viewer)),
        past: signed
          .filter(({ withdrawn_at }) => withdrawn_at !== null)
          .map((row) => presentSignature(row, viewer)),
        outdated: presentOutdated(versions, inEffect),
      },
    ];
  });
}

function presentDocument(row: DocumentRow): ConsentForm['document'] {
  return {
    id: row.id,
    version: row.version,
    locale: row.locale,
    title: row.title,
    body: row.body,
    hash: row.body_hash.toString('hex'),
    published_on: dayOf(row.published_at),
  };
}

/** What was signed still counts; the new words are asked for, beside the old ones in the reader's language. */
function presentOutdated(
  versions: readonly DocumentRow[],
  inEffect: readonly SignatureRow[],
): ConsentForm['outdated'] {
  if (inEffect.length === 0) return null;
  const signed = Math.max(...inEffect.map(({ version }) => version));
  const before = versions.find(({ version }) => version === signed);
  return before && before !== versions[0] ? { version: before.version, body: before.body } : null;
}
