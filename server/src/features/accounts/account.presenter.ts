/** Accounts and sessions as they leave the server, field by field. */
import type { AuthUser, SignInSession } from '@faircourt/contracts/accounts';
import { describeDevice } from '../../platform/http/device.ts';
import type { AccountRow } from './account.store.ts';
import type { SessionRow } from './session.store.ts';

export function presentAccount(row: AccountRow): AuthUser {
  return {
    id: row.id,
    email: row.email,
    user_metadata: { name: row.name, role: row.role, invite_code: row.invite_code },
    status: row.status,
    locale: row.locale,
  };
}

export function presentSession(row: SessionRow, currentSessionId: string): SignInSession {
  return {
    id: row.id,
    is_current: row.id === currentSessionId,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    device: describeDevice(row.user_agent ?? ''),
    ip_address: row.ip_address || null,
  };
}
