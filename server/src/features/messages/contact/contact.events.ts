/** Requests to talk and what became of them, as entries of the athlete's log. Messages and reasons are words and stay out. */
import type { Division } from '@faircourt/contracts/vocabulary';
import type { AuditEvent } from '../../../platform/audit.ts';

/** In the institution's own chain: it binds all its coaches, whomever they ask. */
export function divisionStated(
  institutionId: string,
  division: Division,
  by: AuditEvent['actor'],
): AuditEvent {
  return { chain: institutionId, type: 'institution.division_stated', actor: by, data: { division } };
}

export function contactHappened(
  what: 'requested' | 'approved' | 'declined' | 'withdrawn' | 'blocked',
  contact: {
    athleteId: string;
    id: string;
    coachId: string;
    institutionId?: string | null;
    threadId?: string;
    /** Codes of the calendar: verdict, division and program. */
    window?: { verdict: string; division: string; program: string };
  },
  by: AuditEvent['actor'],
): AuditEvent {
  return {
    chain: contact.athleteId,
    type: `contact.${what}`,
    actor: by,
    data: {
      contact_request_id: contact.id,
      coach_id: contact.coachId,
      institution_id: contact.institutionId ?? null,
      ...(contact.threadId ? { thread_id: contact.threadId } : {}),
      ...contact.window,
    },
  };
}
