/** The only SQL on proven mailboxes, and on the codes and links that prove them. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { KeptCode } from '../../platform/mail/mailed-code.ts';

export interface MailboxCodeRow extends KeptCode {
  user_id: string;
  link_expires_at: Date;
}

/** Whether somebody has proven to read this address. An address without an account is nobody's. */
export async function isProvenAddress(queries: Queries, address: string): Promise<boolean> {
  const row = await queries
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', address)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export function findMailboxCode(queries: Queries, userId: string): Promise<MailboxCodeRow | undefined> {
  return codes(queries).where('user_id', '=', userId).executeTakeFirst();
}

export function findMailboxCodeByLink(
  queries: Queries,
  linkHash: Buffer,
): Promise<MailboxCodeRow | undefined> {
  return codes(queries).where('link_hash', '=', linkHash).executeTakeFirst();
}

/** In place of the one before, which thereby ends. */
export async function storeMailboxCode(
  trx: Transaction<DB>,
  userId: string,
  code: {
    email: string;
    codeHash: Buffer;
    linkHash: Buffer;
    expiresAt: Date;
    linkExpiresAt: Date;
    now: Date;
  },
): Promise<void> {
  const values = {
    email: code.email,
    code_hash: code.codeHash,
    link_hash: code.linkHash,
    attempts: 0,
    expires_at: code.expiresAt,
    link_expires_at: code.linkExpiresAt,
    created_at: code.now,
  };
  await trx
    .insertInto('mailbox_codes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function countMailboxTry(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .updateTable('mailbox_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMailboxCode(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('mailbox_codes').where('user_id', '=', userId).execute();
}

/** A link that has run out proves nothing any more. */
export function forgetMailedCodes(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'mailbox_codes', sql`link_expires_at <= ${over}`, most);
}

export async function storeProvenAddress(
  trx: Transaction<DB>,
  authId: string,
  email: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ email: email.toLowerCase(), email_verified: true, updated_at: now })
    .where('id', '=', authId)
    .execute();
}

function codes(queries: Queries) {
  return queries
    .selectFrom('mailbox_codes')
    .select(['user_id', 'email', 'code_hash', 'attempts', 'expires_at', 'link_expires_at', 'created_at']);
}
