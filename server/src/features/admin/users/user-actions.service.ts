/** What an admin does to an account. Each names a reason, and holds from the person's next request on. */
import type { AdminAction, CorrectEmail, SuspendUser, VoidInvitations } from '@faircourt/contracts/users';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import type { AccountFacts } from '../../../access/facts/subjects.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { endOfLastDay } from '../../../platform/http/last-day.ts';
import type { AccountDeps } from '../../accounts/accounts.deps.ts';
import { resendCodeTo, startCorrection } from '../../accounts/mailbox-help.service.ts';
import { endSessions } from '../../accounts/session.service.ts';
import { reinstate, suspend } from '../../accounts/suspension.service.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { insertAdminAction } from './admin-action.store.ts';
import { findUserFacts } from './user-page.store.ts';
import { isErasureToStop, listOpenInvitations } from './user-surroundings.store.ts';
import { erasureStopped, invitationsVoided } from './user.events.ts';

type UserAction =
  | 'user.suspend'
  | 'user.reinstate'
  | 'user.end_sessions'
  | 'user.resend_code'
  | 'user.correct_email'
  | 'user.stop_erasure';

export type MailboxDeps = AdminDeps & Pick<AccountDeps, 'jobs' | 'baseUrl'>;

export async function suspendUser(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason, until }: SuspendUser,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.suspend', userId);
    const by = actedBy(guard);
    const terms = { reason, until: endOfLastDay('until', until, guard.now), adminUserId: by.userId };
    await suspend(trx, userId, by, { now: guard.now, terms });
  });
}

export async function reinstateUser(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason }: { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.reinstate', userId);
    const by = actedBy(guard);
    await reinstate(trx, userId, by, { now: guard.now, terms: { reason, adminUserId: by.userId } });
  });
}

export async function endUserSessions(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason }: { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { role } = await holdAccountFor(trx, guard, 'user.end_sessions', userId);
    await keepReason(trx, guard, { userId, action: 'end_sessions', reason });
    await endSessions(trx, { id: userId, role }, {}, 'ended_by_admin', actedBy(guard));
  });
}

export async function resendUserCode(
  deps: MailboxDeps,
  guard: Guard,
  userId: string,
  { reason }: { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.resend_code', userId);
    await resendCodeTo(trx, deps, { userId, by: actedBy(guard), now: guard.now });
    await keepReason(trx, guard, { userId, action: 'resend_code', reason });
  });
}

export async function correctUserEmail(
  deps: MailboxDeps,
  guard: Guard,
  userId: string,
  { email, reason }: CorrectEmail,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.correct_email', userId);
    await startCorrection(trx, deps, email, { userId, by: actedBy(guard), now: guard.now });
    await keepReason(trx, guard, { userId, action: 'correct_email', reason });
  });
}

/** Any admin can stop what two decided, until the day: a person may have been taken for another. */
export async function stopUserErasure(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason }: { reason: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.stop_erasure', userId);
    if (!(await isErasureToStop(trx, userId))) {
      throw new AppError('conflict', 'There is nothing to stop any more.');
    }
    await keepReason(trx, guard, { userId, action: 'stop_erasure', reason });
    await recordEvent(trx, erasureStopped(userId, actedBy(guard)), guard.now);
  });
}

/** The codes are held before the account would be, in the one order; no other is issued in this name meanwhile. */
export async function voidInvitations(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { invitation_id: only, reason }: VoidInvitations,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const seen = await listOpenInvitations(trx, userId, guard.now);
    await holdFor(trx, guard, 'user.void_invitations', {
      turns: { issuing: userId },
      records: { invitation: seen.map(({ id }) => id) },
      load: () => findUserFacts(trx, userId),
    });
    const open = await listOpenInvitations(trx, userId, guard.now);
    if (!open.some(({ id }) => only === null || id === only)) {
      throw new AppError('conflict', 'No code of this person works any more.');
    }
    await keepReason(trx, guard, { userId, action: 'void_invitations', reason });
    await recordEvent(trx, invitationsVoided(userId, only, actedBy(guard)), guard.now);
  });
}

async function keepReason(
  trx: Transaction<DB>,
  guard: Guard,
  done: { userId: string; action: AdminAction; reason: string },
): Promise<void> {
  await insertAdminAction(trx, { ...done, by: actedBy(guard).userId, now: guard.now });
}

function holdAccountFor(
  trx: Transaction<DB>,
  guard: Guard,
  action: UserAction,
  userId: string,
): Promise<AccountFacts> {
  return holdFor(trx, guard, action, {
    records: { account: userId },
    load: () => findUserFacts(trx, userId),
  });
}
