/**
 * Deciding an item: verified, verified with other values once the family accepts them, more asked for, or rejected. A
 * decision is about the values that the director saw, and whoever made it can take it back for a few minutes.
 */
import {
  UNDO_MINUTES,
  type DecideVerification,
  type VerificationItem,
} from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/acted-by.ts';
import type { Guard } from '../../../access/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../accounts/authenticate.ts';
import { settleAffiliation } from '../../institutions/affiliation-outcome.service.ts';
import { refreshCards } from '../../search/card.service.ts';
import { findExpiry } from '../validity.store.ts';
import { publishVerification } from '../verification-news.service.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationHappened } from '../verification.events.ts';
import { liveClaim } from './claim.ts';
import { requireOpen } from './claim.service.ts';
import { hasNewerQuestion, reopen, storeVerdict, type Verdict } from './decision.store.ts';
import { offeredValues } from './found-values.ts';
import { holdItem, showItem } from './item.service.ts';
import type { ItemRow } from './item.store.ts';
import { TELL_OF_DECISION } from './tell.service.ts';
import { isDecided, undoEnd, wasAccepted } from './undo.ts';

export function decideItem(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  decision: DecideVerification,
): Promise<VerificationItem> {
  return deps.db.transaction().execute(async (trx) => {
    const item = await holdItem(trx, guard, 'verification.decide', id);
    const by = actedBy(guard);
    requireOpen(item);
    requireClaim(item, by.userId, guard.now);
    const verdict = await verdictOf(trx, item, decision, { directorUserId: by.userId, now: guard.now });
    await storeVerdict(trx, id, verdict);
    await recordEvent(trx, verificationHappened(verdict.status, item, by));
    await settle(trx, item, guard.now);
    const told = { verificationId: id, decidedAt: guard.now.toISOString(), decision: verdict.status };
    await deps.jobs.enqueue(trx, TELL_OF_DECISION, told, { afterSeconds: UNDO_MINUTES * 60 });
    return showItem(trx, deps, guard, caller, id);
  });
}

/** The item is back on the director's own desk, and nobody is told of what was decided. */
export function undoDecision(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  return deps.db.transaction().execute(async (trx) => {
    const item = await holdItem(trx, guard, 'verification.decide', id);
    const by = actedBy(guard);
    await requireUndoable(trx, item, by.userId, guard.now);
    await reopen(trx, id, by.userId, guard.now);
    await recordEvent(trx, verificationHappened('undone', item, by, { decision: item.status }));
    await settle(trx, item, guard.now);
    return showItem(trx, deps, guard, caller, id);
  });
}

async function verdictOf(
  trx: Transaction<DB>,
  item: ItemRow,
  decision: DecideVerification,
  by: { directorUserId: string; now: Date },
): Promise<Verdict> {
  const verdict = { ...by, method: null, reason: null, offeredValues: null, expiresAt: null };
  if (decision.decision === 'ask_more') return { ...verdict, status: 'more_asked', reason: decision.reason };
  if (decision.decision === 'reject') return { ...verdict, status: 'rejected', reason: decision.reason };

  const offered = offeredValues(item.fact_group, item.facts, decision.values);
  if (decision.values_hash !== item.facts_hash) {
    throw new AppError('conflict', 'The values have changed since you opened this. Look at them again.');
  }
  const { method } = decision;
  if (offered) return { ...verdict, status: 'offered', method, offeredValues: offered };
  const where = {
    directorUserId: by.directorUserId,
    countryCode: item.country_code,
    factGroup: item.fact_group,
  };
  return { ...verdict, status: 'verified', method, expiresAt: await findExpiry(trx, where, by.now) };
}

/** Search and the standing of coaches follow what was decided, and so do the pages that are open. */
async function settle(trx: Transaction<DB>, item: ItemRow, now: Date): Promise<void> {
  const { athlete_id: athleteId, institution_id: institutionId, coach_id: coachId } = item;
  if (athleteId !== null) await refreshCards(trx, [athleteId], now);
  if (institutionId !== null) await settleAffiliation(trx, { institutionId, coachId, now });
  await publishVerification(trx, item);
}

function requireClaim(item: ItemRow, userId: string, now: Date): void {
  const claim = liveClaim(item, now);
  if (claim?.userId === userId) return;
  throw new AppError(
    'conflict',
    claim ? 'A colleague is working on this.' : 'Claim this before you decide: nobody works on it now.',
  );
}

async function requireUndoable(
  trx: Transaction<DB>,
  item: ItemRow,
  userId: string,
  now: Date,
): Promise<void> {
  const end = undoEnd(item);
  if (!isDecided(item.status) || end === null) throw cannotUndo('There is no decision to take back.');
  if (item.director_user_id !== userId) throw cannotUndo('Only whoever decided can take it back.');
  if (wasAccepted(item)) throw cannotUndo('The family has accepted it already.');
  if (end <= now) throw cannotUndo(`A decision can be taken back for ${UNDO_MINUTES} minutes only.`);
  if (item.is_edited) throw cannotUndo('The values have been edited since.');
  if (await hasNewerQuestion(trx, item)) throw cannotUndo('It has been asked for again since.');
}

function cannotUndo(detail: string): AppError {
  return new AppError('conflict', detail);
}
