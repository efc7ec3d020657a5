/** Every night, soon after the day is over, and at each start, in case the server slept through it. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinition, JobName } from '../../platform/jobs.ts';
import { countDays } from './sum.service.ts';

export const COUNT_DAYS: JobName<object> = { name: 'count-days' };

export function countDaysJob(db: Database, clock: Clock): JobDefinition<object> {
  return { name: COUNT_DAYS.name, schedule: '7 0 * * *', run: () => countDays(db, clock.now()) };
}
