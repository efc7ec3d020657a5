/**
 * Coaches whose requests or conversations a family's decision has opened or closed: the pages they have open load again
 * and show how it is now. No bell and no mail goes with it: a family that closes itself off in need shall not ring at
 * the one it closes itself off from, and a block would be told from a lock-down by it.
 */
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isSignedIn, type Actor } from '../../access/engine/actor.ts';
import { loadCoaches } from '../../access/facts/load-actor.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { isThreadOpen, isThreadOpenedBy } from '../../access/rules/contact.rules.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { listUsersOfCoaches } from './release.store.ts';

export async function listCoachUsers(
  trx: Transaction<DB>,
  contacts: readonly { coach_id: string }[],
): Promise<string[]> {
  return listUsersOfCoaches(
    trx,
    contacts.map(({ coach_id }) => coach_id),
  );
}

export function askersOf(releases: readonly { requested_by: string | null }[]): string[] {
  return releases.flatMap(({ requested_by }) => requested_by ?? []);
}

/** Whose conversation was open and is not any more, for whatever reason. */
export async function listCoachUsersPaused(
  trx: Transaction<DB>,
  before: AthleteFacts,
  after: AthleteFacts,
  now: Date,
): Promise<string[]> {
  return listTalkers(
    trx,
    before,
    (coach) => isThreadOpen(coach, before, now) && !isThreadOpen(coach, after, now),
  );
}

/** Whose conversation goes on with signatures of these kinds, which were missing until now. */
export async function listCoachUsersOpened(
  trx: Transaction<DB>,
  signed: readonly ConsentKind[],
  athlete: AthleteFacts,
  now: Date,
): Promise<string[]> {
  return listTalkers(trx, athlete, (coach) => isThreadOpenedBy(signed, coach, athlete, now));
}

/** Of the coaches with whom the family allowed contact. */
async function listTalkers(
  trx: Transaction<DB>,
  { contacts }: AthleteFacts,
  isMeant: (coach: Actor) => boolean,
): Promise<string[]> {
  const coaches = await loadCoaches(
    trx,
    contacts.map(({ coachId }) => coachId),
  );
  return [...coaches.values()]
    .filter(isSignedIn)
    .filter(isMeant)
    .map(({ userId }) => userId);
}

export async function updateCoachPages(trx: Transaction<DB>, userIds: readonly string[]): Promise<void> {
  await publishChange(trx, { userIds, topic: 'requests' });
  await publishChange(trx, { userIds, topic: 'threads' });
}
