/** Looks every hour: a birthday arrives at noon UTC, and a server that slept catches up. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { processBirthdays } from './coming-of-age.service.ts';

export function comingOfAgeJob(deps: { db: Database; clock: Clock; baseUrl: string }): JobDefinition<object> {
  return {
    name: 'coming-of-age',
    schedule: '2 * * * *',
    run: (_data, jobs) => processBirthdays({ ...deps, jobs }, deps.clock.now()),
  };
}
