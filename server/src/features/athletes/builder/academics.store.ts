/** The only SQL that writes academics: one row per athlete. */
import type { AcademicsValues } from '@faircourt/contracts/athletes';
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Academics, DB } from '../../../platform/database/schema.gen.ts';

const COLUMNS = ['gpa', 'sat', 'act', 'transcript_url', 'core_courses', 'updated_at'] as const;

export type AcademicsRow = Pick<Selectable<Academics>, (typeof COLUMNS)[number]>;

export function findAcademics(queries: Queries, athleteId: string): Promise<AcademicsRow | undefined> {
  return queries
    .selectFrom('academics')
    .select(COLUMNS)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
}

export function saveAcademicsRow(
  trx: Transaction<DB>,
  athleteId: string,
  academics: AcademicsValues,
): Promise<AcademicsRow> {
  const values = {
    gpa: academics.gpa,
    sat: academics.sat,
    act: academics.act,
    transcript_url: academics.transcript_url,
    // The driver would send a list as a PostgreSQL array.
    core_courses: JSON.stringify(academics.core_courses),
  };
  return trx
    .insertInto('academics')
    .values({ athlete_id: athleteId, ...values })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
