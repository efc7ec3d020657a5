/** Accounts and sessions as they leave the server, field by field. */
import type { AuthUser, Mailbox, SignInSession } from '@faircourt/contracts/accounts';
import { EMAIL_CODE_ATTEMPTS } from '@faircourt/contracts/email-code';
import { describeDevice } from '../../platform/http/device.ts';
import type { AccountRow } from './account.store.ts';
import type { MailboxCodeRow } from './mailbox.store.ts';
import type { SessionRow } from './session.store.ts';

export function presentAccount(
  row: AccountRow,
  { lacksSecondFactor }: { lacksSecondFactor: boolean },
): AuthUser {
  return {
    id: row.id,
    email: row.email,
    is_mailbox_proven: row.is_mailbox_proven,
    user_metadata: { name: row.name, role: row.role, invite_code: row.invite_code },
    status: row.status,
    locale: row.locale,
    lacks_second_factor: lacksSecondFactor,
  };
}

export function presentMailbox(account: AccountRow, code: MailboxCodeRow | undefined, now: Date): Mailbox {
  const isAnother = code !== undefined && code.email.toLowerCase() !== account.email.toLowerCase();
  const isCodeOut = code !== undefined && code.expires_at > now && code.attempts < EMAIL_CODE_ATTEMPTS;
  return {
    email: account.email,
    is_proven: account.is_mailbox_proven,
    new_email: isAnother ? code.email : null,
    code_expires_at: isCodeOut ? code.expires_at.toISOString() : null,
  };
}

export function presentSession(row: SessionRow, currentSessionId: string | null): SignInSession {
  return {
    id: row.id,
    is_current: row.id === currentSessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    device: describeDevice(row.user_agent ?? ''),
    ip_address: row.ip_address || null,
  };
}
