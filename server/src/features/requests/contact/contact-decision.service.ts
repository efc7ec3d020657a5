/** What the family says to a coach who requests contact: a yes opens the conversation, a no ends it. */
import type { EventActor } from '@faircourt/contracts/events';
import type { RequestDecision } from '@faircourt/contracts/requests';
import type { Transaction } from 'kysely';
import { isVerifiedCoach } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadCoaches } from '../../../access/facts/load-actor.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { requireConsents } from '../../../access/refusals/required-consents.ts';
import { requireLevel } from '../../../access/refusals/required-level.ts';
import { contactEvent } from './contact.events.ts';
import {
  endOtherContacts,
  findContactRequest,
  openThreadFor,
  storeContactDecision,
  type ContactRequest,
} from './contact.store.ts';

interface Decision {
  /** Held, and read after that. */
  athlete: AthleteFacts;
  request: ContactRequest;
  by: EventActor & { userId: string };
  now: Date;
}

/** The caller holds the athlete, and has read it after that. */
export async function answerContact(
  trx: Transaction<DB>,
  guard: Guard,
  { athlete, id, decision }: { athlete: AthleteFacts; id: string; decision: RequestDecision },
): Promise<void> {
  // Another guardian may have decided while this one waited for their turn.
  const request = await findContactRequest(trx, id);
  if (!request) throw notFound();
  const isApproval = decision.decision === 'approve';
  guard.authorise(isApproval ? 'contact.approve' : 'contact.decide', { athlete, coachId: request.coach_id });
  const decided = { athlete, request, by: actedBy(guard), now: guard.now };
  if (decision.decision === 'approve') await approve(trx, decided);
  else await decline(trx, decided, decision.reason);
}

async function approve(trx: Transaction<DB>, decision: Decision): Promise<void> {
  const { athlete, request, by, now } = decision;
  if (request.status === 'approved') return;
  if (request.status !== 'requested') throw alreadyDecided(request);
  requireLevel(athlete, by.userId, 'verified', now);
  requireConsents(athlete, 'contact', now);
  await requireVerifiedCoach(trx, request);
  const pair = { athleteId: athlete.athleteId, coachId: request.coach_id };
  await storeContactDecision(trx, request.id, {
    status: 'approved',
    decidedBy: by.userId,
    reason: null,
    now,
  });
  const threadId = await openThreadFor(trx, pair, now);
  const { id, institution_id: institutionId } = request;
  const contact = { ...pair, id, institutionId, threadId, answer: 'approved' } as const;
  await recordEvent(trx, contactEvent('approved', contact, by), now);
}

/** Much may have happened to a coach since they asked; what a family cannot rely on opens nothing. */
async function requireVerifiedCoach(trx: Transaction<DB>, { coach_id }: ContactRequest): Promise<void> {
  const coach = (await loadCoaches(trx, [coach_id])).get(coach_id);
  if (coach && isVerifiedCoach(coach)) return;
  throw new AppError(
    'conflict',
    'This coach is not verified at the moment, so no conversation can be opened. The request stays open until you decline it.',
  );
}

/**
 * Works also after an approval, no matter whose: then the conversation ends, and so does a handover of one whose
 * guardian has left.
 */
async function decline(trx: Transaction<DB>, decision: Decision, reason: string | null): Promise<void> {
  const { athlete, request, by, now } = decision;
  const isHandedOver = request.offered_until !== null && request.offered_until > now;
  if (request.status === 'declined' && !isHandedOver) return;
  if (request.status === 'blocked') throw alreadyDecided(request);
  const wasOpen = request.status === 'approved';
  const pair = { athleteId: athlete.athleteId, coachId: request.coach_id };
  const contact = { ...pair, id: request.id, institutionId: request.institution_id };
  const decided = { by: by.userId, now };
  for (const id of await endOtherContacts(trx, { ...pair, except: request.id }, decided)) {
    await recordEvent(trx, contactEvent('withdrawn', { ...contact, id }, by));
  }
  await storeContactDecision(trx, request.id, { status: 'declined', decidedBy: by.userId, reason, now });
  const answer = wasOpen || isHandedOver ? 'closed' : 'declined';
  await recordEvent(trx, contactEvent(wasOpen ? 'withdrawn' : 'declined', { ...contact, answer }, by), now);
}

/** Says what happened, so that the second guardian need not guess. */
function alreadyDecided({ status, decider_name }: ContactRequest): AppError {
  const by = decider_name === null ? '' : ` by ${decider_name}`;
  return new AppError('conflict', `This request was ${status} already${by}.`);
}
