/** A moderator who opens what was reported looks at the athlete's record: the family reads of it like of every look. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isSignedIn } from '../../../access/engine/actor.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { keepView } from './profile-view.service.ts';

export async function keepLookOfModerator(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.opened'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.athlete_id === null || actor.userId === null) return;
  const viewer = await loadActor(trx, actor.userId);
  const athlete = await loadAthleteFacts(trx, data.athlete_id);
  if (athlete && isSignedIn(viewer)) await keepView(trx, viewer, athlete, { groups: ['identity'], now });
}
