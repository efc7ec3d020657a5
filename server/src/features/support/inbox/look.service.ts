/**
 * An admin's look at what somebody wrote to support, or at the case that it began. It is logged in the chain of the request, and never
 * in that of an athlete: a guardian reads that log, and may be the one the message is about.
 */
import type { ReportSource } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { reportOpened } from '../support.events.ts';
import { hasLookedLately } from './inbox.store.ts';

/** An open page loads again with every change, and a case beside its message; within an hour that is one look. */
export async function keepLook(
  trx: Transaction<DB>,
  guard: Guard,
  request: { id: string; source: ReportSource },
): Promise<void> {
  const by = actedBy(guard);
  if (await hasLookedLately(trx, { id: request.id, userId: by.userId })) return;
  await recordEvent(trx, reportOpened(request, by), guard.now);
}
