/** The copy of a signature, for the family and for the person who signed, also after the link has ended. */
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isOwnSignature } from '../../access/scopes/own-records.scope.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ConsentDeps } from './consent.deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findSignature, findSignedText, type SignatureRow } from './consent.store.ts';
import { COPIES_PER_READER } from './consent.limits.ts';
import { DrawingQueue } from './drawing-queue.ts';

export async function readSignedCopy(
  deps: ConsentDeps,
  guard: Guard,
  id: string,
): Promise<{ fileName: string; content: Buffer }> {
  const signature = await findSignature(deps.db, id, isOwnSignature(guard.actor));
  const athlete = signature ? await loadAthleteFacts(deps.db, signature.athlete_id) : null;
  guard.authorise(
    'consent.read',
    signature && athlete ? { athlete, signedBy: signature.guardian_user_id } : null,
  );
  if (!signature) throw notFound();
  const { userId } = actedBy(guard);
  await deps.limiter.count([{ limit: COPIES_PER_READER, key: userId }]);
  const content = await drawCopy(deps.db, signature, userId);
  return { fileName: `faircourt-consent-${signature.kind}-v${signature.version}.pdf`, content };
}

/** For a download of everything, whose reader was authorised when it was asked for. */
export async function drawSignedCopy(
  queries: Queries,
  signatureId: string,
  readerUserId: string,
): Promise<Buffer> {
  const signature = await findSignature(queries, signatureId);
  if (!signature) throw notFound();
  return drawCopy(queries, signature, readerUserId);
}

async function drawCopy(queries: Queries, signature: SignatureRow, readerUserId: string): Promise<Buffer> {
  const text = await findSignedText(queries, signature.id);
  return drawing.draw({
    signatureId: signature.id,
    title: text.title,
    version: signature.version,
    locale: text.locale,
    body: text.body,
    bodyHash: text.body_hash.toString('hex'),
    athleteName: signature.athlete_name,
    signedName: signature.signed_name,
    accountName: signature.signer_name,
    signedAt: signature.signed_at,
    withdrawnAt: signature.withdrawn_at,
    // Where somebody was when they signed is theirs alone, also within a family that has come apart.
    ...(signature.guardian_user_id === readerUserId ? { ipAddress: text.ip_address } : {}),
  });
}

/** Drawing keeps a processor busy for a moment; in a thread of its own nobody else waits for it. */
const drawing = new DrawingQueue({
  script: new URL('signed-copy.worker.ts', import.meta.url),
  limitMs: 20_000,
  waitingMax: 30,
});
