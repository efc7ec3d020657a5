/** The copy of a signature, for the family and for whoever signed, also after the link has ended. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { notFound, type Guard } from '../../../access/guard.ts';
import { loadAthleteFacts } from '../../../access/load-athlete-facts.ts';
import { actedBy } from '../acted-by.ts';
import type { GuardianDeps } from '../guardians.deps.ts';
import { findSignature, findSignedText } from './consent.store.ts';
import { COPIES_PER_READER } from './consent.limits.ts';
import type { SignedCopy } from './signed-copy.ts';

export async function readSignedCopy(
  deps: GuardianDeps,
  guard: Guard,
  id: string,
): Promise<{ fileName: string; content: Buffer }> {
  const signature = await findSignature(deps.db, id);
  const athlete = signature ? await loadAthleteFacts(deps.db, signature.athlete_id) : null;
  guard.authorise(
    'consent.read',
    signature && athlete ? { athlete, signedBy: signature.guardian_user_id } : null,
  );
  if (!signature) throw notFound();
  await deps.limiter.count([{ limit: COPIES_PER_READER, key: actedBy(guard).userId }]);
  const text = await findSignedText(deps.db, id);
  const content = await drawAside({
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
    ipAddress: text.ip_address,
  });
  return { fileName: `faircourt-consent-${signature.kind}-v${signature.version}.pdf`, content };
}

let last: Promise<unknown> = Promise.resolve();

/** Drawing keeps a processor busy for a moment: in a thread of its own, one at a time, nobody else waits for it. */
function drawAside(copy: SignedCopy): Promise<Buffer> {
  const mine = last.then(() => drawInThread(copy));
  last = mine.catch(() => {});
  return mine;
}

async function drawInThread(copy: SignedCopy): Promise<Buffer> {
  const worker = new Worker(new URL('signed-copy.worker.ts', import.meta.url), { workerData: copy });
  const [drawn] = await once(worker, 'message');
  // A buffer crosses over as the bytes that it holds.
  return Buffer.from(drawn as Uint8Array);
}
