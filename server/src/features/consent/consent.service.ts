/** Consent forms read, signed and withdrawn. */
import type {
  ConsentList,
  Signature,
  SignConsent,
  SignedTogether,
  SignTogether,
} from '@faircourt/contracts/consent-signing';
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import type { Transaction } from 'kysely';
import { ownAthleteIds } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts, loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isSigned } from '../../access/rules/in-effect.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import { isPasswordOf } from '../../identity/password-check.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ConsentDeps } from './consent.deps.ts';
import { requireLevel } from '../../access/refusals/required-level.ts';
import { consentSigned, consentWithdrawn } from './consent.events.ts';
import { WRONG_PASSWORD_PER_SIGNER } from './consent.limits.ts';
import { presentForms, presentSignature } from './consent.presenter.ts';
import {
  findDocument,
  findSignature,
  insertSignature,
  listAthleteNames,
  listDocuments,
  listSignatures,
  listSignaturesInEffect,
  storeWithdrawal,
  type SignatureRow,
} from './consent.store.ts';
import { listSignerNames, requireOwnName } from './signer-name.ts';

/** The athletes of the family, and those of whom a former guardian still holds signed copies. */
export async function listConsents(deps: ConsentDeps, guard: Guard): Promise<ConsentList> {
  guard.authorise('consent.list');
  const { userId } = actedBy(guard);
  const athleteIds = ownAthleteIds(guard.actor);
  const [reader] = await listMailReaders(deps.db, [userId]);
  const documents = await listDocuments(deps.db, reader?.locale ?? 'en');
  const signatures = await listSignatures(deps.db, { athleteIds, signedBy: userId });
  const linked = await loadManyAthleteFacts(deps.db, athleteIds);
  const names = await listAthleteNames(deps.db, athleteIds);
  const signAs = await listSignerNames(deps.db, { athleteIds, userId });
  const former = new Map(
    signatures
      .filter(({ athlete_id }) => !linked.has(athlete_id))
      .map(({ athlete_id, athlete_name }) => [athlete_id, athlete_name]),
  );
  const entry = (id: string, name: string) => {
    const canSign = guard.can('consent.sign', linked.get(id));
    return {
      id,
      name,
      can_sign: canSign,
      sign_as: canSign ? (signAs.get(id) ?? null) : null,
      forms: presentForms(
        documents,
        signatures.filter(({ athlete_id }) => athlete_id === id),
        { userId },
      ),
    };
  };
  return {
    athletes: [...names, ...former].map(([id, name]) => entry(id, name)),
  };
}

/** One form by itself. */
export async function signConsent(
  deps: ConsentDeps,
  guard: Guard,
  ipAddress: string,
  { document_id: documentId, ...wanted }: SignConsent,
): Promise<Signature> {
  const [signature] = await signAll(deps, guard, ipAddress, { ...wanted, document_ids: [documentId] });
  if (!signature) throw notFound();
  return signature;
}

/** Several forms in one sitting: each keeps a signature and a log entry of its own. One that cannot be signed stops all. */
export async function signTogether(
  deps: ConsentDeps,
  guard: Guard,
  ipAddress: string,
  wanted: SignTogether,
): Promise<SignedTogether> {
  return { signatures: await signAll(deps, guard, ipAddress, wanted) };
}

async function signAll(
  deps: ConsentDeps,
  guard: Guard,
  ipAddress: string,
  wanted: SignTogether,
): Promise<Signature[]> {
  const facts = guard.authorise('consent.sign', await loadAthleteFacts(deps.db, wanted.athlete_id));
  const by = actedBy(guard);
  requireLevel(facts, by.userId, 'confirmed', guard.now);
  const signer = { athleteId: facts.athleteId, userId: by.userId, signedName: wanted.signed_name };
  await requireOwnName(deps.db, signer);
  await requirePassword(deps, by.userId, wanted.password);
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'consent.sign', wanted.athlete_id);
    requireLevel(athlete, by.userId, 'confirmed', guard.now);
    // Another statement may have been made while the password was checked.
    await requireOwnName(trx, signer);
    const athleteNames = await listAthleteNames(trx, [athlete.athleteId]);
    const athleteName = athleteNames.get(athlete.athleteId) ?? '';
    const { signed_name: signedName } = wanted;
    const signatures: Signature[] = [];
    for (const documentId of wanted.document_ids) {
      const document = await requireNewest(trx, documentId);
      const words = { athleteId: athlete.athleteId, athleteName, signedName, ipAddress, document };
      const wasMissing = !isSigned([document.kind], athlete, guard.now);
      signatures.push(await signOne(trx, guard, words, wasMissing));
    }
    return signatures;
  });
}

