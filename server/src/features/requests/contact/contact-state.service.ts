/** How far a coach has come with an athlete: has asked, may talk, or is told when they may ask. */
import type { Askable } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import type { CoachActor } from '../../../access/engine/actor.ts';
import { dayEverywhere } from '../../../access/rules/age.ts';
import { statusForAsker } from '../../../access/rules/sent-request.rules.ts';
import { hasOpenContact, isContactAllowed } from '../../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pauseAfter } from '../ask.limits.ts';
import { listRulesFor } from './contact-rule.store.ts';
import { BOUND, contactWindow } from '@faircourt/contracts/contact-window';
import { findLatestContact, findWindowFacts, type ContactRow } from './contact.store.ts';

export type ContactState = Askable['contact'];

export async function readContactState(
  queries: Queries,
  coach: CoachActor & { coachId: string },
  athlete: AthleteFacts,
  now: Date,
): Promise<ContactState> {
  const { athleteId } = athlete;
  const latest = await findLatestContact(queries, athleteId, coach.coachId);
  const facts = await findWindowFacts(queries, athleteId, coach.institutionId);
  const { division } = facts;
  const windows = await windowsFor(queries, { division, gradYear: facts.grad_year }, now);
  const isOpen = hasOpenContact(coach, athlete, now);
  return {
    status: currentStatus(latest, isContactAllowed(coach, athlete, now), now),
    reason: latest && isNo(latest) ? latest.reason : null,
    thread_id: isOpen ? (latest?.thread_id ?? null) : null,
    can_ask_again_on: latest ? pauseOf(latest, now) : null,
    division,
    is_held: isHeld(windows),
    windows,
  };
}

/** Nobody has said which program the athlete plays in, so a day that holds one of them back counts. */
function isHeld({ men, women }: ContactState['windows']): boolean {
  return men.verdict === 'hold' || women.verdict === 'hold';
}

export async function windowsFor(
  queries: Queries,
  of: { division: Division | null; gradYear: number | null },
  now: Date,
): Promise<ContactState['windows']> {
  const { division, gradYear } = of;
  const divisions = division === null ? BOUND : [division];
  const rules = gradYear === null ? [] : await listRulesFor(queries, divisions, gradYear);
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

/** A yes that waits for a form is a yes. One that fell leaves the coach where they were before they asked; a block that was lifted reads as closed, like every end. */
function currentStatus(
  latest: ContactRow | undefined,
  isAllowed: boolean,
  now: Date,
): ContactState['status'] {
  if (isAllowed && latest?.status !== 'requested') return 'approved';
  if (!latest || latest.status === 'approved') return null;
  const ended = { status: latest.status, isClosed: latest.is_closed, isBlockedSince: false, expiresAt: null };
  return statusForAsker(ended, now);
}
