/** Looks every ten minutes; what a page shows does not wait for it. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { processConflicts } from './conflict.service.ts';

export function guardianConflictJob(deps: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'guardian-conflicts',
    schedule: '*/10 * * * *',
    run: () => processConflicts(deps.db, deps.clock.now()),
  };
}
