/** What families answered a coach lately. What was blocked, closed or has run out is no answer, and says nothing. */
import { ANSWERS_DAYS, type FamilyAnswers } from '@faircourt/contracts/requests';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Guard } from '../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { listAnswered, type SentRow } from './ask.store.ts';
import type { RequestDeps } from './requests.deps.ts';
import { presentSent } from './sent.presenter.ts';

const SHOWN = 10;

export async function readRecentAnswers({ db }: RequestDeps, guard: Guard): Promise<FamilyAnswers> {
  guard.authorise('request.list_sent');
  const { actor, now } = guard;
  if (actor.kind !== 'coach' || actor.coachId === null) return { answers: [] };
  const since = new Date(now.getTime() - ANSWERS_DAYS * DAY_MS);
  const rows = await listAnswered(db, actor, { since, most: SHOWN });
  const athletes = await loadManyAthleteFacts(db, [...new Set(rows.map((row) => row.athlete_id))]);
  return { answers: rows.flatMap((row) => presentAnswer(row, guard, athletes.get(row.athlete_id))) };
}

function presentAnswer(
  row: SentRow,
  guard: Guard,
  athlete: AthleteFacts | undefined,
): FamilyAnswers['answers'] {
  const sent = presentSent(row, guard, athlete);
  const { id, kind, field_group, status, decided_at, thread_id } = sent;
  if ((status !== 'approved' && status !== 'declined') || decided_at === null) return [];
  const isShown = athlete !== undefined && guard.can('athlete.open', athlete);
  return [
    {
      ...{ id, kind, field_group, status, decided_at, thread_id },
      athlete: isShown ? sent.athlete : null,
    },
  ];
}
