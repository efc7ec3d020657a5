/** The only SQL on measurements: how an athlete grew, one entry per day. */
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Measurements } from '../../../platform/database/schema.gen.ts';

const COLUMNS = ['measured_on', 'height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const;

export type MeasurementRow = Pick<Selectable<Measurements>, (typeof COLUMNS)[number]>;

/** Oldest first. */
export function listMeasurements(queries: Queries, athleteId: string): Promise<MeasurementRow[]> {
  return queries
    .selectFrom('measurements')
    .select(COLUMNS)
    .where('athlete_id', '=', athleteId)
    .orderBy('measured_on')
    .execute();
}

/** A second save on the same day corrects the day's entry. */
export async function keepMeasurement(
  trx: Transaction<DB>,
  athleteId: string,
  measurement: MeasurementRow,
): Promise<void> {
  const { measured_on, height_cm, weight_kg, wingspan_cm, vertical_cm } = measurement;
  const values = { height_cm, weight_kg, wingspan_cm, vertical_cm };
  await trx
    .insertInto('measurements')
    .values({ athlete_id: athleteId, measured_on, ...values })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'measured_on']).doUpdateSet(values))
    .execute();
}
