/** A row of a table that a coach downloads is a look at that athlete, which the family reads of. */
import type { EventOf } from '@faircourt/contracts/events';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isSignedIn, type SignedInActor } from '../../../access/engine/actor.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isLookLogged } from '../../../access/rules/athlete.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { athleteExported } from './athlete-page.events.ts';
import { keepViews } from './profile-view.service.ts';

export async function keepLooksOfExport(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'athletes.exported'>,
  { now }: { now: Date },
): Promise<void> {
  if (actor.userId === null) return;
  const viewer = await loadActor(trx, actor.userId);
  if (!isSignedIn(viewer)) return;
  const named = await keepViews(trx, viewer, data.named_ids, { groups: ['identity'], now });
  const unnamed = await keepViews(trx, viewer, data.unnamed_ids, { groups: [], now });
  const groupsSeen = new Map<string, FieldGroup[]>();
  for (const id of named) groupsSeen.set(id, ['identity']);
  for (const id of unnamed) groupsSeen.set(id, []);
  await logLooks(trx, viewer, groupsSeen, now);
}

/** Like every look: of a minor also in the log that cannot be changed, once a day unless it shows more. */
async function logLooks(
  trx: Transaction<DB>,
  viewer: SignedInActor,
  groupsSeen: ReadonlyMap<string, FieldGroup[]>,
  now: Date,
): Promise<void> {
  const athletes = await loadManyAthleteFacts(trx, [...groupsSeen.keys()]);
  const institutionId = viewer.kind === 'coach' ? viewer.institutionId : null;
  // All in one order, named or not, so that two tables with the same athletes do not wait for each other in a circle.
  for (const [id, groups] of [...groupsSeen].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const athlete = athletes.get(id);
    if (!athlete || !isLookLogged(viewer, athlete, now)) continue;
    await recordEvent(trx, athleteExported(id, viewer, { institutionId, groups }), now);
  }
}
