/** What follows from a change to the profile, whoever made it: log, badges, measurements and the search card. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import type { EventActor } from '@faircourt/contracts/events';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { dropBadge } from '../../verification/badges/verification.service.ts';
import type { AthleteRow } from './athlete.store.ts';
import { athleteCreated, athleteUpdated } from './builder.events.ts';
import { keepMeasurement } from './measurement.store.ts';

type Field = keyof AthleteProfile;

const MEASURED = ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const satisfies Field[];

/** What a director checks. The dominant hand and the rest of the profile carry no badge. */
const CHECKED = [
  { factGroup: 'measurements', fields: MEASURED },
  { factGroup: 'school', fields: ['school_name'] },
  { factGroup: 'age', fields: ['birthdate'] },
] as const satisfies { factGroup: string; fields: readonly Field[] }[];

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
  for (const { factGroup, fields: checked } of CHECKED) {
    if (isAnyOf(checked, fields)) await dropBadge(trx, { athleteId: after.id, factGroup }, by);
  }
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
