/** The measurement history: one to four visits to the tape measure, each taller than or level with the one before. */
import { dayOf } from '../../platform/clock.ts';
import { addDays, latest, yearsBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { bodyAt, type Body, type Frame } from './body.ts';
import type { DemoBuild } from './demo-build.ts';

interface MeasurementsOf {
  readonly athleteId: string;
  readonly joinedAt: Date;
  readonly bornOn: Date;
  readonly frame: Frame;
  readonly visits: number;
  /** Height and weight are all that this athlete has ever stated. */
  readonly isSparse: boolean;
}

export interface Measured {
  readonly body: MeasuredBody;
  readonly measuredAt: Date;
}
type MeasuredBody = { readonly [Size in keyof Body]: Body[Size] | null } & Pick<
  Body,
  'height_cm' | 'weight_kg'
>;

/** The profile shows the newest measurement. */
export interface LastMeasurement extends Measured {
  /** The ones before it, oldest first. */
  readonly earlier: readonly Measured[];
}

export function addMeasurements(build: DemoBuild, random: Random, of: MeasurementsOf): LastMeasurement {
  // One in four has not been measured for half a year, so that a verification of it can have run out.
  const newestAt = addDays(build.now, -(random.chance(0.25) ? random.int(205, 340) : random.int(6, 150)));
  const measured = Array.from({ length: of.visits }, (_, index): Measured => {
    const measuredAt = addDays(newestAt, -(of.visits - 1 - index) * 160);
    const body = bodyAt(of.frame, yearsBetween(of.bornOn, measuredAt));
    return { body: of.isSparse ? { ...body, wingspan_cm: null, vertical_cm: null } : body, measuredAt };
  });
  for (const { body, measuredAt } of measured) {
    const createdAt = latest(measuredAt, of.joinedAt);
    build.rows.measurements.push({
      id: random.uuidAt(createdAt),
      athlete_id: of.athleteId,
      measured_on: dayOf(measuredAt),
      ...body,
      created_at: createdAt,
    });
  }
  const newest = measured.at(-1);
  if (!newest) throw new Error('Everybody has been measured once');
  return { ...newest, earlier: measured.slice(0, -1) };
}
