/** What a coach may ask of an athlete right now, and what has become of what they asked. */
import type { Askable } from '@faircourt/contracts/requests';
import { notFound } from '../../access/engine/guard.ts';
import { statusOfAsk } from '../../access/rules/sent-request.rules.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { CoachActor } from '../../access/engine/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readContactState } from './contact/contact-state.service.ts';
import { pauseAfter } from './ask.limits.ts';
import { listLatestAsks, type AskRow } from './ask.store.ts';

export type AskState = Askable['releases'][number];

/** For a coach who may open this athlete; the caller has made sure of that. */
export async function readAskableOf(
  queries: Queries,
  coach: CoachActor,
  athlete: AthleteFacts,
  now: Date,
): Promise<Askable> {
  if (coach.coachId === null) throw notFound();
  const { coachId } = coach;
  const contact = await readContactState(queries, { ...coach, coachId }, athlete, now);
  return {
    refusal: coach.isInstitutionVerified ? null : 'unverified',
    releases: await readAskStates(queries, coach, athlete, now),
    contact,
  };
}

export async function readAskStates(
  queries: Queries,
  coach: CoachActor,
  athlete: AthleteFacts,
  now: Date,
): Promise<AskState[]> {
  // A coach who only claims to work there does not learn what its coaches have asked.
  if (coach.institutionId === null || !coach.isInstitutionVerified) return [];
  const rows = await listLatestAsks(queries, athlete.athleteId, coach.institutionId);
  return rows.map((row) => toState(row, coach, athlete, now));
}

function toState(row: AskRow, coach: CoachActor, athlete: AthleteFacts, now: Date): AskState {
  const asked = { fieldGroup: row.field_group, status: row.status, expiresAt: row.expires_at };
  const status = statusOfAsk(coach, athlete, asked, now);
  // A request that ended without an answer reads as approved once another release opens the group: no answer to it.
  const isAnswer = status === row.status && (status === 'approved' || status === 'declined');
  return {
    field_group: row.field_group,
    status,
    reason: row.status === 'declined' ? row.reason : null,
    // When a family closed itself off is told to nobody: what ended without an answer keeps the day it was asked.
    at: ((isAnswer ? row.decided_at : null) ?? row.created_at).toISOString(),
    can_ask_again_on:
      status === 'declined' && row.decided_at !== null ? pauseAfter(row.decided_at, now) : null,
  };
}
