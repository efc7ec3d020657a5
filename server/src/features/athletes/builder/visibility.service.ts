/** The visibility switch where somebody other than the athlete turns it: a lock-down. */
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { hideAthlete } from './athlete.store.ts';
import { athleteUpdated } from './builder.events.ts';

/** Called inside the transaction that holds the athlete. Returns whether it showed. */
export async function makePrivate(trx: Transaction<DB>, athleteId: string, by: EventActor): Promise<boolean> {
  const from = await hideAthlete(trx, athleteId);
  if (!from) return false;
  const change = { fields: ['visibility'], from, visibility: 'private' as const };
  await recordEvent(trx, athleteUpdated(athleteId, change, by));
  return true;
}

/** A guardian has locked the profile down, or a minor has ended a link. */
export async function hideProfile(
  trx: Transaction<DB>,
  event: EventOf<'athlete.locked_down' | 'family_hold.began'>,
): Promise<void> {
  await makePrivate(trx, event.chain, event.actor);
}
