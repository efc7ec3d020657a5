/** Requests to talk and what became of them, as entries of the athlete's log. Messages and reasons are words and stay out. */
import type { ContactAnswer, EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ContactVerdict, Division, Program } from '@faircourt/contracts/vocabulary';

export function contactEvent(
  what: 'requested' | 'approved' | 'declined' | 'withdrawn' | 'closed' | 'blocked' | 'set_aside' | 'taken_up',
  contact: {
    athleteId: string;
    id: string;
    coachId: string;
    institutionId?: string | null;
    threadId?: string;
    /** What the coach who asked is told, where that is the answer. */
    answer?: ContactAnswer;
    /** Codes of the calendar: verdict, division and program. */
    window?: { verdict: ContactVerdict; division: Division | null; program: Program };
  },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: contact.athleteId,
    type: `contact.${what}`,
    actor: by,
    data: {
      contact_request_id: contact.id,
      coach_id: contact.coachId,
      institution_id: contact.institutionId ?? null,
      ...(contact.threadId ? { thread_id: contact.threadId } : {}),
      ...(contact.answer ? { answer: contact.answer } : {}),
      ...contact.window,
    },
  };
}