interface SignedWords {
  athleteId: string;
  athleteName: string;
  signedName: string;
  ipAddress: string;
  document: Awaited<ReturnType<typeof requireNewest>>;
}

/** Signing the same version again is the same signature; a new version takes the place of the older one. */
async function signOne(
  trx: Transaction<DB>,
  guard: Guard,
  words: SignedWords,
  wasMissing: boolean,
): Promise<Signature> {
  const { athleteId, athleteName, signedName, ipAddress, document } = words;
  const by = actedBy(guard);
  const inEffect = await listSignaturesInEffect(trx, { athleteId, guardianUserId: by.userId });
  const signed = inEffect.filter(({ kind }) => kind === document.kind);
  const same = signed.find(({ version }) => version === document.version);
  if (same) return presentSignature(same, by);

  for (const older of signed) {
    await storeWithdrawal(trx, older.id, { by: by.userId, now: guard.now });
    await recordEvent(trx, consentWithdrawn(older, 'replaced', by));
  }
  const id = await insertSignature(trx, {
    document_id: document.id,
    athlete_id: athleteId,
    athlete_name: athleteName,
    guardian_user_id: by.userId,
    signed_name: signedName,
    signed_at: guard.now,
    body_hash: document.body_hash,
    ip_address: ipAddress,
  });
  const signature = await requireSignature(trx, id);
  await recordEvent(trx, consentSigned(signature, by, { wasMissing }));
  return presentSignature(signature, by);
}

/** At once, and by any guardian who is linked, with every release that needed it. Withdrawing twice changes nothing. */
export async function withdrawConsent(deps: ConsentDeps, guard: Guard, id: string): Promise<Signature> {
  const seen = await findSignature(deps.db, id);
  guard.authorise('consent.withdraw', await loadAthleteFacts(deps.db, seen?.athlete_id ?? id));
  if (!seen) throw notFound();
  const by = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    await holdAthleteFor(trx, guard, 'consent.withdraw', seen.athlete_id);
    const signature = await requireSignature(trx, id);
    if (signature.withdrawn_at !== null) return presentSignature(signature, by);
    await storeWithdrawal(trx, id, { by: by.userId, now: guard.now });
    await recordEvent(trx, consentWithdrawn(signature, 'withdrawn', by));
    return presentSignature(await requireSignature(trx, id), by);
  });
}

async function requirePassword(deps: ConsentDeps, userId: string, password: string): Promise<void> {
  // Counted before the password is checked, so that many tries at once are counted too; a right password resets the
  // count.
  await deps.limiter.count([{ limit: WRONG_PASSWORD_PER_SIGNER, key: userId }]);
  if (!(await isPasswordOf(deps, userId, password))) {
    const message = 'This is not your password.';
    throw new AppError('current_password_wrong', message, {
      fieldErrors: [{ field: 'password', code: 'wrong', message }],
    });
  }
  await deps.limiter.forgive(WRONG_PASSWORD_PER_SIGNER, userId);
}

async function requireNewest(trx: Transaction<DB>, documentId: string) {
  const document = await findDocument(trx, documentId);
  if (!document) throw notFound();
  if (!document.is_newest) {
    throw new AppError('conflict', 'There is a newer version of this form. Read it, and sign that one.');
  }
  return document;
}

async function requireSignature(trx: Transaction<DB>, id: string): Promise<SignatureRow> {
  const signature = await findSignature(trx, id);
  if (!signature) throw notFound();
  return signature;
}
