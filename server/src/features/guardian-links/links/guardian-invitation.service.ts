/** A link as the guardian meets it: a mailed invitation or a family code, read, accepted or declined. */
import { findMailedInvitation } from '../../../access/facts/mailed-invitation.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { AcceptedLink, GuardianInvitation, GuardianInvitationKey } from '@faircourt/contracts/guardians';
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { AthleteFacts, GuardianLinkFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitKeyOf } from '../../../platform/http/client-address.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { agreeOrActivate, dropInvitation, finishLink } from './link-change.service.ts';
import { refuseConflict } from '../../../access/refusals/mailbox-conflict.ts';
import { linkAccepted } from './link.events.ts';
import { WRONG_INVITATION_PER_ACCOUNT, WRONG_INVITATION_PER_ADDRESS } from './link.limits.ts';
import { presentAcceptedLink } from './link.presenter.ts';
import { requireLink, requireRoom } from './link.service.ts';
import { insertAcceptedLink } from './link.store.ts';
import { findShownInvitation, type ShownInvitation } from './guardian-invitation.ts';
import { hashToken } from './invitation-token.ts';

/** The address of the client, beside the account, is what guesses are counted by. */
export async function readInvitation(
  deps: GuardianLinkDeps,
  guard: Guard,
  ipAddress: string,
  key: GuardianInvitationKey,
): Promise<GuardianInvitation> {
  const guardianUserId = authoriseReading(guard);
  const { athleteName, link, invitation } = await countingGuesses(deps, guardianUserId, ipAddress, () =>
    findShownInvitation(deps.db, key, guardianUserId, guard.now),
  );
  const status = { active: 'linked', accepted: 'waiting' } as const;
  return {
    athlete_name: athleteName,
    needs_confirmation: invitation === null,
    status: link && link.status !== 'invited' && link.status !== 'ended' ? status[link.status] : 'open',
    proves_mailbox: await isOwnMail(deps, key, guardianUserId, guard.now),
  };
}

async function isOwnMail(
  { db }: GuardianLinkDeps,
  key: GuardianInvitationKey,
  userId: string,
  now: Date,
): Promise<boolean> {
  if (!('token' in key)) return false;
  return (await findMailedInvitation(db, { tokenHash: hashToken(key.token), userId, now })) !== null;
}

/** Accepting twice is accepting once, and answers the same. */
export async function acceptInvitation(
  deps: GuardianLinkDeps,
  guard: Guard,
  ipAddress: string,
  key: GuardianInvitationKey,
): Promise<AcceptedLink> {
  const guardianUserId = authoriseReading(guard);
  return countingGuesses(deps, guardianUserId, ipAddress, async () => {
    const { athleteId } = await findShownInvitation(deps.db, key, guardianUserId, guard.now);
    return inTransaction(deps.db, async (trx) => {
      // The athlete may take it back, or somebody else use it, while this request waits for its turn.
      await holdFor(trx, guard, 'guardian_link.accept', {
        records: { athlete: athleteId },
        load: async () =>
          invitationFacts(await findShownInvitation(trx, key, guardianUserId, guard.now), guardianUserId),
      });
      const athlete = await loadAthleteFacts(trx, athleteId);
      if (!athlete) throw notFound();
      const shown = await findShownInvitation(trx, key, guardianUserId, guard.now);
      await refuseConflict(trx, { athleteId, guardianUserId });
      const id = await takeUp(trx, guard, athlete, shown);
      return presentAcceptedLink(await requireLink(trx, id), athlete);
    });
  });
}

/** A code as such cannot be declined: others may come by it. What one has made of it oneself ends. */
export async function declineInvitation(
  deps: GuardianLinkDeps,
  guard: Guard,
  ipAddress: string,
  key: GuardianInvitationKey,
): Promise<void> {
  const guardianUserId = authoriseReading(guard);
  await countingGuesses(deps, guardianUserId, ipAddress, async () => {
    const { athleteId } = await findShownInvitation(deps.db, key, guardianUserId, guard.now);
    await inTransaction(deps.db, async (trx) => {
      await holdFor(trx, guard, 'guardian_link.end', {
        records: { athlete: athleteId },
        load: async () =>
          invitationFacts(await findShownInvitation(trx, key, guardianUserId, guard.now), guardianUserId),
      });
      const shown = await findShownInvitation(trx, key, guardianUserId, guard.now);
      // A link in effect is ended on its own page, not by an old email.
      if (shown.link?.status === 'active') throw alreadyLinked();
      const change = { by: actedBy(guard), now: guard.now };
      for (const open of [shown.invitation, shown.link]) {
        if (open) await finishLink(trx, open, change);
      }
    });
  });
}

/** Returns the link that the guardian then has. */
async function takeUp(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  { athleteId, link, invitation }: ShownInvitation,
): Promise<string> {
  const change = { by: actedBy(guard), now: guard.now };
  const guardianUserId = change.by.userId;
  if (invitation) {
    // A guardian who used the family code before and now holds the athlete's own invitation needs no second
    // confirmation.
    const accepted = link ?? invitation;
    const isOpen = accepted.status !== 'active' && accepted.agreed_at === null;
    if (isOpen) await agreeOrActivate(trx, accepted, { athlete, guardianUserId }, change);
    if (accepted.id !== invitation.id) await dropInvitation(trx, invitation.id, change);
    return accepted.id;
  }
  if (link) return link.id;
  await requireRoom(trx, athleteId);
  const id = await insertAcceptedLink(trx, { athleteId, guardianUserId, now: guard.now });
  const accepted = { id, athlete_id: athleteId, guardian_user_id: guardianUserId };
  await recordEvent(trx, linkAccepted(accepted, change.by));
  return id;
}

/** Showing the key proves whom the invitation is for; what became of it earlier is decided above, not by the rule. */
function invitationFacts(shown: ShownInvitation, guardianUserId: string): GuardianLinkFacts {
  return {
    athleteUserId: shown.athleteUserId,
    guardianUserId: null,
    invitedUserId: guardianUserId,
    status: 'invited',
    isAgreed: false,
    isBarred: false,
    otherAccountIds: [],
    interestedUserIds: [],
    athlete: null,
  };
}

function alreadyLinked(): AppError {
  return new AppError('conflict', 'You are linked with this athlete. End the link among your athletes.');
}

function authoriseReading(guard: Guard): string {
  guard.authorise('guardian_link.read_invitation');
  return actedBy(guard).userId;
}

/** Past the limit a right guess must not look different from a wrong one, so it is asked first. */
async function countingGuesses<T>(
  deps: GuardianLinkDeps,
  userId: string,
  ipAddress: string,
  work: () => Promise<T>,
): Promise<T> {
  const address = limitKeyOf(ipAddress);
  await deps.limiter.refuseWhenUsedUp(WRONG_INVITATION_PER_ACCOUNT, userId);
  await deps.limiter.refuseWhenUsedUp(WRONG_INVITATION_PER_ADDRESS, address);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('offer_')) {
      await deps.limiter.count([
        { limit: WRONG_INVITATION_PER_ACCOUNT, key: userId },
        { limit: WRONG_INVITATION_PER_ADDRESS, key: address },
      ]);
    }
    throw error;
  }
}
