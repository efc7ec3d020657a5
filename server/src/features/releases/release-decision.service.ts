/**
 * Approves or denies one field group for one audience. Called inside the transaction that holds the athlete, after the
 * caller was authorised to decide: by the family's switches, and by the answers to what coaches ask.
 */
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { keepsClosed } from '../../access/rules/decider.rules.ts';
import { levelToRelease } from '../../access/rules/guardian-level.ts';
import { whyNotApprove } from '../../access/rules/release.rules.ts';
import { isRightfullyDecided } from '../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { withdrawHandoversOf } from './handover.store.ts';
import { BY_SYSTEM, releaseEvent, type Decider } from './release.events.ts';
import type { ReleaseKey } from './release-key.ts';
import {
  findApproved,
  findDenialOf,
  insertDecision,
  withdrawApproved,
  withdrawDenialOf,
  withdrawLiftableDenials,
} from './release.store.ts';

export interface ReleaseDecision {
  athlete: AthleteFacts;
  fieldGroup: FieldGroup;
  audience: Audience;
  institutionId: string | null;
  by: Decider;
  now: Date;
}

/**
 * Withdraws one's own denial, and keeps an approval that is the same already. Another guardian's denial stays, and
 * wins. Returns whether anything changed.
 */
export async function approveRelease(
  trx: Transaction<DB>,
  decision: ReleaseDecision & { expiresAt: Date | null },
  as: 'approved' | 'taken_over' = 'approved',
): Promise<boolean> {
  const { athlete, by, now, expiresAt } = decision;
  const key = keyOf(decision);
  const denials = await liftDenials(trx, athlete, key, by, now);

  const approved = await findApproved(trx, key);
  const isSame =
    approved !== undefined &&
    isRightfullyDecided(approved.decided_by, levelToRelease(athlete, key.audience, now), athlete, now) &&
    approved.expires_at?.getTime() === expiresAt?.getTime();
  if (isSame) return denials > 0;
  await endApproval(trx, key, by, now);
  const release = await insertDecision(trx, key, {
    status: 'approved',
    decidedBy: by.userId,
    expiresAt,
    now,
  });
  await recordEvent(trx, releaseEvent(as, release, by));
  return true;
}

/** Ends what anybody approved for this audience, and is in effect as this person's denial until they withdraw it. */
export async function denyRelease(trx: Transaction<DB>, decision: ReleaseDecision): Promise<boolean> {
  const { by, now } = decision;
  const key = keyOf(decision);
  const ended = await endApproval(trx, key, by, now);
  if (await findDenialOf(trx, key, by.userId)) return ended > 0;
  const denial = await insertDecision(trx, key, {
    status: 'declined',
    decidedBy: by.userId,
    expiresAt: null,
    now,
  });
  await recordEvent(trx, releaseEvent('declined', denial, by));
  return true;
}

/** Ends what was approved and says no to nobody: somebody else may approve it. A no that stands goes on. */
export async function takeBackRelease(trx: Transaction<DB>, decision: ReleaseDecision): Promise<void> {
  await endApproval(trx, keyOf(decision), decision.by, decision.now);
}

/**
 * Ends the approvals with this key, no matter who made them and whether or not they still count. Returns how many
 * ended.
 */
export async function endApproval(
  trx: Transaction<DB>,
  key: ReleaseKey,
  by: Decider,
  now: Date,
): Promise<number> {
  const ended = await withdrawApproved(trx, key, now);
  for (const release of ended) await recordEvent(trx, releaseEvent('withdrawn', release, by));
  await withdrawHandoversOf(trx, key);
  return ended.length;
}

/**
 * Another guardian's no stays while that guardian decides or is suspended; from 18 on nobody else does. The no of one who has left is
 * lifted only by a guardian whose yes would count: a child must not get around it by linking another guardian. Returns
 * how many ended.
 */
export async function liftDenials(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  key: ReleaseKey,
  by: Decider,
  now: Date,
): Promise<number> {
  const guardians = [...athlete.guardianUserIds, ...athlete.suspendedGuardianIds];
  const othersWhoDecide = guardians.filter((id) => keepsClosed(athlete, id, now));
  const needed = levelToRelease(athlete, key.audience, now);
  const isOnlyOwn = whyNotApprove(athlete, by.userId, needed, now) !== null;
  const lifter = { userId: by.userId, othersWhoDecide, isOnlyOwn };
  const denials = await withdrawLiftableDenials(trx, key, lifter, now);
  for (const denial of denials) await recordEvent(trx, releaseEvent('denial_withdrawn', denial, by));
  return denials.length;
}

/** The same person's earlier no goes on in a new one. */
export async function takeBackDenial(
  trx: Transaction<DB>,
  key: ReleaseKey,
  by: Decider,
  now: Date,
): Promise<void> {
  const denial = await withdrawDenialOf(trx, key, by.userId, now);
  if (denial) await recordEvent(trx, releaseEvent('denial_withdrawn', denial, by));
}

/** A yes whose row has become somebody's no goes on in a row of its own: nobody decided it a second time. */
export async function keepApproval(
  trx: Transaction<DB>,
  key: ReleaseKey,
  approval: { decidedBy: string | null; decidedAt: Date | null; expiresAt: Date | null; now: Date },
): Promise<void> {
  const kept = await insertDecision(trx, key, { status: 'approved', ...approval });
  await recordEvent(trx, releaseEvent('kept', kept, BY_SYSTEM));
}

function keyOf({ athlete, fieldGroup, audience, institutionId }: ReleaseDecision): ReleaseKey {
  return { athleteId: athlete.athleteId, fieldGroup, audience, institutionId };
}
