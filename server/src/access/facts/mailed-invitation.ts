/**
 * An invitation that was mailed to the very address of the account that shows its key. Nobody but the reader of that
 * mailbox was given the key, so showing it proves the mailbox as the link beside a code would, and for as long: later it
 * stands in the history of a device that a family shares.
 */
import { MAILBOX_LINK_HOURS } from '@faircourt/contracts/email-code';
import { GUARDIAN_INVITATION_DAYS } from '@faircourt/contracts/guardians';
import { DAY_MS } from '@faircourt/contracts/time';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** The address, or null: for a key that is unknown, used, taken back or too old, and for one that went elsewhere. */
export async function findMailedInvitation(
  queries: Queries,
  { tokenHash, userId, now }: { tokenHash: Buffer; userId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select mailbox.email
    from guardian_links link
    join users on users.id = ${userId}
    join auth_users mailbox on mailbox.id = users.auth_id
    where link.token_hash = ${tokenHash} and link.status = 'invited' and link.guardian_user_id is null
      and link.invite_expires_at > ${oldestFreshExpiry(now)} and lower(link.invited_email) = lower(mailbox.email)`.execute(
    queries,
  );
  return rows[0]?.email ?? null;
}

/** Whether an invitation that runs out then was mailed so lately that its link still proves the mailbox. */
export function isFreshInvitation(expiresAt: Date, now: Date): boolean {
  return expiresAt > oldestFreshExpiry(now);
}

function oldestFreshExpiry(now: Date): Date {
  return new Date(now.getTime() + GUARDIAN_INVITATION_DAYS * DAY_MS - (MAILBOX_LINK_HOURS * DAY_MS) / 24);
}
