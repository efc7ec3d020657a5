/** What a key opens for a guardian, or why it opens nothing: one clear reason each. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import type { Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readFamilyCode } from './family-code.ts';
import { findAthleteByCode } from './family-code.store.ts';
import { hashToken } from './invitation-token.ts';
import { findLinkByToken, findOpenLinkOf, type LinkRow } from './link.store.ts';

export interface ShownInvitation {
  athleteId: string;
  athleteUserId: string;
  /** First name and initial. */
  athleteName: string;
  /** Null for a family code. */
  invitation: LinkRow | null;
  /** What this guardian has with this athlete already, waiting or in effect. */
  link: LinkRow | null;
}

/** `guardianUserId` is null before there is an account. */
export async function findShownInvitation(
  queries: Queries,
  key: GuardianInvitationKey,
  guardianUserId: string | null,
  now: Date,
): Promise<ShownInvitation> {
  return 'token' in key
    ? findEmailedInvitation(queries, key.token, guardianUserId, now)
    : findCodeInvitation(queries, key.code, guardianUserId, now);
}

async function findEmailedInvitation(
  queries: Queries,
  token: string,
  guardianUserId: string | null,
  now: Date,
): Promise<ShownInvitation> {
  const invitation = await findLinkByToken(queries, hashToken(token));
  if (!invitation) {
    throw new AppError('offer_unknown', 'This invitation is not known. Ask the athlete for a new one.');
  }
  const link = await findOwnLink(queries, invitation.athlete_id, guardianUserId);
  // The guardian who accepted it may look at it again; for everybody else it is used up.
  const isOwn = link !== null && link.id === invitation.id;
  if (invitation.guardian_user_id !== null && !isOwn) {
    throw new AppError('offer_used', 'This invitation has been used. Ask the athlete for a new one.');
  }
  if (invitation.status === 'ended') {
    throw new AppError('offer_revoked', 'This invitation was taken back or declined.');
  }
  const isOver = invitation.invite_expires_at !== null && invitation.invite_expires_at <= now;
  if (!isOwn && isOver) {
    throw new AppError('offer_expired', 'This invitation has expired. Ask the athlete for a new one.');
  }
  return {
    athleteId: invitation.athlete_id,
    athleteUserId: invitation.athlete_user_id,
    athleteName: invitation.athlete_card_name,
    invitation,
    link,
  };
}

async function findCodeInvitation(
  queries: Queries,
  typed: string,
  guardianUserId: string | null,
  now: Date,
): Promise<ShownInvitation> {
  const found = await findAthleteByCode(queries, readFamilyCode(typed));
  if (!found) {
    throw new AppError('offer_unknown', 'This family code is not known. Check it with the athlete.');
  }
  if (found.expires_at <= now) {
    throw new AppError('offer_expired', 'This family code has expired. Ask the athlete for a new one.');
  }
  return {
    athleteId: found.athlete_id,
    athleteUserId: found.athlete_user_id,
    athleteName: found.athlete_card_name,
    invitation: null,
    link: await findOwnLink(queries, found.athlete_id, guardianUserId),
  };
}

async function findOwnLink(
  queries: Queries,
  athleteId: string,
  guardianUserId: string | null,
): Promise<LinkRow | null> {
  if (guardianUserId === null) return null;
  return (await findOpenLinkOf(queries, athleteId, guardianUserId)) ?? null;
}
