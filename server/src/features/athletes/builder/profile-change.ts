/** Records a change to the profile in the log and in the history of measurements, no matter who made it. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import type { EventActor } from '@faircourt/contracts/events';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { AthleteRow } from './athlete.store.ts';
import { athleteCreated, athleteUpdated } from './builder.events.ts';
import { keepMeasurement } from './measurement.store.ts';

type Field = keyof AthleteProfile;

const MEASURED = ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const satisfies Field[];

/** Called in the transaction of the change, once the row is written. */
export async function followProfileChange(
  trx: Transaction<DB>,
  after: AthleteRow,
  { fields, from, isNew = false }: { fields: Field[]; from: Visibility; isNew?: boolean },
  by: EventActor,
  now: Date,
): Promise<void> {
  const change = { fields, from, visibility: after.visibility };
  await recordEvent(trx, isNew ? athleteCreated(after.id, change, by) : athleteUpdated(after.id, change, by));
  if (isAnyOf(MEASURED, fields) && MEASURED.some((field) => after[field] !== null)) {
    await keepMeasurement(trx, after.id, { measured_on: dayOf(now), ...pickMeasured(after) });
  }
}

function pickMeasured({ height_cm, weight_kg, wingspan_cm, vertical_cm }: AthleteRow) {
  return { height_cm, weight_kg, wingspan_cm, vertical_cm };
}

function isAnyOf(fields: readonly Field[], changed: readonly Field[]): boolean {
  return fields.some((field) => changed.includes(field));
}
