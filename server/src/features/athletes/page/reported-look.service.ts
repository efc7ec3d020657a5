/** A name in the Global Player Report is a look at that athlete, on the page and in the file, which the family reads of. */
import type { EventOf } from '@faircourt/contracts/events';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isSignedIn } from '../../../access/engine/actor.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isLookLogged } from '../../../access/rules/athlete.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { athleteReported } from './athlete-page.events.ts';
import { keepReportViews } from './profile-view.service.ts';

type ReportLooked = EventOf<'player_report.read' | 'player_report.downloaded'>;

/** Once a day for the page and once for the file, unless a later look shows more. Of a minor also in the log that cannot be changed. */
export async function keepLooksOfReport(
  trx: Transaction<DB>,
  { type, actor, data }: ReportLooked,
  { now }: { now: Date },
): Promise<void> {
  if (actor.userId === null) return;
  const viewer = await loadActor(trx, actor.userId);
  if (!isSignedIn(viewer)) return;
  const form = type === 'player_report.downloaded' ? 'file' : 'page';
  const institutionId = viewer.kind === 'coach' ? viewer.institutionId : null;
  const seen = new Map<string, FieldGroup[]>();
  for (const { groups, athlete_ids: ids } of data.looks) {
    for (const id of await keepReportViews(trx, viewer, ids, { groups, form, now })) seen.set(id, groups);
  }
  const athletes = await loadManyAthleteFacts(trx, [...seen.keys()]);
  // In one order, so that two readers of one issue do not wait for each other in a circle.
  for (const [id, groups] of [...seen].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const athlete = athletes.get(id);
    if (!athlete || !isLookLogged(viewer, athlete, now)) continue;
    const look = { institutionId, groups, number: data.number, form } as const;
    await recordEvent(trx, athleteReported(id, viewer, look), now);
  }
}
