/** The measurement history: one to four visits to the tape measure, each taller than or level with the one before. */
import { addDays, isoDay, latest, yearsBetween } from '../calendar.ts';
import type { Random } from '../random.ts';
import { bodyAt, type Body, type Frame } from './body.ts';
import type { World } from './world.ts';

interface MeasurementsOf {
  readonly athleteId: string;
  readonly joinedAt: Date;
  readonly bornOn: Date;
  readonly frame: Frame;
  readonly visits: number;
}

/** The newest measurement is what stands on the profile. */
export interface LastMeasurement {
  readonly body: Body;
  readonly measuredAt: Date;
}

export function addMeasurements(world: World, random: Random, of: MeasurementsOf): LastMeasurement {
  // One in four has not been measured for half a year, so that a verification of it can have run out.
  const newestAt = addDays(world.now, -(random.chance(0.25) ? random.int(205, 340) : random.int(6, 150)));
  for (let back = of.visits - 1; back >= 0; back -= 1) {
    const measuredAt = addDays(newestAt, -back * 160);
    const createdAt = latest(measuredAt, of.joinedAt);
    world.rows.measurements.push({
      id: random.uuidAt(createdAt),
      athlete_id: of.athleteId,
      measured_on: isoDay(measuredAt),
      ...bodyAt(of.frame, yearsBetween(of.bornOn, measuredAt)),
      created_at: createdAt,
    });
  }
  return { body: bodyAt(of.frame, yearsBetween(of.bornOn, newestAt)), measuredAt: newestAt };
}
