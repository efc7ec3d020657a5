/** Where a coach stands with an athlete: asked, allowed to talk, or told when they may ask. */
import type { Askable } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import type { CoachActor } from '../../../access/actor.ts';
import { dayEverywhere } from '../../../access/age.ts';
import { hasOpenContact } from '../../../access/standing.ts';
import type { AthleteFacts } from '../../../access/subjects.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pauseAfter } from '../../guardians/requests/ask.limits.ts';
import { listRulesFor } from './contact-rule.store.ts';
import { contactWindow } from './contact-window.ts';
import { findLatestContact, findWindowFacts, type ContactRow } from './contact.store.ts';

export type ContactState = Askable['contact'];

/** `stated`: the division that the coach is about to name; what is on record counts before it. */
export async function readContactState(
  queries: Queries,
  coach: CoachActor & { coachId: string },
  athlete: AthleteFacts,
  now: Date,
  stated: Division | null,
): Promise<ContactState> {
  const { athleteId } = athlete;
  const latest = await findLatestContact(queries, athleteId, coach.coachId);
  const facts = await findWindowFacts(queries, athleteId, coach.institutionId);
  const division = facts.division ?? stated;
  const isOpen = hasOpenContact(coach, athlete, now);
  return {
    status: standingStatus(latest, isOpen),
    reason: latest && isNo(latest) ? latest.reason : null,
    thread_id: isOpen ? (latest?.thread_id ?? null) : null,
    can_ask_again_on: latest ? pauseOf(latest, now) : null,
    division: facts.division,
    windows: await windowsFor(queries, { division, gradYear: facts.grad_year }, now),
  };
}

export async function windowsFor(
  queries: Queries,
  of: { division: Division | null; gradYear: number | null },
  now: Date,
): Promise<ContactState['windows']> {
  const { division, gradYear } = of;
  const rules = division !== null && gradYear !== null ? await listRulesFor(queries, division, gradYear) : [];
  // A day counts once it has arrived everywhere: nobody knows where coach and athlete are tonight.
  const question = { division, gradYear, today: dayEverywhere(now) };
  return {
    men: contactWindow(rules, { ...question, program: 'men' }),
    women: contactWindow(rules, { ...question, program: 'women' }),
  };
}

/** The first day on which this coach may ask again; null when that is today. */
export function pauseOf(latest: ContactRow, now: Date): string | null {
  return isNo(latest) && latest.decided_at ? pauseAfter(latest.decided_at, now) : null;
}

/** What ended with everything else is nobody's no. */
function isNo({ status, is_closed }: ContactRow): boolean {
  return status === 'declined' && !is_closed;
}

/** A yes that fell, and a block that was lifted, leave the coach where they were before they asked. */
function standingStatus(latest: ContactRow | undefined, isOpen: boolean): ContactState['status'] {
  if (isOpen && latest?.status !== 'requested') return 'approved';
  if (!latest || latest.status === 'approved' || latest.status === 'blocked') return null;
  return latest.is_closed ? 'closed' : latest.status;
}
