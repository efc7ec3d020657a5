/** What happens to accounts, as entries of the log. Ids and codes only: no names, addresses or devices. */
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';
import type { AuditEvent } from '../../platform/audit.ts';

interface Person {
  id: string;
  role: Role;
}

function byThemselves(person: Person): AuditEvent['actor'] {
  return { userId: person.id, role: person.role };
}

export function accountCreated(
  person: Person,
  facts: { status: AccountStatus; invitationId: string | null; by?: AuditEvent['actor'] },
): AuditEvent {
  return {
    chain: person.id,
    type: 'account.created',
    actor: facts.by ?? byThemselves(person),
    data: { role: person.role, status: facts.status, invitation_id: facts.invitationId },
  };
}

export function accountUpdated(person: Person, fields: string[]): AuditEvent {
  return { chain: person.id, type: 'account.updated', actor: byThemselves(person), data: { fields } };
}

export function accountStatusChanged(
  person: Person & { status: AccountStatus },
  status: AccountStatus,
  by: AuditEvent['actor'],
): AuditEvent {
  return {
    chain: person.id,
    type: 'account.status_changed',
    actor: by,
    data: { from: person.status, status },
  };
}

export function sessionStarted(person: Person, sessionId: string): AuditEvent {
  return {
    chain: person.id,
    type: 'session.started',
    actor: byThemselves(person),
    data: { session_id: sessionId },
  };
}

export function sessionsEnded(
  person: Person,
  sessionIds: string[],
  reason: 'signed_out' | 'ended_by_owner' | 'password_changed' | 'suspended' | 'credential_reused',
  by?: AuditEvent['actor'],
): AuditEvent {
  return {
    chain: person.id,
    type: 'session.ended',
    actor: by ?? byThemselves(person),
    data: { session_ids: sessionIds, reason },
  };
}

/** A changed address is the same proof, of another mailbox. */
export function mailboxProven(person: Person, { isChange }: { isChange: boolean }): AuditEvent {
  return {
    chain: person.id,
    type: 'mailbox.proven',
    actor: byThemselves(person),
    data: { is_change: isChange },
  };
}

export function passwordResetRequested(person: Person): AuditEvent {
  return { chain: person.id, type: 'password.reset_requested', actor: { userId: null, role: 'anonymous' } };
}

export function passwordChanged(person: Person, how: 'reset' | 'settings'): AuditEvent {
  return { chain: person.id, type: 'password.changed', actor: byThemselves(person), data: { how } };
}
