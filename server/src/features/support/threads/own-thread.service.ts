/** What people wrote to support, read and continued by those who wrote it. */
import type { ThreadText } from '@faircourt/contracts/support-inbox';
import type { OwnThread, OwnThreadList } from '@faircourt/contracts/support-threads';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isSignedIn } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { findState, listMessages } from '../inbox/work.store.ts';
import type { SupportDeps } from '../support.deps.ts';
import { REPLIES_PER_ACCOUNT } from '../support.limits.ts';
import { presentThread, presentThreadEntry } from './own-thread.presenter.ts';
import { findOwnThread, findThreadFacts, listOwnThreads } from './own-thread.store.ts';
import { addReply } from './reply.service.ts';

export async function listThreads(deps: Pick<SupportDeps, 'db'>, guard: Guard): Promise<OwnThreadList> {
  const { actor } = guard;
  guard.authorise('support_thread.list', isSignedIn(actor) ? { userId: actor.userId } : null);
  return { threads: (await listOwnThreads(deps.db, actor)).map(presentThreadEntry) };
}

export async function readThread(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<OwnThread> {
  guard.authorise('support_thread.read', await findThreadFacts(deps.db, id));
  const thread = await findOwnThread(deps.db, guard.actor, id);
  if (!thread) throw notFound();
  return presentThread(thread, await listMessages(deps.db, id));
}

export async function replyToThread(
  deps: SupportDeps,
  guard: Guard,
  id: string,
  { body, submission_id: submissionId }: ThreadText,
): Promise<void> {
  guard.authorise('support_thread.reply', await findThreadFacts(deps.db, id));
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: REPLIES_PER_ACCOUNT, key: by.userId }]);
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'support_thread.reply', {
      records: { support_request: id },
      load: () => findThreadFacts(trx, id),
    });
    const request = await findState(trx, id);
    if (!request) throw notFound();
    await addReply(trx, request, { by, body, submissionId, now: guard.now });
  });
}
