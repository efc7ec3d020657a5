/**
 * What a coach learns of their own request. A block, a lock-down, the end of a link and a form taken back read alike:
 * closed, without who, why or when. Only a no that was said to the coach is told as one, whatever came after it.
 */
import type { SentStatus } from '@faircourt/contracts/requests';
import type { ContactStatus, FieldGroup, ReleaseStatus } from '@faircourt/contracts/vocabulary';
import type { CoachActor } from '../engine/actor.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isReleasedTo, missingConsents } from './in-effect.ts';

export interface SentRequestFacts {
  status: ReleaseStatus | ContactStatus;
  /** Ended together with everything else: nobody's no to this coach. */
  isClosed: boolean;
  /** A block came after it, whether or not that has been lifted. */
  isBlockedSince: boolean;
  expiresAt: Date | null;
}

export function statusForAsker(request: SentRequestFacts, now: Date): SentStatus {
  const { status, isClosed, isBlockedSince, expiresAt } = request;
  if (status === 'declined' && !isClosed) return 'declined';
  const isOver = isClosed || isBlockedSince || (expiresAt !== null && expiresAt <= now);
  return (status === 'requested' || status === 'approved') && !isOver ? status : 'closed';
}

export interface PastBlock {
  coachId: string | null;
  institutionId: string | null;
  createdAt: Date;
  liftedAt: Date | null;
  /** Moderators paused contact: what they lift again was never ended by the family. */
  isPause: boolean;
}

/**
 * A block that is in effect ends whatever was asked. One that was lifted ended what had been asked or answered before it,
 * and that does not come back to life.
 */
export function isBlockedAfter(
  coach: Pick<CoachActor, 'coachId' | 'institutionId'>,
  asked: { createdAt: Date; decidedAt: Date | null },
  blocks: readonly PastBlock[],
): boolean {
  const last = asked.decidedAt ?? asked.createdAt;
  return blocks.some(
    ({ coachId, institutionId, createdAt, liftedAt, isPause }) =>
      ((coachId !== null && coachId === coach.coachId) ||
        (institutionId !== null && institutionId === coach.institutionId)) &&
      (liftedAt === null || (!isPause && createdAt >= last)),
  );
}

export interface AskFacts {
  fieldGroup: FieldGroup;
  status: ReleaseStatus;
  expiresAt: Date | null;
}

/**
 * What an institution's latest request for a group has come to. What is open to the coach is approved, whichever request
 * that came from. An approval that has run out, or that somebody's no counts against, can be asked for again; one that
 * waits for a form cannot.
 */
export function statusOfAsk(
  coach: CoachActor,
  athlete: AthleteFacts,
  { fieldGroup, status, expiresAt }: AskFacts,
  now: Date,
): ReleaseStatus {
  if (status !== 'approved' && status !== 'withdrawn') return status;
  if (isReleasedTo(coach, athlete, fieldGroup, now)) return 'approved';
  if (status === 'withdrawn') return 'withdrawn';
  const isOver = expiresAt !== null && expiresAt <= now;
  const waitsForForms = missingConsents(athlete, fieldGroup, now).length > 0;
  return waitsForForms && !isOver ? 'approved' : 'withdrawn';
}
