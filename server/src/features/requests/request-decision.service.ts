/**
 * One answer to a coach's request for a release. One approval is enough; a denial overrides every approval, no matter
 * whose and in which order the two arrive. The request itself becomes the decision in effect.
 */
import type { Transaction } from 'kysely';
import { levelToRelease } from '../../access/rules/guardian-level.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { releaseEvent, type Decider } from '../releases/release.events.ts';
import {
  denyRelease,
  endApproval,
  keepApproval,
  liftDenials,
  takeBackDenial,
} from '../releases/release-decision.service.ts';
import type { ReleaseKey } from '../releases/release-key.ts';
import { requireLevel } from '../../access/refusals/required-level.ts';
import { keepsClosed } from '../../access/rules/decider.rules.ts';
import { storeApproval, storeDenial, type ReleaseRequest } from './release-request.store.ts';

export interface Answer {
  /** Held, and read after that. */
  athlete: AthleteFacts;
  request: ReleaseRequest;
  by: Decider;
  now: Date;
}

/** Changes nothing when the very same was approved before. */
export async function approveRequest(
  trx: Transaction<DB>,
  { athlete, request, by, now }: Answer,
  approval: { audience: 'institution' | 'verified_colleges'; expiresAt: Date | null },
): Promise<void> {
  const { audience, expiresAt } = approval;
  if (request.status === 'approved' && isSameApproval(request, approval)) return;
  if (request.status !== 'requested') throw alreadyDecided(request);
  const asked = askedKey(request);
  const key = audience === 'institution' ? asked : { ...asked, audience, institutionId: null };
  refuseDenied(athlete, [key, asked], by.userId, now);
  requireLevel(athlete, by.userId, levelToRelease(athlete, audience, now), now);

  // Approving for all colleges also approves for the college that asked.
  for (const own of key === asked ? [key] : [key, asked]) {
    await liftDenials(trx, athlete, own, by, now);
  }
  // Such as an approval that has run out.
  await endApproval(trx, key, by, now);
  await storeApproval(trx, request.id, { key, decidedBy: by.userId, expiresAt, now });
  await recordEvent(trx, releaseEvent('approved', logged(request, key), by), now);
}

/**
 * Works also after an approval, no matter whose: then the approval for this institution ends. After another guardian's
 * denial it adds this guardian's own, for either may withdraw theirs; the coach has been notified already.
 */
export async function declineRequest(
  trx: Transaction<DB>,
  { athlete, request, by, now }: Answer,
  reason: string | null,
): Promise<void> {
  if (request.status === 'declined') {
    if (request.decided_by === by.userId) return;
    const { fieldGroup, audience, institutionId } = askedKey(request);
    await denyRelease(trx, { athlete, fieldGroup, audience, institutionId, by, now });
    return;
  }
  if (request.status === 'withdrawn') throw alreadyDecided(request);
  const key = askedKey(request);
  await takeBackDenial(trx, key, by, now);
  await endApproval(trx, key, by, now);
  const { institutionId } = key;
  await storeDenial(trx, request.id, { institutionId, decidedBy: by.userId, reason, now });
  await recordEvent(trx, releaseEvent('declined', logged(request, key), by), now);
  if (request.status === 'approved' && request.audience === 'verified_colleges') {
    await keepForOthers(trx, key, request, now);
  }
}

/** What one guardian approved for all colleges stays theirs when another says no to one of these colleges. */
async function keepForOthers(
  trx: Transaction<DB>,
  asked: ReleaseKey,
  approval: ReleaseRequest,
  now: Date,
): Promise<void> {
  await keepApproval(
    trx,
    { ...asked, audience: 'verified_colleges', institutionId: null },
    {
      decidedBy: approval.decided_by,
      decidedAt: approval.decided_at,
      expiresAt: approval.expires_at,
      now,
    },
  );
}

function askedKey(request: ReleaseRequest): ReleaseKey & { institutionId: string } {
  const { athlete_id: athleteId, field_group: fieldGroup, institution_id: institutionId } = request;
  if (institutionId === null) {
    throw new AppError('conflict', 'The coach who asked works for no institution any more.');
  }
  return { athleteId, fieldGroup, audience: 'institution', institutionId };
}

function logged(request: ReleaseRequest, key: ReleaseKey) {
  const { id, athlete_id, field_group } = request;
  return { id, athlete_id, field_group, audience: key.audience, institution_id: key.institutionId };
}

function isSameApproval(
  request: ReleaseRequest,
  { audience, expiresAt }: { audience: string; expiresAt: Date | null },
): boolean {
  return request.audience === audience && request.expires_at?.getTime() === expiresAt?.getTime();
}

/** Approving against another guardian's denial would change nothing: better to say so than to seem to work. */
function refuseDenied(athlete: AthleteFacts, keys: readonly ReleaseKey[], userId: string, now: Date): void {
  const isDenied = athlete.denials.some(
    (denial) =>
      denial.decidedBy !== userId &&
      keepsClosed(athlete, denial.decidedBy, now) &&
      keys.some(
        (key) =>
          denial.fieldGroup === key.fieldGroup &&
          denial.audience === key.audience &&
          denial.institutionId === key.institutionId,
      ),
  );
  if (isDenied) {
    throw new AppError('conflict', 'Another guardian has said no to this, and only they can take it back.');
  }
}

/** Says what happened, so that the second guardian need not guess. */
function alreadyDecided({ status, decider_name }: ReleaseRequest): AppError {
  const by = decider_name === null ? '' : ` by ${decider_name}`;
  const what = status === 'withdrawn' ? 'closed' : status;
  return new AppError('conflict', `This request was ${what} already${by}.`);
}
