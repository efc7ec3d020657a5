/** Requests of coaches that a family has left unanswered for so long that they say nothing any more. */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { updateCoachPages } from '../releases/coach-pages.ts';
import { BY_SYSTEM, releaseEvent } from '../releases/release.events.ts';
import { contactEvent } from './contact/contact.events.ts';
import {
  deleteContactRequests,
  deleteReleaseRequests,
  listUnansweredContacts,
  listUnansweredReleases,
} from './unanswered.store.ts';

/** Nobody is told: a family that does not answer owes no answer. The coach may ask again. */
export async function forgetReleaseRequests(trx: Transaction<DB>, { now, ...due }: Due): Promise<number> {
  const found = await listUnansweredReleases(trx, due);
  await holdFamilies(trx, found);
  const requests = await deleteReleaseRequests(trx, found);
  for (const request of requests) {
    await recordEvent(trx, releaseEvent('closed', request, BY_SYSTEM, 'unanswered'), now);
  }
  await updateCoachPages(
    trx,
    requests.flatMap(({ requested_by }) => requested_by ?? []),
  );
  return requests.length;
}

export async function forgetContactRequests(trx: Transaction<DB>, { now, ...due }: Due): Promise<number> {
  const found = await listUnansweredContacts(trx, due);
  await holdFamilies(trx, found);
  const requests = await deleteContactRequests(trx, found);
  for (const { id, athlete_id: athleteId, coach_id: coachId } of requests) {
    await recordEvent(trx, contactEvent('closed', { id, athleteId, coachId }, BY_SYSTEM), now);
  }
  await updateCoachPages(
    trx,
    requests.map(({ coach_user_id }) => coach_user_id),
  );
  return requests.length;
}

/** A guardian who answers at this moment comes first, or finds the request gone. */
async function holdFamilies(
  trx: Transaction<DB>,
  requests: readonly { athlete_id: string }[],
): Promise<void> {
  const athlete = [...new Set(requests.map(({ athlete_id }) => athlete_id))];
  if (athlete.length > 0) await holdUnasked(trx, 'the calendar', { records: { athlete } });
}
