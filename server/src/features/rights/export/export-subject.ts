/** Whose data a download holds and who reads it, as the rules have it at this moment. */
import { isSignedIn } from '../../../access/engine/actor.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { DataExportFacts } from '../../../access/facts/subjects.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { canExportFor } from '../../../access/rules/export.rules.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Subject } from '../holdings/holding.ts';
import type { ExportRow } from './export.store.ts';
import { findPerson, type Person } from './gather.store.ts';

export interface ExportSubject {
  subject: Subject;
  about: Person;
  reader: Person;
}

/** Null when nobody may have it any more: the account is suspended or gone, the link has ended, the minor is of age. */
export async function loadSubject(
  queries: Queries,
  wanted: Pick<ExportRow, 'user_id' | 'athlete_id'>,
  now: Date,
): Promise<ExportSubject | null> {
  const actor = await loadActor(queries, wanted.user_id);
  const reader = await findPerson(queries, wanted.user_id);
  if (!isSignedIn(actor) || !reader) return null;
  if (wanted.athlete_id === null) {
    const athlete = reader.athleteId === null ? null : await loadAthleteFacts(queries, reader.athleteId);
    // Without a birthdate, and without a profile, an athlete counts as a minor.
    const isMinor = reader.role === 'athlete' && (athlete === null || !isAdult(athlete, now));
    return { subject: { ...reader, actor, reader: isMinor ? 'minor' : 'self' }, about: reader, reader };
  }
  const athlete = await loadAthleteFacts(queries, wanted.athlete_id);
  if (!athlete || !actor.isMailboxProven || !canExportFor(actor, athlete, now)) return null;
  const about = await findPerson(queries, athlete.userId);
  return about ? { subject: { ...about, actor, reader: 'guardian' }, about, reader } : null;
}

export async function loadExportFacts(
  queries: Queries,
  row: ExportRow | undefined,
): Promise<DataExportFacts | null> {
  if (!row) return null;
  const athlete = row.athlete_id === null ? null : await loadAthleteFacts(queries, row.athlete_id);
  return { userId: row.user_id, athlete, expiresAt: row.expires_at };
}
