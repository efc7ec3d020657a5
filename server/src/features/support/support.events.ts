/** What happens to messages to support, as entries of the log. Nothing of the message or its writer goes in. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ProExtra } from '@faircourt/contracts/pro-extras';
import type { Locale, ReportSource, SupportType } from '@faircourt/contracts/vocabulary';

/** People write without an account, or without saying which is theirs. */
export const WRITER: EventActor = { userId: null, role: 'anonymous' };

export function supportRequested(
  id: string,
  { type, locale, isQuiet }: { type: SupportType; locale: Locale; isQuiet: boolean },
): FaircourtEvent {
  return {
    chain: id,
    type: 'support.requested',
    actor: WRITER,
    data: { type, locale, ...(isQuiet ? { is_quiet: true } : {}) },
  };
}

export function reportOpened(report: { id: string; source: ReportSource }, by: EventActor): FaircourtEvent {
  return { chain: report.id, type: 'support.opened', actor: by, data: { source: report.source } };
}

/** What the admin wrote about it stays with the report: it may name people. */
export function reportClosed(report: { id: string; source: ReportSource }, by: EventActor): FaircourtEvent {
  return { chain: report.id, type: 'support.closed', actor: by, data: { source: report.source } };
}

export function requestClaimed(id: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'support.claimed', actor: by, data: {} };
}

export function requestGivenBack(id: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'support.given_back', actor: by, data: {} };
}

export function requestAnswered(id: string, messageId: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'support.answered', actor: by, data: { message_id: messageId } };
}

export function requestNoted(id: string, messageId: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'support.noted', actor: by, data: { message_id: messageId } };
}

export function requestReplied(
  id: string,
  messageId: string,
  { by, isViaForm }: { by: EventActor; isViaForm: boolean },
): FaircourtEvent {
  const data = { message_id: messageId, ...(isViaForm ? { via_form: true as const } : {}) };
  return { chain: id, type: 'support.replied', actor: by, data };
}

export function requestReopened(id: string, by: EventActor): FaircourtEvent {
  return { chain: id, type: 'support.reopened', actor: by, data: {} };
}

export function supportForgotten(id: string): FaircourtEvent {
  return { chain: id, type: 'support.forgotten', actor: { userId: null, role: 'system' }, data: {} };
}

/** In the chain of the plan that it comes with. */
export function extraBooked(
  chain: string,
  { kind, requestId }: { kind: ProExtra; requestId: string },
  actor: EventActor,
): FaircourtEvent {
  return { chain, type: 'extra.booked', actor, data: { kind, request_id: requestId } };
}
