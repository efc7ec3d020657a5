/** Looks every hour: a day has arrived everywhere at noon UTC, and a server that slept catches up. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { endPauses } from './pause.service.ts';

export function pauseJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'end-pauses',
    schedule: '4 * * * *',
    run: () => endPauses(deps.db, deps.clock.now()),
  };
}
