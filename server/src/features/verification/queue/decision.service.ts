/**
 * Deciding an item: verified, verified with other values once the family accepts them, more asked for, or rejected. A
 * decision is about what the director saw, whatever it is: the values, and the transcript they were read from.
 */
import type { VerificationItem } from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { isGuardianInConflict } from '../../../access/facts/guardian-conflicts.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { findExpiry } from '../expiry/validity.store.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { liveClaim } from './claim.ts';
import { requireOpen } from './claim.service.ts';
import { storeVerdict, type Verdict } from './decision.store.ts';
import { correctedValues } from './found-values.ts';
import { readHeldItem, showItem } from './item.service.ts';
import type { ItemRow } from './item.store.ts';
import { seenTranscript } from './seen-transcript.ts';

export function decideItem(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  decision: DecideVerification,
): Promise<VerificationItem> {
  return inTransaction(deps.db, async (trx) => {
    const item = await readHeldItem(trx, guard, 'verification.decide', id);
    const by = actedBy(guard);
    requireOpen(item);
    requireClaim(item, by.userId, guard.now);
    requireSeen(item, decision);
    if (decision.decision === 'verify') await requireNoConflict(trx, item);
    const verdict = await verdictOf(trx, item, decision, { directorUserId: by.userId, now: guard.now });
    await storeVerdict(trx, id, verdict);
    await recordEvent(trx, verificationEvent(verdict.status, item, by), guard.now);
    return showItem(trx, deps, guard, caller, id);
  });
}

async function verdictOf(
  trx: Transaction<DB>,
  item: ItemRow,
  decision: DecideVerification,
  by: { directorUserId: string; now: Date },
): Promise<Verdict> {
  const transcript = seenTranscript(item, by.now);
  const verdict = { ...by, method: null, reason: null, correctedValues: null, expiresAt: null, transcript };
  if (decision.decision === 'ask_more') return { ...verdict, status: 'more_asked', reason: decision.reason };
  if (decision.decision === 'reject') return { ...verdict, status: 'rejected', reason: decision.reason };

  const offered = correctedValues(item.fact_group, item.facts, decision.values);
  const { method } = decision;
  const where = {
    directorUserId: by.directorUserId,
    countryCode: item.country_code,
    factGroup: item.fact_group,
  };
  const expiresAt = await findExpiry(trx, where, by.now);
  return {
    ...verdict,
    status: offered ? 'offered' : 'verified',
    method,
    correctedValues: offered,
    expiresAt,
  };
}

/** A no to what nobody claims any more would be as wrong as a yes. */
function requireSeen(item: ItemRow, { values_hash }: DecideVerification): void {
  if (values_hash === item.seen_hash) return;
  throw new AppError('conflict', 'The values have changed since you opened this. Look at them again.');
}

/** Another account of the guardian deals with this family as a coach, a director or an admin. */
async function requireNoConflict(trx: Transaction<DB>, item: ItemRow): Promise<void> {
  const { athlete_id: athleteId, guardian_user_id: guardianUserId } = item;
  if (athleteId === null || guardianUserId === null) return;
  if (!(await isGuardianInConflict(trx, { athleteId, guardianUserId }))) return;
  throw new AppError(
    'guardian_conflict',
    'This guardian’s mailbox also belongs to a coach, director or admin who deals with this athlete.',
  );
}

function requireClaim(item: ItemRow, userId: string, now: Date): void {
  const claim = liveClaim(item, now);
  if (claim?.userId === userId) return;
  throw new AppError(
    'conflict',
    claim ? 'A colleague is working on this.' : 'Claim this before you decide: nobody works on it now.',
  );
}
