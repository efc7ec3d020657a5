/** Codes that an admin has made void: those of one issuer, or one of them. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { invitationRevoked } from './invitation.events.ts';
import { listOpenCodes, storeRevocation } from './invitation.store.ts';

/** The admin holds the codes, and nobody issues another in this person's name meanwhile. */
export async function revokeVoided(
  trx: Transaction<DB>,
  { chain: issuerUserId, actor, data }: EventOf<'invitations.voided'>,
  { now }: { now: Date },
): Promise<void> {
  const open = await listOpenCodes(trx, issuerUserId, now);
  for (const { id, uses } of open) {
    if (data.invitation_id !== null && data.invitation_id !== id) continue;
    await storeRevocation(trx, id, now);
    await recordEvent(trx, invitationRevoked({ id, uses }, actor), now);
  }
}
