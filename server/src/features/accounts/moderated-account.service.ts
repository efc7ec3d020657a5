/** Suspensions that moderators decided, and that end when their decision is undone. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { needsTwoToReturn } from '../../access/rules/administration.rules.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findAccount } from './account.store.ts';
import { findDecidedReason, isShutOutBy } from './suspension.store.ts';
import { reinstate, suspend } from './suspension.service.ts';

export async function suspendAsDecided(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  const { measure, user_id: userId, decision_id: decisionId } = data;
  if (measure !== 'suspend' || userId === null || actor.userId === null) return;
  await holdUnasked(trx, 'a consequence', { records: { account: userId } });
  const reason = await findDecidedReason(trx, decisionId);
  const until = data.until === null ? null : new Date(data.until);
  await suspend(trx, userId, actor, {
    now,
    terms: { reason, until, adminUserId: actor.userId, decisionId },
  });
}

/** Another suspension that came since stays. */
export async function reinstateAsUndone(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  const { measure, user_id: userId, decision_id: decisionId } = data;
  if (measure !== 'suspend' || userId === null || actor.userId === null) return;
  await holdUnasked(trx, 'a consequence', { records: { account: userId } });
  if (!(await isShutOutBy(trx, userId, decisionId))) return;
  const account = await findAccount(trx, userId);
  if (!account || needsTwoToReturn(account)) return;
  const reason = await findDecidedReason(trx, decisionId);
  await reinstate(trx, userId, actor, { now, terms: { reason, adminUserId: actor.userId } });
}
