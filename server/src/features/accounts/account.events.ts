/** What happens to accounts, as entries of the log. Ids and codes only: no names, addresses or devices. */
import type { SessionEnd, EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { FactorKind, SessionFactor } from '@faircourt/contracts/second-factor';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';

interface Person {
  id: string;
  role: Role;
}

function byThemselves(person: Person): EventActor {
  return { userId: person.id, role: person.role };
}

export function accountCreated(
  person: Person,
  facts: { status: AccountStatus; invitationId: string | null; termsVersion?: number; by?: EventActor },
): FaircourtEvent {
  return {
    chain: person.id,
    type: 'account.created',
    actor: facts.by ?? byThemselves(person),
    data: {
      role: person.role,
      status: facts.status,
      invitation_id: facts.invitationId,
      ...(facts.termsVersion === undefined ? {} : { terms_version: facts.termsVersion }),
    },
  };
}

export function accountUpdated(person: Person, fields: string[]): FaircourtEvent {
  return { chain: person.id, type: 'account.updated', actor: byThemselves(person), data: { fields } };
}

export function accountStatusChanged(
  person: Person & { status: AccountStatus },
  status: AccountStatus,
  by: EventActor,
): FaircourtEvent {
  return {
    chain: person.id,
    type: 'account.status_changed',
    actor: by,
    data: { from: person.status, status },
  };
}

export function accountRoleChanged(person: Person, role: Role, by: EventActor): FaircourtEvent {
  return { chain: person.id, type: 'account.role_changed', actor: by, data: { from: person.role, role } };
}

export function sessionStarted(
  person: Person,
  sessionId: string,
  { factor, isNewDevice }: { factor: SessionFactor | null; isNewDevice: boolean },
): FaircourtEvent {
  return {
    chain: person.id,
    type: 'session.started',
    actor: byThemselves(person),
    data: {
      session_id: sessionId,
      ...(factor === null ? {} : { second_factor: factor }),
      ...(isNewDevice ? { is_new_device: true } : {}),
    },
  };
}

export function secondFactorAdded(person: Person, kind: FactorKind): FaircourtEvent {
  return { chain: person.id, type: 'second_factor.added', actor: byThemselves(person), data: { kind } };
}

export function secondFactorRemoved(person: Person, kind: FactorKind): FaircourtEvent {
  return { chain: person.id, type: 'second_factor.removed', actor: byThemselves(person), data: { kind } };
}

export function secondFactorReset(person: Person, by: EventActor): FaircourtEvent {
  return { chain: person.id, type: 'second_factor.reset', actor: by, data: {} };
}

export function recoveryCodesRenewed(person: Person): FaircourtEvent {
  return { chain: person.id, type: 'recovery_codes.renewed', actor: byThemselves(person), data: {} };
}

export function recoveryCodeUsed(person: Person, left: number): FaircourtEvent {
  return { chain: person.id, type: 'recovery_code.used', actor: byThemselves(person), data: { left } };
}

export function sessionsEnded(
  person: Person,
  sessionIds: string[],
  reason: SessionEnd,
  by?: EventActor,
): FaircourtEvent {
  return {
    chain: person.id,
    type: 'session.ended',
    actor: by ?? byThemselves(person),
    data: { session_ids: sessionIds, reason },
  };
}

/** A changed address is the same proof, of another mailbox. */
export function mailboxProven(
  person: Person,
  { isChange, isFirst }: { isChange: boolean; isFirst: boolean },
): FaircourtEvent {
  return {
    chain: person.id,
    type: 'mailbox.proven',
    actor: byThemselves(person),
    data: { is_change: isChange, is_first: isFirst },
  };
}

export function codeResent(person: Person, by: EventActor): FaircourtEvent {
  return { chain: person.id, type: 'mailbox.code_resent', actor: by, data: {} };
}

/** Neither address is in it. */
export function correctionStarted(person: Person, by: EventActor): FaircourtEvent {
  return { chain: person.id, type: 'mailbox.correction_started', actor: by, data: {} };
}

export function passwordResetRequested(person: Person): FaircourtEvent {
  return {
    chain: person.id,
    type: 'password.reset_requested',
    actor: { userId: null, role: 'anonymous' },
    data: {},
  };
}

export function passwordChanged(person: Person, how: 'reset' | 'settings'): FaircourtEvent {
  return { chain: person.id, type: 'password.changed', actor: byThemselves(person), data: { how } };
}
