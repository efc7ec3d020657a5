/** What the key of an invitation opens, or why it opens nothing: one clear reason each. */
import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireDesk } from './desk.service.ts';
import { findInvitationByToken, isSentTo, type InvitationRow } from './seat-invitation.store.ts';
import { findGuestSeat, type DeskRow } from './seat.store.ts';

export function newSeatToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so that a person who reads the database cannot use it. */
export function hashSeatToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

export interface ShownInvitation {
  invitation: InvitationRow;
  desk: DeskRow;
  /** Accepted by this very person, in another tab or a moment ago. */
  isDone: boolean;
}

export async function findShown(
  queries: Queries,
  token: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ShownInvitation> {
  const invitation = await findInvitationByToken(queries, hashSeatToken(token));
  if (!invitation) {
    throw new AppError('seat_unknown', 'This invitation is not known. Ask the owner for a new one.');
  }
  const desk = await requireDesk(queries, invitation.subscription_id);
  if (invitation.accepted_at !== null) {
    const seat = invitation.accepted_by === userId ? await findGuestSeat(queries, userId) : null;
    if (seat?.subscriptionId !== desk.id)
      throw new AppError('seat_used', 'This invitation has been used. Ask the owner for a new one.');
    return { invitation, desk, isDone: true };
  }
  // A suspended owner invites nobody, nor does one who has left the desk for another.
  if (invitation.voided_at !== null || !desk.is_owner_active || desk.is_owner_away) {
    throw new AppError('seat_void', 'This invitation was taken back. Ask the owner for a new one.');
  }
  if (invitation.expires_at <= now) {
    throw new AppError('seat_expired', 'This invitation has expired. Ask the owner for a new one.');
  }
  if (!(await isSentTo(queries, invitation.email, userId))) {
    throw new AppError(
      'seat_other_mailbox',
      'This invitation was sent to another address. Sign in with the coach account that has that address.',
    );
  }
  return { invitation, desk, isDone: false };
}
