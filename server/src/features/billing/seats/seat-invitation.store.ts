/** The only SQL on seat_invitations. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface InvitationRow {
  id: string;
  subscription_id: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  voided_at: Date | null;
}

/** Neither accepted nor taken back; some may have expired. */
export function listOpenInvitations(queries: Queries, subscriptionId: string): Promise<InvitationRow[]> {
  return selectInvitations(queries)
    .where('subscription_id', '=', subscriptionId)
    .where('accepted_at', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function findInvitation(queries: Queries, id: string): Promise<InvitationRow | undefined> {
  return selectInvitations(queries).where('id', '=', id).executeTakeFirst();
}

export function findInvitationByToken(
  queries: Queries,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  return selectInvitations(queries).where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The person's mailbox is the one to which it was sent. Whether it is proven is for the rules to ask. */
export async function isSentTo(queries: Queries, email: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_theirs: boolean }>`
    select mailbox.email = ${email} as is_theirs
    from users join auth_users mailbox on mailbox.id = users.auth_id where users.id = ${userId}`.execute(
    queries,
  );
  return rows[0]?.is_theirs ?? false;
}

interface Invited {
  subscriptionId: string;
  email: string;
  tokenHash: Buffer;
  invitedBy: string;
  expiresAt: Date;
  now: Date;
}

/** Inviting the same address again makes a new key; the one that was mailed before opens nothing any more. */
export async function keepInvitation(
  trx: Transaction<DB>,
  invited: Invited,
): Promise<{ row: InvitationRow; isRenewed: boolean }> {
  const values = {
    token_hash: invited.tokenHash,
    invited_by: invited.invitedBy,
    created_at: invited.now,
    expires_at: invited.expiresAt,
  };
  const renewed = await trx
    .updateTable('seat_invitations')
    .set(values)
    .where('subscription_id', '=', invited.subscriptionId)
    .where('email', '=', invited.email)
    .where('accepted_at', 'is', null)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const { id } =
    renewed ??
    (await trx
      .insertInto('seat_invitations')
      .values({ ...values, subscription_id: invited.subscriptionId, email: invited.email })
      .returning('id')
      .executeTakeFirstOrThrow());
  const row = await selectInvitations(trx).where('id', '=', id).executeTakeFirstOrThrow();
  return { row, isRenewed: renewed !== undefined };
}

export async function storeAccepted(
  trx: Transaction<DB>,
  id: string,
  accepted: { by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('seat_invitations')
    .set({ accepted_at: accepted.now, accepted_by: accepted.by })
    .where('id', '=', id)
    .execute();
}

/** Of the ids that were open. */
export async function storeVoided(
  trx: Transaction<DB>,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update seat_invitations set voided_at = ${now}
    where id = any(${ids}::uuid[]) and accepted_at is null and voided_at is null returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export function forgetSeatInvitations(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  const isOver = sql`accepted_at is null and least(expires_at, voided_at) <= ${over}`;
  return deleteOutdated(trx, 'seat_invitations', isOver, most);
}

function selectInvitations(queries: Queries) {
  return queries
    .selectFrom('seat_invitations')
    .select([
      'id',
      'subscription_id',
      'email',
      'created_at',
      'expires_at',
      'accepted_at',
      'accepted_by',
      'voided_at',
    ]);
}
