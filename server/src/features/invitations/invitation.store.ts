/** The only SQL on invitations and invitation_redemptions. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

export function findInvitationForUpdate(trx: Transaction<DB>, code: string) {
  return trx
    .selectFrom('invitations')
    .select(['id', 'uses', 'max_uses', 'expires_at', 'revoked_at'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export async function storeRedemption(
  trx: Transaction<DB>,
  invitationId: string,
  userId: string,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', invitationId)
    .execute();
  await trx
    .insertInto('invitation_redemptions')
    .values({ invitation_id: invitationId, user_id: userId })
    .execute();
}
