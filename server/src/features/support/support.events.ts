/** What happens to messages to support, as entries of the log. Nothing of the message or its writer goes in. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { Locale, ReportSource, SupportType } from '@faircourt/contracts/vocabulary';

export function supportRequested(
  id: string,
  { type, locale, isQuiet }: { type: SupportType; locale: Locale; isQuiet: boolean },
): FaircourtEvent {
  return {
    chain: id,
    type: 'support.requested',
    actor: { userId: null, role: 'anonymous' },
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

export function supportForgotten(id: string): FaircourtEvent {
  return { chain: id, type: 'support.forgotten', actor: { userId: null, role: 'system' }, data: {} };
}
