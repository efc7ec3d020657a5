/**
 * What an invitation says of itself before there is an account, so that a parent knows who asks. Anybody with the link
 * reads it, hence less than on the page behind sign-up: a first name, and for a child who may be under 13 not even that.
 */
import type { GuardianInvitationKey, GuardianOffer } from '@faircourt/contracts/guardians';
import { nameForMail } from '@faircourt/contracts/person-name';
import { isFreshInvitation } from '../../../access/facts/mailed-invitation.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { mayBeUnderConsentAge } from '../../../access/rules/age.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitKeyOf } from '../../../platform/http/client-address.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { findShownInvitation } from './guardian-invitation.ts';
import { WRONG_INVITATION_PER_ADDRESS } from './link.limits.ts';
import type { LinkRow } from './link.store.ts';

export async function readOffer(
  deps: GuardianLinkDeps,
  ipAddress: string,
  key: GuardianInvitationKey,
): Promise<GuardianOffer> {
  const address = limitKeyOf(ipAddress);
  const now = deps.clock.now();
  await deps.limiter.refuseWhenUsedUp(WRONG_INVITATION_PER_ADDRESS, address);
  try {
    const { athleteId, athleteName, invitation } = await findShownInvitation(deps.db, key, null, now);
    const athlete = await loadAthleteFacts(deps.db, athleteId);
    const isNamed = athlete !== null && !mayBeUnderConsentAge(athlete, now);
    return {
      athlete_first_name: isNamed ? firstName(athleteName) : null,
      invited_email: invitation?.invited_email ?? null,
      proves_mailbox: isMailedLately(invitation, now),
    };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('offer_')) {
      await deps.limiter.count([{ limit: WRONG_INVITATION_PER_ADDRESS, key: address }]);
    }
    throw error;
  }
}

function isMailedLately(invitation: LinkRow | null, now: Date): boolean {
  const expiresAt = invitation?.invited_email ? invitation.invite_expires_at : null;
  return expiresAt !== null && isFreshInvitation(expiresAt, now);
}

/** Of a card's name, "Lucía M.". A name from before the rules on names may hold an address, which stays out. */
function firstName(cardName: string): string | null {
  return nameForMail(cardName).split(' ', 1)[0] || null;
}
