/** Invitation codes: what lets an athlete join. Redeeming happens in the transaction that creates the account. */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { findCode, storeRedemption } from './invitation.store.ts';

/** Takes one use of the code and returns what to redeem; it stays held until the account exists or fails. */
export async function claimInvitation(
  trx: Transaction<DB>,
  code: string | null,
  now: Date,
): Promise<{ id: string }> {
  if (!code) {
    throw new AppError('invite_required', 'Athletes require an invitation code. Please contact your coach.');
  }
  const known = await findCode(trx, { code: code.toUpperCase() });
  await holdUnasked(trx, 'nobody is known yet', { records: { invitation: known?.id } });
  const invitation = known && (await findCode(trx, { id: known.id }));
  if (!invitation) {
    throw new AppError('invite_unknown', 'This invitation code does not exist. Check it with your coach.');
  }
  if (invitation.revoked_at) {
    throw new AppError('invite_revoked', 'This invitation code was revoked. Ask your coach for a new one.');
  }
  if (invitation.expires_at <= now) {
    throw new AppError('invite_expired', 'This invitation code has expired. Ask your coach for a new one.');
  }
  if (invitation.uses >= invitation.max_uses) {
    throw new AppError(
      'invite_used',
      'This invitation code has already been used. Ask your coach for a new one.',
    );
  }
  return { id: invitation.id };
}

export async function redeemInvitation(
  trx: Transaction<DB>,
  invitationId: string,
  userId: string,
): Promise<void> {
  await storeRedemption(trx, invitationId, userId);
}
