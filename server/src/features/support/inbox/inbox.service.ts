/** The inbox as admins read it. Opening a request is a look that is logged. */
import {
  ANSWERED_DAYS,
  type InboxQuery,
  type SupportInbox,
  type SupportRequestPage,
} from '@faircourt/contracts/support-inbox';
import { DAY_MS } from '@faircourt/contracts/time';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SupportDeps } from '../support.deps.ts';
import { answerBy } from './answer-by.ts';
import {
  countAnswers,
  countConsulting,
  findRequest,
  listInbox,
  listUnclosed,
  type Waiting,
} from './inbox.store.ts';
import { presentEntry, presentRequest } from './inbox.presenter.ts';
import { keepLook } from './look.service.ts';
import { listMessages } from './work.store.ts';

export async function readInbox(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
  query: InboxQuery,
): Promise<SupportInbox> {
  guard.authorise('support_request.list');
  const { userId } = actedBy(guard);
  const rows = await listInbox(deps.db, { ...query, userId, now: guard.now });
  const unclosed = await listUnclosed(deps.db);
  const consulting = await countConsulting(deps.db);
  const answers = await countAnswers(deps.db, new Date(guard.now.getTime() - ANSWERED_DAYS * DAY_MS));
  return {
    requests: rows.map((row) => presentEntry(row, userId)),
    figures: {
      open: unclosed.length,
      waiting: unclosed.filter((one) => one.is_our_turn).length,
      oldest_waiting_since: oldestOf(unclosed)?.toISOString() ?? null,
      consulting: consulting.waiting,
      oldest_consulting_at: consulting.oldest?.toISOString() ?? null,
      overdue: unclosed.filter((one) => isOverdue(one, guard.now)).length,
      answered: answers.answered,
      answered_in_time: answers.answered_in_time,
    },
  };
}

export async function readRequest(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<SupportRequestPage> {
  guard.authorise('support_request.open');
  const by = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    const request = await findRequest(trx, id, guard.now);
    if (!request) throw notFound();
    await keepLook(trx, guard, request);
    return presentRequest(request, await listMessages(trx, id), by.userId);
  });
}

function isOverdue(waiting: Waiting, now: Date): boolean {
  const by = answerBy(waiting);
  return by !== null && by <= now;
}

function oldestOf(waiting: readonly Waiting[]): Date | null {
  return waiting
    .map(({ waiting_since: since }) => since)
    .filter((since) => since !== null)
    .reduce<Date | null>((oldest, since) => (oldest === null || since < oldest ? since : oldest), null);
}
