/** Claiming an item, so that two directors never work on one, and letting go of it. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { liveClaim } from './claim.ts';
import { clearClaim, storeClaim } from './claim.store.ts';
import { readHeldItem, showItem } from './item.service.ts';
import type { ItemRow } from './item.store.ts';

/** Claiming one's own item again restarts its hours. */
export function claimItem(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  return inTransaction(deps.db, async (trx) => {
    const item = await readHeldItem(trx, guard, 'verification.claim', id);
    requireOpen(item);
    const by = actedBy(guard);
    const claim = liveClaim(item, guard.now);
    if (claim && claim.userId !== by.userId) throw claimedByColleague();
    await storeClaim(trx, id, by.userId, guard.now);
    if (!claim) {
      await recordEvent(trx, verificationEvent('claimed', item, by));
    }
    return showItem(trx, deps, guard, caller, id);
  });
}

/** What nobody works on stays so: letting go twice is no fault. */
export function giveBackItem(deps: VerificationDeps, guard: Guard, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const item = await readHeldItem(trx, guard, 'verification.claim', id);
    const by = actedBy(guard);
    const claim = liveClaim(item, guard.now);
    if (!claim) return;
    if (claim.userId !== by.userId) throw claimedByColleague();
    await clearClaim(trx, id);
    await recordEvent(trx, verificationEvent('released', item, by));
  });
}

export function requireOpen({ status }: Pick<ItemRow, 'status'>): void {
  if (status === 'open') return;
  const isWaiting = status === 'more_asked' || status === 'offered';
  throw new AppError(
    'conflict',
    isWaiting ? 'This waits for an answer.' : 'This has been decided or taken back already.',
  );
}

function claimedByColleague(): AppError {
  return new AppError('conflict', 'A colleague is working on this.');
}
