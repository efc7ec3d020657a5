/** What an admin does to an account. Each names a reason, and holds from the person's next request on. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { SuspendUser } from '@faircourt/contracts/users';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import type { AccountFacts } from '../../../access/facts/subjects.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { endSessions } from '../../accounts/session.service.ts';
import { reinstate, suspend } from '../../accounts/suspension.service.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { findUserFacts } from './user-page.store.ts';

type UserAction = 'user.suspend' | 'user.reinstate' | 'user.end_sessions';

export async function suspendUser(
  deps: AdminDeps,
  guard: Guard,
  userId: string,
  { reason, until }: SuspendUser,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdAccountFor(trx, guard, 'user.suspend', userId);
    const by = actedBy(guard);
    const terms = { reason, until: endOf(until, guard.now), adminUserId: by.userId };
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

export async function endUserSessions(deps: AdminDeps, guard: Guard, userId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { role } = await holdAccountFor(trx, guard, 'user.end_sessions', userId);
    await endSessions(trx, { id: userId, role }, {}, 'ended_by_admin', actedBy(guard));
  });
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

/** The last day counts whole. */
function endOf(day: string | null, now: Date): Date | null {
  if (day === null) return null;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  if (end > now) return end;
  throw validationFailed([{ field: 'until', code: 'in_the_past', message: 'Choose today or a later day.' }]);
}
