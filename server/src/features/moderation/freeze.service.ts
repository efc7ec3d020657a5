/**
 * Pausing contact between a coach and an athlete until somebody has decided. To the coach it is a block like any other,
 * which says neither who asked for it nor why; unlike one it ends nothing, so that all comes back when it is lifted.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { ModerationKind } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findCoachUser, insertFreeze, liftFreezes } from './freeze.store.ts';
import { contactChanged } from './moderation.events.ts';

export interface Pair {
  athleteId: string;
  coachId: string;
}

export async function freezeContact(
  trx: Transaction<DB>,
  item: { id: string; kind: ModerationKind },
  pair: Pair,
  by: EventActor,
  now: Date,
): Promise<void> {
  // A message that is being sent arrives before this or not at all.
  await holdUnasked(trx, 'a consequence', { records: { athlete: pair.athleteId } });
  if (!(await insertFreeze(trx, item.id, pair, now))) return;
  await recordEvent(trx, contactChanged('contact_frozen', item, pair, by), now);
  await showChange(trx, pair);
}

/** All that this item has paused goes on. The caller holds the item. */
export async function resumeContact(
  trx: Transaction<DB>,
  item: { id: string; kind: ModerationKind },
  by: EventActor,
  now: Date,
): Promise<void> {
  for (const pair of await liftFreezes(trx, item.id, now)) {
    await recordEvent(trx, contactChanged('contact_resumed', item, pair, by), now);
    await showChange(trx, pair);
  }
}

/** The pages of both sides that are open. */
async function showChange(trx: Transaction<DB>, { athleteId, coachId }: Pair): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  const coachUserId = await findCoachUser(trx, coachId);
  const userIds = [
    ...(athlete ? [athlete.userId, ...athlete.guardianUserIds] : []),
    ...(coachUserId ? [coachUserId] : []),
  ];
  await publishChange(trx, { userIds, topic: 'threads' });
  await publishChange(trx, { userIds, topic: 'requests', id: athleteId });
}
